import { describe, expect, test } from 'vitest'

import type { Position } from '../testing.ts'
import { position } from './position.ts'

type Units = Readonly<Record<string, number>>

/** The strength of units with a tactic. */
const strength = (tactic: string, on: Units) =>
  position({ players: [{ on: { warriors: 0, ...on }, tactic }, {}], age: 3 }).strength(0)

/** The total that an attacker announces who sacrifices these units. */
function attack(tactic: string, on: Units, ...sacrificed: readonly string[]): number {
  const attacker = { on: { warriors: 0, ...on }, tactic, military: ['spy'] }
  const table = position({ players: [attacker, {}], age: 3, stage: 'politics' }).plays(0, 'attack 1 spy')
  if (sacrificed.length > 0) table.plays(0, ['sacrifice', ...sacrificed].join(' '))
  return announced(table)
}

function announced(table: Position): number {
  if (table.asked === '0 sacrifice') table.plays(0, 'done')
  const { doing } = table.table.view(1)
  return doing?.kind === 'attack' ? doing.strength : NaN
}

describe('playing a tactic', () => {
  test('costs 1 military action among the actions of the turn (TTA06-ADV-TAC-01)', () => {
    const table = position({
      players: [{ military: ['legion'], on: { warriors: 3 } }, {}],
      stage: 'politics',
    })
    expect(table.options(0)).toEqual(['pass'])
    table.plays(0, 'pass', 'tactic legion')
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.strength(0)).toBe(3 + 2)
  })

  test('not without a military action (TTA06-ADV-TAC-01)', () => {
    const table = position({ players: [{ military: ['legion'], militaryActions: 0 }, {}] })
    expect(table.options(0)).not.toContain('tactic legion')
    expect(table.why(0, 'tactic legion')).toEqual(['military-actions TTA06-ADV-TAC-01'])
  })

  test('a second one in the same turn costs another action and discards the first, which nobody can use (TTA06-ADV-TAC-01, TTA06-ADV-TAC-02, TTA06-EX-O29)', () => {
    const players = [
      { military: ['legion', 'fighting-band'], on: { warriors: 3 } },
      { on: { warriors: 3 }, government: 'monarchy' },
    ]
    const table = position({ players }).plays(0, 'tactic legion', 'tactic fighting-band')
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.civ(0).tactic).toBe('fighting-band')
    expect(table.strength(0)).toBe(3 + 1)
    expect(table.state.discards[1]?.cards).toEqual(['legion'])
    table.plays(0, 'end turn').plays(1, 'stay', 'pass')
    expect(table.options(1).filter((id) => /tactic|copy/.test(id))).toEqual([])
  })

  test('it works for its owner alone, in later turns too (TTA06-ADV-TAC-02)', () => {
    const units = { warriors: 3 }
    const table = position({ players: [{ on: units, tactic: 'legion' }, { on: units }], stage: 'resign' })
    expect([table.strength(0), table.strength(1)]).toEqual([5, 3])
    table.plays(0, 'stay', 'pass', 'end turn').plays(1, 'stay', 'pass')
    expect(table.options(1).filter((id) => /tactic|copy/.test(id))).toEqual([])
    expect([table.strength(0), table.strength(1)]).toEqual([5, 3])
  })
})

describe('armies', () => {
  test('Medieval Army: five units of strength 8 make two armies and 12 (TTA06-ADV-TAC-03, TTA06-ADV-TAC-04, TTA06-EX-R23)', () => {
    expect(strength('medieval-army', { warriors: 2, swordsmen: 1, knights: 2 })).toBe(12)
  })

  test('without a unit of one type there is no army, whatever the levels of the others (TTA06-ADV-TAC-03)', () => {
    expect(strength('medieval-army', { knights: 3 })).toBe(6)
    expect(strength('medieval-army', { tanks: 1, 'modern-infantry': 1 })).toBe(10 + 2)
    expect(strength('mobile-artillery', { knights: 1, rockets: 1 })).toBe(7 + 5)
  })

  test('each unit belongs to at most one army (TTA06-ADV-TAC-04)', () => {
    expect(strength('legion', { warriors: 2 })).toBe(2)
    expect(strength('legion', { warriors: 3 })).toBe(3 + 2)
    expect(strength('legion', { warriors: 5 })).toBe(5 + 2)
    expect(strength('legion', { warriors: 6 })).toBe(6 + 4)
  })

  test('Defensive Army: one of two armies has Warriors and adds only 3, 22 in total (TTA06-ADV-TAC-05, TTA06-EX-R25)', () => {
    expect(strength('defensive-army', { swordsmen: 3, warriors: 1, cannon: 2 })).toBe(13 + 6 + 3)
  })

  test('old units are grouped together if that gives more (TTA06-ADV-TAC-03, TTA06-ADV-TAC-05)', () => {
    expect(strength('defensive-army', { swordsmen: 2, warriors: 2, cannon: 2 })).toBe(12 + 6 + 3)
  })

  test('for a tactic of Age III units of level I are old; those of level II are not (TTA06-ADV-TAC-05)', () => {
    expect(strength('entrenchments', { warriors: 1, cannon: 2 })).toBe(7 + 5)
    expect(strength('entrenchments', { swordsmen: 1, cannon: 2 })).toBe(8 + 5)
    expect(strength('entrenchments', { riflemen: 1, cannon: 2 })).toBe(9 + 9)
  })

  test('for a tactic of Age II units of level I are not old (TTA06-ADV-TAC-05)', () => {
    expect(strength('conquistadors', { swordsmen: 1, knights: 2 })).toBe(6 + 5)
    expect(strength('conquistadors', { warriors: 1, knights: 2 })).toBe(5 + 3)
  })

  test('new units fit an old tactic, and a tactic with a single value has no old units (TTA06-ADV-TAC-05)', () => {
    expect(strength('legion', { 'modern-infantry': 3 })).toBe(15 + 2)
    expect(strength('phalanx', { warriors: 2, tanks: 1 })).toBe(7 + 3)
    expect(strength('fortifications', { cannon: 2 })).toBe(6 + 4)
  })
})

