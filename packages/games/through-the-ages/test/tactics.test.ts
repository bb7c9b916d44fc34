import { describe, expect, test } from 'vitest'

import { CARDS_2015, position } from './testing.ts'

describe('at the start of the turn', () => {
  test('an exclusive tactic moves to the common ones and stays the current tactic (TTA-TACTIC-01, TTA-TACTIC-04)', () => {
    const table = position({
      players: [{ on: { warriors: 3 }, exclusive: 'legion' }, {}],
      stage: 'row',
    })
    expect(table.asked).toBe('0 politics')
    expect(table.state.commonTactics).toEqual(['legion'])
    expect(table.civ(0)).toMatchObject({ tactic: 'legion', exclusive: false })
    expect(table.strength(0)).toBe(3 + 2)
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  test('only the active player shares (TTA-TACTIC-01)', () => {
    const table = position({ players: [{}, { exclusive: 'legion' }], stage: 'row' })
    expect(table.state.commonTactics).toEqual([])
    table.plays(0, 'pass', 'end turn')
    expect(table.asked).toBe('1 politics')
    expect(table.state.commonTactics).toEqual(['legion'])
  })

  test('a tactic is exclusive until the next turn of its owner (TTA-TACTIC-01, TTA-TACTIC-06)', () => {
    const table = position({ players: [{ military: ['legion'] }, {}] })
    table.plays(0, 'tactic legion', 'end turn')
    expect(table.plays(1, 'pass').options(1)).not.toContain('copy legion')
    table.plays(1, 'end turn')
    expect(table.state.commonTactics).toEqual(['legion'])
  })

  test('there may be any number of common tactics (TTA-TACTIC-02)', () => {
    const tactics = CARDS_2015.filter(({ kind }) => kind === 'tactic').map(({ id }) => id)
    const table = position({
      players: [{ exclusive: 'legion' }, {}],
      commonTactics: tactics.filter((card) => card !== 'legion'),
      age: 3,
      stage: 'row',
    })
    expect(table.state.commonTactics.toSorted()).toEqual(tactics.toSorted())
  })

  test('the second of two identical tactics leaves the game and is not discarded (TTA-TACTIC-03)', () => {
    const table = position({
      players: [{ exclusive: 'legion', on: { warriors: 3 } }, {}],
      commonTactics: ['legion'],
      stage: 'row',
    })
    expect(table.state.commonTactics).toEqual(['legion'])
    expect(table.state.gone).toContain('legion')
    expect(table.state.discards.flatMap(({ cards }) => cards)).toEqual([])
    expect(table.civ(0).tactic).toBe('legion')
    expect(table.strength(0)).toBe(5)
  })
})

describe('playing and copying', () => {
  test('a tactic from hand costs one military action and is the current one at once (TTA-TACTIC-06)', () => {
    const table = position({ players: [{ military: ['legion'], on: { warriors: 3 } }, {}] })
    expect(table.strength(0)).toBe(3)
    table.plays(0, 'tactic legion')
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.civ(0)).toMatchObject({ tactic: 'legion', exclusive: true })
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.strength(0)).toBe(5)
  })

  test('without a military action none can be played (TTA-TACTIC-06)', () => {
    const table = position({ players: [{ military: ['legion'], militaryActions: 0 }, {}] })
    expect(table.why(0, 'tactic legion')).toEqual(['military-actions TTA-TACTIC-06'])
  })

  test('a replaced common tactic stays with the common ones (TTA-TACTIC-07)', () => {
    const table = position({
      players: [{ military: ['fighting-band'], tactic: 'legion', on: { warriors: 3 } }, {}],
    })
    table.plays(0, 'tactic fighting-band')
    expect(table.state.commonTactics).toEqual(['legion'])
    expect(table.civ(0).tactic).toBe('fighting-band')
    expect(table.strength(0)).toBe(3 + 1)
  })

  test('a common tactic is copied for two military actions (TTA-TACTIC-09)', () => {
    const table = position({ players: [{ on: { warriors: 3 } }, {}], commonTactics: ['legion'] })
    table.plays(0, 'copy legion')
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.civ(0)).toMatchObject({ tactic: 'legion', exclusive: false })
    expect(table.state.commonTactics).toEqual(['legion'])
    expect(table.strength(0)).toBe(5)
  })

  test('with one military action nothing can be copied (TTA-TACTIC-09)', () => {
    const table = position({ players: [{ militaryActions: 1 }, {}], commonTactics: ['legion'] })
    expect(table.why(0, 'copy legion')).toEqual(['military-actions TTA-TACTIC-09'])
  })

  test('only one tactic is played or copied per turn (TTA-TACTIC-08)', () => {
    const facts = {
      players: [{ government: 'communism', military: ['legion', 'phalanx'] }, {}],
      commonTactics: ['fighting-band', 'heavy-cavalry'],
      age: 3,
    }
    const played = position(facts).plays(0, 'tactic legion')
    const copied = position(facts).plays(0, 'copy fighting-band')
    for (const table of [played, copied]) {
      expect(table.why(0, 'tactic phalanx')).toEqual(['tactic-done TTA-TACTIC-08'])
      expect(table.why(0, 'copy heavy-cavalry')).toEqual(['tactic-done TTA-TACTIC-08'])
      expect(table.militaryActions(0)[0]).toBeGreaterThanOrEqual(3)
    }
  })

  test('the next turn allows it again (TTA-TACTIC-08)', () => {
    const table = position({ players: [{ military: ['legion', 'phalanx'] }, {}] })
    table.plays(0, 'tactic legion', 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.plays(0, 'tactic phalanx').civ(0).tactic).toBe('phalanx')
  })

  test('an exclusive tactic of another player cannot be copied (TTA-TACTIC-10)', () => {
    const table = position({ players: [{}, { exclusive: 'legion' }], commonTactics: ['phalanx'] })
    expect(table.options(0)).toContain('copy phalanx')
    expect(table.options(0)).not.toContain('copy legion')
  })

  test('several players can have their markers on one common tactic (TTA-TACTIC-10)', () => {
    const table = position({ players: [{}, { tactic: 'legion', on: { warriors: 3 } }, { tactic: 'legion' }] })
    table.plays(0, 'copy legion')
    expect(table.state.players.map(({ tactic }) => tactic)).toEqual(['legion', 'legion', 'legion'])
    expect(table.strength(1)).toBe(5)
  })
})

