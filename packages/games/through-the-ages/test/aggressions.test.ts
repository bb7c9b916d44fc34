import { isSet } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A strong attacker who holds this card, and the rival. */
const attacked = (card: string, rival: PlayerFacts = {}, attacker: PlayerFacts = {}) =>
  position({
    players: [{ on: { warriors: 12 }, government: 'monarchy', military: [card], ...attacker }, rival],
    age: 3,
    stage: 'politics',
  })

describe('playing an aggression', () => {
  test('the card is revealed and its military actions are paid (TTA-AGGR-01, TTA-AGGR-02)', () => {
    const table = attacked('enslave', { military: ['legion'] })
    table.plays(0, 'attack 1 enslave')
    expect(table.militaryActions(0)).toEqual([1, 2])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.events('attacked')).toEqual([
      { kind: 'attacked', seat: 0, rival: 1, card: 'enslave', strength: 12 },
    ])
  })

  test('it needs the actions that it costs (TTA-AGGR-02)', () => {
    const table = attacked('enslave', {}, { militaryActions: 1 })
    expect(table.options(0)).not.toContain('attack 1 enslave')
    expect(table.why(0, 'attack 1 enslave')).toEqual(['military-actions TTA-AGGR-02'])
  })

  test('the rival must have something to lose by it (TTA-AGGR-02)', () => {
    expect(attacked('annex').options(0)).not.toContain('attack 1 annex')
    expect(attacked('annex', { colonies: ['vast-territory-i'] }).options(0)).toContain('attack 1 annex')
    expect(attacked('infiltrate').options(0)).not.toContain('attack 1 infiltrate')
    expect(attacked('infiltrate', { leader: 'moses' }).options(0)).toContain('attack 1 infiltrate')
    expect(attacked('infiltrate', { site: ['kremlin', 0] }).options(0)).toContain('attack 1 infiltrate')
  })

  test('it cannot target a partner who is protected by a pact (TTA-AGGR-03)', () => {
    const table = position({
      players: [
        { on: { warriors: 12 }, military: ['plunder-iii'] },
        { pact: { card: 'peace-treaty', partner: 0 } },
        {},
      ],
      age: 3,
      stage: 'politics',
    })
    expect(table.options(0)).toContain('attack 2 plunder-iii')
    expect(table.options(0)).not.toContain('attack 1 plunder-iii')
    expect(table.why(0, 'attack 1 plunder-iii')).toEqual(['pact-forbids TTA-AGGR-03'])
  })

  test('a pact that protects only from wars does not protect from other attacks (TTA-AGGR-03)', () => {
    const table = position({
      players: [
        { on: { warriors: 12 }, military: ['plunder-iii'] },
        { pact: { card: 'loss-of-sovereignty', partner: 2, side: 'B' } },
        {},
      ],
      age: 3,
      stage: 'politics',
    })
    expect(table.options(0)).toContain('attack 1 plunder-iii')
  })

  test.each([
    [11, true],
    [12, false],
    [13, false],
  ])('12 against %i: %s (TTA-AGGR-04)', (warriors, may) => {
    const table = attacked('plunder-iii', { on: { warriors } })
    expect(table.options(0).includes('attack 1 plunder-iii')).toBe(may)
    expect(table.why(0, 'attack 1 plunder-iii')).toEqual(may ? [] : ['strength TTA-AGGR-04'])
  })
})

