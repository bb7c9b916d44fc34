import { describe, expect, test } from 'vitest'

import { idleTurn } from '../testing.ts'
import type { Facts } from '../testing.ts'
import { position } from './position.ts'

/** The last turn of the full game, in which nothing happens. */
const lastTurn = (facts: Partial<Facts> & Pick<Facts, 'players'>) =>
  idleTurn(position({ age: 4, round: 20, lastRound: 20, active: facts.players.length - 1, ...facts }))

describe('events left in the event decks', () => {
  const ended = () =>
    lastTurn({
      players: [
        { culture: 50, colonies: ['historic-territory-i'] },
        { culture: 52, government: 'monarchy' },
        { culture: 40, wonders: ['hollywood'] },
      ],
      currentEvents: ['national-pride', 'impact-of-government'],
      futureEvents: ['impact-of-colonies', 'strategic-territory-ii', 'impact-of-wonders', 'rats'],
    })

  test('all of Age III count for everybody, current and future ones (TTA06-FULL-SCORE-01)', () => {
    const table = ended()
    expect(table.state.final).toEqual([
      { what: 'impact-of-government', scores: [10, 13, 10] },
      { what: 'impact-of-colonies', scores: [4, 0, 0] },
      { what: 'impact-of-wonders', scores: [0, 0, 2] },
    ])
    expect(table.table.outcome?.scores).toEqual([64, 65, 52])
  })

  test('all of them are revealed (TTA06-FULL-SCORE-01)', () => {
    const { currentEvents, futureEvents, pastEvents } = ended().table.view(0)
    expect([currentEvents, futureEvents]).toEqual([[], []])
    expect(pastEvents).toHaveLength(6)
  })

  test('events and territories of earlier ages have no effect (TTA06-FULL-SCORE-01, TTA06-GAP-24)', () => {
    const players = [{ culture: 50, on: { agriculture: [2, 3] }, blueBank: 15 }, { culture: 20 }] as const
    const futureEvents = ['strategic-territory-ii', 'rats', 'crusades']
    const table = lastTurn({ players, currentEvents: ['national-pride'], futureEvents })
    expect(table.state.final).toEqual([])
    expect(table.table.outcome?.scores).toEqual([50, 20])
    expect(table.food(0)).toBe(3)
    expect(table.events('event', 'bid', 'unclaimed')).toEqual([])
  })

  test('they count only after the last production (TTA06-FULL-SCORE-01)', () => {
    const players = [{}, { culture: 1, on: { religion: 2 } }]
    const facts = { age: 4, round: 20, lastRound: 20, currentEvents: ['impact-of-government'] }
    const table = position({ players, ...facts }).plays(0, 'end turn')
    expect(table.state.final).toEqual([])
    idleTurn(table)
    expect(table.table.outcome?.scores).toEqual([10, 1 + 2 + 10])
  })

  test('one that came up before does not count again (TTA06-FULL-SCORE-01)', () => {
    const players = [{ military: ['rats'] }, {}]
    const facts = { age: 4, round: 20, lastRound: 20, stage: 'politics' } as const
    const table = position({ players, ...facts, currentEvents: ['impact-of-government'] })
    table.plays(0, 'event rats')
    expect([table.civ(0).culture, table.civ(1).culture]).toEqual([11, 10])
    idleTurn(idleTurn(table))
    expect(table.table.outcome?.scores).toEqual([11, 10])
  })
})

describe('ranks and victory', () => {
  test('ties are broken as in a turn of the starting player (TTA06-FULL-SCORE-02)', () => {
    const table = lastTurn({
      players: [{}, {}, {}],
      start: 1,
      active: 0,
      currentEvents: ['impact-of-strength', 'impact-of-science'],
    })
    expect(table.state.final).toEqual([
      { what: 'impact-of-strength', scores: [0, 14, 7] },
      { what: 'impact-of-science', scores: [0, 14, 7] },
    ])
  })

  test('without a tie the rating alone decides (TTA06-FULL-SCORE-02)', () => {
    const players = [{}, { on: { warriors: 3 } }, { on: { warriors: 7 } }, {}]
    const table = lastTurn({ players, currentEvents: ['impact-of-strength'] })
    expect(table.state.final).toEqual([{ what: 'impact-of-strength', scores: [5, 10, 15, 0] }])
  })

  test('most culture points win (TTA06-FULL-SCORE-03)', () => {
    const players = [{ culture: 80 }, { culture: 81 }, { culture: 12 }]
    const table = lastTurn({ players })
    expect(table.table.outcome).toEqual({ scores: [80, 81, 12], places: [2, 1, 3] })
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [1] }])
  })

  test('what is scored at the end can change who wins (TTA06-FULL-SCORE-03)', () => {
    const players = [
      { culture: 80 },
      { culture: 81 },
      { culture: 70, wonders: ['pyramids', 'great-wall', 'kremlin'] },
    ]
    const table = lastTurn({ players, futureEvents: ['impact-of-wonders'] })
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [2] }])
  })
})