describe('sacrificed armies', () => {
  const CHARLES = { warriors: 2, swordsmen: 1, knights: 2 }

  test('one Knights: 14 (TTA06-ADV-AGG-02, TTA06-EX-R24)', () => {
    expect(attack('medieval-army', CHARLES, 'knights')).toBe(14)
  })

  test('Knights and Swordsmen are an army: 18 (TTA06-ADV-AGG-02, TTA06-ADV-TAC-06, TTA06-EX-R24)', () => {
    expect(attack('medieval-army', CHARLES, 'swordsmen', 'knights')).toBe(18)
  })

  test('two pairs of Warriors and Knights: 22 (TTA06-ADV-AGG-02, TTA06-ADV-TAC-06, TTA06-EX-R24)', () => {
    expect(attack('medieval-army', CHARLES, 'warriors', 'warriors', 'knights', 'knights')).toBe(22)
  })

  test('an army with an old unit adds its lower bonus (TTA06-ADV-TAC-06)', () => {
    const units = { swordsmen: 1, warriors: 1, cannon: 1 }
    expect(attack('defensive-army', units, 'warriors', 'swordsmen', 'cannon')).toBe(2 * (6 + 3))
  })

  test('a defender adds the bonus as well (TTA06-ADV-TAC-06)', () => {
    const table = position({
      players: [
        { on: { warriors: 10 }, military: ['raid-i'] },
        { on: { warriors: 3 }, tactic: 'legion' },
      ],
      stage: 'politics',
    })
    table.plays(0, 'attack 1 raid-i', 'done')
    table.plays(1, 'sacrifice warriors 3')
    expect(table.events('defended')).toMatchObject([{ strength: 2 * (3 + 2), held: true }])
  })

  test('so does a colonizer (TTA06-ADV-TAC-06)', () => {
    const table = position({
      players: [{ on: { warriors: 3 }, tactic: 'legion', military: ['rats'] }, { on: { warriors: 0 } }],
      currentEvents: ['historic-territory-i'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.options(0).at(-1)).toBe('bid 5')
    table.plays(0, 'bid 5', 'send warriors 3')
    expect(table.events('sent')).toMatchObject([{ force: 5 }])
    expect(table.civ(0)).toMatchObject({ colonies: ['historic-territory-i'], yellowBank: 21 })
  })
})

describe('the air force', () => {
  test('is built for a military action, counts for strength and makes no army (TTA06-FULL-AIR-01)', () => {
    const on = { warriors: 3, 'air-forces': 0, oil: [0, 2] } as const
    const table = position({ players: [{ on, unused: 1 }, {}], age: 3 }).plays(0, 'build air-forces')
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.resources(0)).toBe(10 - 7)
    expect(table.strength(0)).toBe(3 + 5)
    expect(strength('legion', { warriors: 2, 'air-forces': 3 })).toBe(2 + 15)
  })

  test('can be sacrificed like other units (TTA06-FULL-AIR-01)', () => {
    expect(attack('legion', { warriors: 2, 'air-forces': 1 }, 'air-forces')).toBe(7 + 5)
  })

  test('Entrenchments: it doubles the better of two armies for 47, a second one the other for 57, a third one neither (TTA06-FULL-AIR-02, TTA06-FULL-AIR-03, TTA06-EX-R26)', () => {
    const units = { 'modern-infantry': 1, swordsmen: 1, cannon: 4 }
    expect(strength('entrenchments', { ...units, 'air-forces': 1 })).toBe(47)
    expect(strength('entrenchments', { ...units, 'air-forces': 2 })).toBe(57)
    expect(strength('entrenchments', { ...units, 'air-forces': 3 })).toBe(60)
  })

  test('each doubles one army; those beyond the armies add only their own strength (TTA06-FULL-AIR-02, TTA06-FULL-AIR-03)', () => {
    expect(strength('legion', { warriors: 6, 'air-forces': 1 })).toBe(6 + 5 + 2 * 2 + 2)
    expect(strength('legion', { warriors: 3, 'air-forces': 1 })).toBe(3 + 5 + 2 * 2)
    expect(strength('legion', { warriors: 3, 'air-forces': 2 })).toBe(3 + 10 + 2 * 2)
  })

  test('sacrificed with a complete army it doubles the bonus again (TTA06-FULL-AIR-04, TTA06-GAP-20)', () => {
    const units = { warriors: 3, 'air-forces': 1 }
    const all = ['warriors', 'warriors', 'warriors', 'air-forces']
    expect(attack('legion', units, ...all)).toBe(2 * (3 + 5 + 2 * 2))
    expect(attack('legion', units, ...all.slice(0, 3))).toBe(12 + 3 + 2)
    expect(attack('legion', units, ...all.slice(1))).toBe(12 + 2 + 5)
  })
})