describe('pacts and aggressions', () => {
  test('Open Borders: the attacker has 2 more, and the rival must reach that (TTA-AGGR-05, TTA-EX-32)', () => {
    const table = position({
      players: [
        {
          on: { warriors: 8 },
          military: ['plunder-i'],
          pact: { card: 'open-borders-agreement', partner: 1 },
        },
        { on: { warriors: 8 }, military: ['military-bonus-i', 'legion'] },
        { on: { warriors: 8 } },
      ],
      stage: 'politics',
    })
    expect(table.options(0)).toContain('attack 1 plunder-i')
    expect(table.options(0)).not.toContain('attack 2 plunder-i')
    table.plays(0, 'attack 1 plunder-i')
    expect(table.options(1).toSorted()).toEqual([
      'bonus military-bonus-i',
      'bonus military-bonus-i discard legion',
      'discard legion military-bonus-i',
      'yield',
    ])
    expect(table.civ(0).pact?.card).toBe('open-borders-agreement')
  })

  test('strength from a pact that the attack ends does not count (TTA-AGGR-05, TTA-EX-32)', () => {
    const protection = { card: 'promise-of-military-protection', partner: 1, side: 'B' } as const
    const table = position({
      players: [
        { on: { warriors: 8 }, military: ['plunder-i'], pact: protection },
        { on: { warriors: 9 } },
        { on: { warriors: 9 } },
      ],
      age: 2,
      stage: 'politics',
    })
    expect(table.strength(0)).toBe(12)
    expect(table.options(0)).toContain('attack 2 plunder-i')
    expect(table.options(0)).not.toContain('attack 1 plunder-i')
    expect(table.why(0, 'attack 1 plunder-i')).toEqual(['strength TTA-AGGR-04'])
  })

  test('of two pacts that the attack ends, neither counts (TTA-AGGR-05)', () => {
    const table = position({
      players: [
        {
          on: { warriors: 8 },
          military: ['plunder-i'],
          pact: { card: 'military-alliance', partner: 1 },
        },
        { on: { warriors: 9 }, pact: { card: 'promise-of-military-protection', partner: 0, side: 'A' } },
        {},
      ],
      age: 3,
      stage: 'politics',
    })
    expect([table.strength(0), table.strength(1)]).toEqual([15, 12])
    expect(table.options(0)).not.toContain('attack 1 plunder-i')
  })

  test('such a pact ends before the defence (TTA-AGGR-06)', () => {
    const table = position({
      players: [
        { on: { warriors: 8 }, military: ['plunder-i'] },
        {
          on: { warriors: 6 },
          military: ['legion', 'military-bonus-i'],
          pact: { card: 'military-alliance', partner: 0 },
        },
        {},
      ],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 plunder-i')
    expect(table.asked).toBe('1 defend')
    expect(table.civ(1).pact).toBeNull()
    expect([table.strength(0), table.strength(1)]).toEqual([8, 6])
    expect(table.state.discards[3]?.cards).toEqual(['military-alliance'])
    table.plays(1, 'bonus military-bonus-i')
    expect(table.events('defended')).toMatchObject([{ bonuses: ['military-bonus-i'], strength: 8 }])
  })
})

describe('the defence', () => {
  /** Nine against twelve, with three military actions, two of them spent (TTA-EX-31). */
  const nineAgainstTwelve = () => {
    const military = ['military-bonus-ii', 'military-bonus-i', 'legion', 'phalanx']
    const rival = { on: { warriors: 9 }, government: 'monarchy', military, militaryActions: 1 }
    return attacked('plunder-i', rival, { government: 'despotism' }).plays(0, 'attack 1 plunder-i')
  }

  test('is empty or sufficient, with as many cards as the total allows (TTA-AGGR-09, TTA-AGGR-10, TTA-EX-31)', () => {
    const all =
      nineAgainstTwelve()
        .table.question(1)
        ?.options.filter(({ id }) => id !== 'yield') ?? []
    const ids = all.map(({ id }) => id)
    expect(ids).toContain('bonus military-bonus-ii')
    expect(ids).toContain('bonus military-bonus-i discard legion')
    expect(ids).toContain('bonus military-bonus-i discard phalanx')
    expect(ids).toContain('discard legion military-bonus-i phalanx')
    expect(ids).not.toContain('bonus military-bonus-i')
    const worth = (id: string) =>
      id === 'bonus military-bonus-ii' ? 4 : id === 'bonus military-bonus-i' ? 2 : 1
    const sets = all.filter(isSet).map(({ pieces }) => pieces.map(({ id }) => id))
    expect(Math.max(...sets.map(({ length }) => length))).toBe(3)
    expect(Math.min(...sets.map((set) => set.reduce((sum, id) => sum + worth(id), 0)))).toBe(3)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('bonus cards add their defence value and are discarded (TTA-AGGR-07, TTA-AGGR-11)', () => {
    const table = nineAgainstTwelve().plays(1, 'bonus military-bonus-ii')
    expect(table.events('defended')).toEqual([
      {
        kind: 'defended',
        seat: 1,
        units: [],
        bonuses: ['military-bonus-ii'],
        discards: 0,
        strength: 13,
        held: true,
      },
    ])
    expect(table.civ(1).militaryHand.cards).toEqual(['military-bonus-i', 'legion', 'phalanx'])
    expect(table.state.discards[2]?.cards).toEqual(['military-bonus-ii'])
  })

  test('any military card is worth 1 when discarded face down (TTA-AGGR-08, TTA-AGGR-11)', () => {
    const table = nineAgainstTwelve().plays(1, 'bonus military-bonus-i discard legion')
    expect(table.events('defended')).toEqual([
      {
        kind: 'defended',
        seat: 1,
        units: [],
        bonuses: ['military-bonus-i'],
        discards: 1,
        strength: 12,
        held: true,
      },
    ])
    expect(table.state.discards[1]?.cards.toSorted()).toEqual(['legion', 'military-bonus-i', 'plunder-i'])
  })

  test('the strength of the attacker is enough: nothing happens, and the actions stay spent (TTA-AGGR-11)', () => {
    const table = attacked('plunder-i', {
      on: { warriors: 10, bronze: [2, 3] },
      military: ['military-bonus-i'],
      blueBank: 13,
    })
    table.plays(0, 'attack 1 plunder-i').plays(1, 'bonus military-bonus-i')
    expect([table.resources(0), table.resources(1)]).toEqual([0, 3])
    expect(table.militaryActions(0)).toEqual([2, 1])
    expect(table.state.discards[1]?.cards.toSorted()).toEqual(['military-bonus-i', 'plunder-i'])
    expect(table.asked).toBe('0 action')
  })

  test('a player who does not defend plays nothing (TTA-AGGR-10, TTA-AGGR-12)', () => {
    const table = attacked('plunder-i', {
      on: { warriors: 10, bronze: [2, 3] },
      military: ['military-bonus-i'],
      blueBank: 13,
    })
    table.plays(0, 'attack 1 plunder-i').plays(1, 'yield').plays(0, 'food 0 resources 3')
    expect([table.resources(0), table.resources(1)]).toEqual([3, 0])
    expect(table.civ(1).militaryHand.cards).toEqual(['military-bonus-i'])
  })

  test('a player who cannot reach the attacker is asked, but may add nothing (TTA-AGGR-10)', () => {
    const table = attacked('plunder-i', { military: ['military-bonus-iii', 'legion'] })
    table.plays(0, 'attack 1 plunder-i')
    expect(table.asked).toBe('1 defend')
    expect(table.options(1)).toEqual(['yield'])
  })

  test('the attacker adds no cards and sends no units (TTA-AGGR-14)', () => {
    const table = attacked(
      'plunder-i',
      { on: { warriors: 11 }, military: ['legion', 'phalanx'] },
      { military: ['plunder-i', 'military-bonus-iii'] },
    )
    table.plays(0, 'attack 1 plunder-i')
    expect(table.options(1).toSorted()).toEqual([
      'discard legion',
      'discard legion phalanx',
      'discard phalanx',
      'yield',
    ])
    table.plays(1, 'discard phalanx')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['military-bonus-iii'])
    expect([table.on(0, 'warriors'), table.on(1, 'warriors')]).toEqual([
      [12, 0],
      [11, 0],
    ])
  })
})

describe('a successful aggression', () => {
  test('takes effect and is discarded to the pile of its age (TTA-AGGR-12)', () => {
    const table = attacked('spy', { science: 4 }).plays(0, 'attack 1 spy')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([4, 0])
    expect(table.state.discards[2]?.cards).toEqual(['spy'])
    expect(table.asked).toBe('0 action')
  })

  test('the rival chooses which worker to lose if none is unused (TTA-AGGR-12)', () => {
    const table = attacked('enslave', { unused: 0 }).plays(0, 'attack 1 enslave')
    expect(table.asked).toBe('1 withdraw')
    table.plays(1, 'withdraw philosophy')
    expect(table.on(1, 'philosophy')).toEqual([0, 0])
    expect(table.civ(1).yellowBank).toBe(19)
    expect([table.food(0), table.resources(0)]).toEqual([2, 2])
  })

  test('costs of cards are the printed ones (TTA-AGGR-13)', () => {
    const rival = { on: { theology: 1, philosophy: 0 }, specials: ['masonry'] }
    const table = attacked('raid-i', rival, { specials: ['architecture'] })
    table.plays(0, 'attack 1 raid-i')
    expect(table.on(1, 'theology')).toEqual([0, 0])
    expect(table.civ(1).unused).toBe(2)
    expect(table.resources(0)).toBe(3)
  })
})
