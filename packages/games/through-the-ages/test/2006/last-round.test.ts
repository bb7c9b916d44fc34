import { describe, expect, test } from 'vitest'

import { idleGame, idleTurn } from '../testing.ts'
import type { Facts } from '../testing.ts'
import { position } from './position.ts'

/** Round 18 of the full game; the last card of Age III is dealt now. */
const round18 = (facts: Partial<Facts> = {}) =>
  position({
    players: [{}, {}, {}],
    civilNext: ['movies'],
    shortDecks: true,
    age: 3,
    round: 18,
    stage: 'row',
    ...facts,
  })

/** The first player's turn of the last round. */
const last = (facts: Partial<Facts> & Pick<Facts, 'players'>) =>
  position({ age: 4, round: 20, lastRound: 20, stage: 'politics', ...facts })

describe('Age IV', () => {
  test('it begins with the last card of Age III and the usual effects of the end of an age (TTA06-FULL-LAST-01)', () => {
    const players = [{ leader: 'isaac-newton' }, { yellowBank: 1 }, { hand: ['coal', 'oil'] }]
    const table = round18({ players })
    expect(table.state.age).toBe(4)
    expect(table.civ(0)).toMatchObject({ leader: null, yellowBank: 16 })
    expect(table.civ(1).yellowBank).toBe(0)
    expect(table.civ(2).civilHand).toEqual(['oil'])
  })

  test('it has no cards: the row is not refilled, and nothing is drawn (TTA06-FULL-LAST-01)', () => {
    const table = round18({ row: ['oil', 'tanks', 'rockets', 'computers'], militaryNext: ['raid-iii'] })
    expect(table.state.row.slice(0, 4)).toEqual(['rockets', 'computers', 'movies', null])
    table.plays(0, 'pass')
    expect(table.militaryActions(0)).toEqual([2, 0])
    table.plays(0, 'end turn').plays(1, 'stay')
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.state.row.slice(0, 4)).toEqual(['movies', null, null, null])
  })
})

describe('which round is the last', () => {
  test('Age III ends in the turn of the starting player: round 18 (TTA06-FULL-LAST-02, TTA06-EX-O19)', () => {
    expect(idleGame(round18())).toEqual([
      [0, 18],
      [1, 18],
      [2, 18],
    ])
  })

  test('it ends in the turn of the second player: round 18 is finished, round 19 is the last (TTA06-FULL-LAST-02, TTA06-EX-O19)', () => {
    expect(idleGame(round18({ active: 1 }))).toEqual([
      [1, 18],
      [2, 18],
      [0, 19],
      [1, 19],
      [2, 19],
    ])
  })

  test('the starting player need not be on the first seat (TTA06-FULL-LAST-02)', () => {
    expect(round18({ active: 1, start: 1 }).state.lastRound).toBe(18)
    expect(round18({ active: 0, start: 1 }).state.lastRound).toBe(19)
  })

  test.each([
    ['simple', 1, 'drama'],
    ['advanced', 2, 'opera'],
  ] as const)('the %s game ends after round 18 in both cases (TTA06-EX-O19)', (level, age, card) => {
    const facts = { options: { level }, age, civilNext: [card] }
    expect(idleGame(round18(facts))).toEqual([
      [0, 18],
      [1, 18],
      [2, 18],
    ])
    expect(idleGame(round18({ ...facts, active: 1 }))).toEqual([
      [1, 18],
      [2, 18],
    ])
  })
})

describe('the last round', () => {
  test('15 against 12: only the defender adds, and only cards; 16 is enough (TTA06-FULL-LAST-03, TTA06-EX-O20)', () => {
    const rival = { on: { warriors: 12 }, military: ['military-bonus-ii'], culture: 9 }
    const table = last({ players: [{ on: { warriors: 15 }, military: ['armed-intervention'] }, rival] })
    table.plays(0, 'attack 1 armed-intervention')
    expect(table.asked).toBe('1 defend')
    expect(table.options(1)).toEqual(['yield', 'bonus military-bonus-ii'])
    table.plays(1, 'bonus military-bonus-ii')
    expect(table.events('defended')).toMatchObject([{ strength: 16, held: true }])
    expect(table.civ(1).culture).toBe(9)
  })

  test('a war declared last turn, 30 against 28: the difference is 2 without any additions (TTA06-FULL-LAST-03, TTA06-EX-O20)', () => {
    const wars = [{ card: 'war-over-culture-iii', rival: 1 }]
    const rival = { on: { warriors: 28 }, culture: 9, military: ['military-bonus-iii'] }
    const table = last({ players: [{ on: { warriors: 30 }, wars }, rival], stage: 'war' })
    expect(table.asked).toBe('0 politics')
    expect(table.events('fought')).toMatchObject([{ strengths: [30, 28] }])
    expect(table.state.players.map(({ culture }) => culture)).toEqual([2, 7])
  })

  test('in the previous round units may still be sacrificed (TTA06-FULL-LAST-03)', () => {
    const players = [{ on: { warriors: 15 }, military: ['armed-intervention'] }, {}]
    const table = last({ players, round: 19 }).plays(0, 'attack 1 armed-intervention')
    expect(table.asked).toBe('0 sacrifice')
  })

  const TERRITORY = { currentEvents: ['historic-territory-ii'], futureEvents: ['pestilence'] }

  test('nobody can pay for a territory: it goes to the past events (TTA06-FULL-LAST-04, TTA06-GAP-23)', () => {
    const bidder = { on: { warriors: 5 }, military: ['terrorism', 'military-bonus-iii'] }
    const table = last({ players: [bidder, { on: { warriors: 5 } }], ...TERRITORY })
    table.plays(0, 'event terrorism')
    expect(table.asked).toBe('0 action')
    expect(table.state.pastEvents).toEqual(['historic-territory-ii'])
    expect(table.state.players.flatMap(({ colonies }) => colonies)).toEqual([])
  })

  test('in the previous round players can (TTA06-FULL-LAST-04)', () => {
    const bidder = { on: { warriors: 5 }, military: ['terrorism'] }
    const table = last({ players: [bidder, {}], round: 19, ...TERRITORY }).plays(0, 'event terrorism')
    expect(table.asked).toBe('0 bid')
  })

  test('Columbus needs no units and may still settle (TTA06-GAP-23)', () => {
    const columbus = { leader: 'christopher-columbus', military: ['historic-territory-ii'] }
    const table = last({ players: [columbus, {}] })
    table.plays(0, 'use christopher-columbus historic-territory-ii')
    expect(table.civ(0)).toMatchObject({ colonies: ['historic-territory-ii'], culture: 11 })
  })

  test('a war may be declared, but it is never decided (TTA06-FULL-LAST-05)', () => {
    const declarer = { government: 'communism', military: ['war-over-culture-iii'], on: { warriors: 9 } }
    const table = last({ players: [declarer, { culture: 30 }] })
    table.plays(0, 'war 1 war-over-culture-iii')
    expect(table.civ(0).wars).toEqual([{ card: 'war-over-culture-iii', rival: 1 }])
    expect(table.militaryActions(0)).toEqual([2, 3])
    idleTurn(idleTurn(table))
    expect(table.state.over).toBe(true)
    expect(table.events('fought')).toEqual([])
    expect(table.civ(1).culture).toBe(30)
  })
})
