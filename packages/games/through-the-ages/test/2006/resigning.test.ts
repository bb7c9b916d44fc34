import { describe, expect, test } from 'vitest'

import { idleTurn } from '../testing.ts'
import type { Facts } from '../testing.ts'
import { position } from './position.ts'

/** Three players; the second is about to begin their turn. */
const three = (facts: Partial<Facts> = {}) =>
  position({ players: [{}, {}, {}], active: 1, age: 2, stage: 'resign', ...facts })

describe('resigning', () => {
  test('is offered at the start of a turn, before anything else (TTA06-FULL-RESIGN-01)', () => {
    const table = three({ row: ['coal', 'opera'] })
    expect(table.asked).toBe('1 resign')
    expect(table.options(1)).toEqual(['stay', 'resign'])
    expect(table.events('swept', 'dealt')).toEqual([])
    table.plays(1, 'stay')
    expect(table.asked).toBe('1 politics')
    expect(table.options(1)).toEqual(['pass'])
    expect(table.plays(1, 'pass').options(1)).not.toContain('resign')
  })

  test('is possible in the last round too (TTA06-FULL-RESIGN-01)', () => {
    const table = three({ age: 4, round: 20, lastRound: 20 })
    expect(table.options(1)).toContain('resign')
  })

  test('does not exist in the other levels (TTA06-FULL-RESIGN-01)', () => {
    expect(three({ stage: 'row', options: { level: 'advanced' } }).asked).toBe('1 politics')
    expect(three({ stage: 'row', age: 1, options: { level: 'simple' } }).asked).toBe('1 action')
  })

  test('the player has no more turns; the others go on (TTA06-FULL-RESIGN-01)', () => {
    const table = three().plays(1, 'resign')
    expect([table.state.active, table.state.round]).toEqual([2, 5])
    idleTurn(table)
    expect([table.state.active, table.state.round]).toEqual([0, 6])
    idleTurn(table)
    expect([table.state.active, table.state.round]).toEqual([2, 6])
  })

  test('everybody who stays ranks above that player, whatever the points (TTA06-FULL-RESIGN-01)', () => {
    const players = [{ culture: 10 }, { culture: 200 }, { culture: 5, on: { religion: 0 } }]
    const table = three({ players, age: 4, round: 20, lastRound: 20 }).plays(1, 'resign')
    idleTurn(table)
    expect(table.state.over).toBe(true)
    expect(table.table.outcome?.places).toEqual([1, 3, 2])
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [0] }])
  })

  test('that player scores nothing at the end of the game and takes no rank from others (TTA06-FULL-RESIGN-01)', () => {
    const players = [{}, { on: { warriors: 9 }, culture: 50 }, { on: { warriors: 2 } }]
    const currentEvents = ['impact-of-strength']
    const table = three({ players, age: 4, round: 20, lastRound: 20, currentEvents }).plays(1, 'resign')
    idleTurn(table)
    expect(table.state.final).toEqual([{ what: 'impact-of-strength', scores: [0, 0, 10] }])
  })

  test('a war declared on that player has no effect (TTA06-FULL-RESIGN-02, TTA06-EX-O27)', () => {
    const wars = [{ card: 'war-over-culture-ii', rival: 1 }]
    const table = three({ players: [{ wars, on: { warriors: 9 } }, { culture: 20 }, {}] }).plays(1, 'resign')
    idleTurn(table).plays(0, 'stay')
    expect(table.asked).toBe('0 politics')
    expect(table.events('fought')).toEqual([])
    expect(table.civ(0)).toMatchObject({ wars: [], culture: 0 })
  })
})