/** Unit cards of each age and their strength. */
const INFANTRY = ['warriors', 'swordsmen', 'riflemen', 'modern-infantry'] as const
const CAVALRY = ['', 'knights', 'cavalrymen', 'tanks'] as const
const ARTILLERY = ['', '', 'cannon', 'rockets'] as const
const OWN = [1, 2, 3, 5] as const

describe('what the cards show (TTA-TACTIC-05)', () => {
  const TACTICS = [
    ['fighting-band', 1, 2, 0, 0, 1],
    ['heavy-cavalry', 1, 0, 3, 0, 4],
    ['legion', 1, 3, 0, 0, 2],
    ['medieval-army', 1, 1, 1, 0, 2],
    ['phalanx', 1, 2, 1, 0, 3],
    ['classic-army', 2, 2, 2, 0, 8],
    ['conquistadors', 2, 1, 2, 0, 5],
    ['defensive-army', 2, 2, 0, 1, 6],
    ['fortifications', 2, 0, 0, 2, 5],
    ['mobile-artillery', 2, 0, 1, 1, 5],
    ['napoleonic-army', 2, 1, 1, 1, 7],
    ['entrenchments', 3, 1, 0, 2, 9],
    ['mechanized-army', 3, 0, 1, 2, 10],
    ['modern-army', 3, 2, 1, 1, 13],
    ['shock-troops', 3, 1, 3, 0, 11],
  ] as const

  test.each(TACTICS)(
    'the units on %s of age %i (%i infantry, %i cavalry, %i artillery) add %i',
    (tactic, age, infantry, cavalry, artillery, strength) => {
      const units = [
        [INFANTRY[age], infantry],
        [CAVALRY[age], cavalry],
        [ARTILLERY[age], artillery],
      ] as const
      const needed = units.filter(([, count]) => count > 0)
      const own = OWN[age] * (infantry + cavalry + artillery)
      const on = { warriors: 0, ...Object.fromEntries(needed) }
      expect(position({ players: [{ on, tactic }, {}], age }).strength(0)).toBe(own + strength)
      for (const [card, count] of needed) {
        const fewer = { ...on, [card]: count - 1 }
        expect(position({ players: [{ on: fewer, tactic }, {}], age }).strength(0)).toBe(own - OWN[age])
      }
    },
  )

  test('these are all tactics, and they are military cards', () => {
    const tactics = CARDS_2015.filter(({ kind }) => kind === 'tactic')
    expect(tactics.map(({ id }) => id).toSorted()).toEqual(TACTICS.map(([id]) => id).toSorted())
    for (const { deck } of tactics) expect(deck).toBe('military')
  })
})