describe('with fewer players', () => {
  const ROW = ['coal', 'opera', 'cannon', 'republic', 'strategy', 'navigation', 'kremlin', 'architecture']

  test('one of three resigns: the next player removes the cards on spaces 1 to 3 (TTA06-FULL-RESIGN-03, TTA06-EX-O27)', () => {
    const table = three({ row: ROW }).plays(1, 'resign').plays(2, 'stay')
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['coal', 'opera', 'cannon'] }])
  })

  test('one of four resigns: two spaces, as with three players (TTA06-FULL-RESIGN-03)', () => {
    const table = three({ row: ROW, players: [{}, {}, {}, {}] })
      .plays(1, 'resign')
      .plays(2, 'stay')
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['coal', 'opera'] }])
  })

  test('with two players left, the two strongest are only the strongest (TTA06-FULL-RESIGN-03, TTA06-GAP-22)', () => {
    const players = [{ on: { warriors: 2 } }, { on: { warriors: 9 } }, { military: ['iconoclasm'] }]
    const table = three({ players, currentEvents: ['cold-war'] })
    table.plays(1, 'resign').plays(2, 'stay', 'event iconoclasm')
    expect([table.civ(0).science, table.civ(2).science]).toEqual([6, 0])
  })

  test('the decks in use stay the same (TTA06-FULL-RESIGN-03, TTA06-GAP-22)', () => {
    const before = three({ row: ROW })
    const [civil, military] = [before.state.civilDeck.length, before.state.militaryDeck.length]
    const { state } = before.plays(1, 'resign').plays(2, 'stay')
    expect(state.civilDeck).toHaveLength(civil - 8)
    expect(state.militaryDeck).toHaveLength(military)
  })

  test('so do the decks of later ages, which were made for all who began (TTA06-FULL-RESIGN-03, TTA06-GAP-22)', () => {
    const table = three({ row: ROW, civilNext: ['scientific-method'], shortDecks: true })
    const { state } = table.plays(1, 'resign').plays(2, 'stay')
    expect(state.age).toBe(3)
    expect([...state.row, ...state.civilDeck].filter((card) => card === 'democracy')).toHaveLength(2)
    expect(state.militaryDeck).toHaveLength(45)
  })

  test('the last player left wins at once (TTA06-FULL-RESIGN-04, TTA06-EX-O27)', () => {
    const table = three({ players: [{ culture: 70 }, { culture: 80 }, { culture: 3 }] })
    table.plays(1, 'resign')
    expect(table.state.over).toBe(false)
    idleTurn(table).plays(0, 'resign')
    expect(table.state.over).toBe(true)
    expect(table.asked).toBe('')
    expect(table.table.outcome?.places[2]).toBe(1)
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [2] }])
  })

  test('of two players the other wins at once (TTA06-FULL-RESIGN-04)', () => {
    const players = [{ culture: 3 }, { culture: 80 }]
    const table = three({ players, currentEvents: ['impact-of-government'], age: 3 }).plays(1, 'resign')
    expect(table.table.outcome?.places).toEqual([1, 2])
    expect(table.civ(0).culture).toBe(3)
  })
})

describe('the cards of the player who resigned', () => {
  test('pacts end, whoever offered them (TTA06-FULL-RESIGN-05, TTA06-GAP-22)', () => {
    const table = three({
      players: [
        { pact: { card: 'open-borders-agreement', partner: 1 } },
        { pact: { card: 'trade-routes-agreement', partner: 2 } },
        { pact: { card: 'acceptance-of-supremacy', partner: 0 } },
        {},
      ],
    })
    expect(table.militaryActions(0)).toEqual([3, 0])
    table.plays(1, 'resign')
    expect(table.civ(0).pact).toBeNull()
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.civ(1).pact).toBeNull()
    expect(table.civ(2).pact?.card).toBe('acceptance-of-supremacy')
  })

  test('wars that the player declared are discarded; those among the others go on (TTA06-FULL-RESIGN-05, TTA06-GAP-22)', () => {
    const table = three({
      players: [
        { wars: [{ card: 'war-over-territory', rival: 2 }] },
        { wars: [{ card: 'war-over-culture-ii', rival: 2 }] },
        {},
      ],
    })
    table.plays(1, 'resign')
    expect(table.civ(1).wars).toEqual([])
    expect(table.civ(0).wars).toEqual([{ card: 'war-over-territory', rival: 2 }])
    expect(table.state.discards[2]?.cards).toEqual(['war-over-culture-ii'])
  })

  test('civil cards leave the game, from the hand and from the table (TTA06-FULL-RESIGN-05, TTA06-GAP-22)', () => {
    const table = three({
      players: [
        {},
        {
          government: 'monarchy',
          leader: 'isaac-newton',
          hand: ['coal'],
          on: { irrigation: 1 },
          specials: ['warfare'],
          wonders: ['pyramids'],
          site: ['kremlin', 1],
        },
        {},
      ],
    })
    table.plays(1, 'resign')
    const his = ['monarchy', 'isaac-newton', 'coal', 'irrigation', 'warfare', 'pyramids', 'kremlin']
    expect(table.state.gone).toEqual(expect.arrayContaining(his))
  })

  test('the military hand does not come back with the discards (TTA06-FULL-RESIGN-05, TTA06-GAP-22)', () => {
    const table = three({ players: [{}, { military: ['spy', 'military-bonus-ii'] }, {}] }).plays(1, 'resign')
    expect(table.state.discards[2]?.cards).toEqual([])
    expect(table.civ(1).militaryHand.cards).toEqual([])
  })

  test('colonies and tactic do not come back with the discards either (TTA06-FULL-RESIGN-05, TTA06-GAP-22)', () => {
    const his = { colonies: ['historic-territory-ii'], tactic: 'classic-army' }
    const table = three({ players: [{}, his, {}] }).plays(1, 'resign')
    expect(table.state.discards[2]?.cards).toEqual([])
  })
})
