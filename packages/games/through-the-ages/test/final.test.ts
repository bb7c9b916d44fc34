import { describe, expect, test } from 'vitest'

import { idleTurn, position } from './testing.ts'
import type { Facts } from './testing.ts'

/** The last turn of the game, by the last player. */
const lastTurn = (facts: Partial<Facts> & Pick<Facts, 'players'>) =>
  idleTurn(
    position({
      age: 4,
      round: 20,
      lastRound: 20,
      active: facts.players.length - 1,
      stage: 'actions',
      ...facts,
    }),
  )

describe('the end of the game', () => {
  const ended = () =>
    lastTurn({
      players: [
        { culture: 137, colonies: ['vast-territory-i'] },
        { culture: 137, leader: 'bill-gates', on: { computers: 1 } },
        { culture: 110 },
      ],
      currentEvents: ['national-pride', 'impact-of-government'],
      futureEvents: ['impact-of-colonies', 'cold-war'],
    })

  test('events of Age III in both decks count, then Bill Gates (TTA-FINAL-01, TTA-FINAL-03, TTA-EX-44)', () => {
    expect(ended().state.final).toEqual([
      { what: 'impact-of-government', scores: [10, 10, 10] },
      { what: 'impact-of-colonies', scores: [3, 0, 0] },
      { what: 'bill-gates', scores: [0, 3, 0] },
    ])
  })

  test('events of other ages do not count (TTA-FINAL-02, TTA-EX-44)', () => {
    const table = ended()
    expect(table.state.players.map(({ culture }) => culture)).toEqual([150, 150, 120])
    expect(table.state.players.map(({ science }) => science)).toEqual([0, 0, 1])
    expect(table.events('event', 'gained')).toEqual([
      { kind: 'gained', seat: 1, goods: 'culture', amount: 3 },
    ])
  })

  test('players with the most culture win together (TTA-FINAL-04, TTA-FINAL-05, TTA-EX-44)', () => {
    const table = ended()
    expect(table.table.outcome).toEqual({ scores: [150, 150, 120], places: [1, 1, 3] })
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [0, 1] }])
    expect(table.asked).toBe('')
  })

  test('most culture wins, even by one point (TTA-FINAL-04)', () => {
    const players = [{ culture: 80 }, { culture: 81 }, { culture: 12 }, { culture: 80 }]
    expect(lastTurn({ players }).table.outcome).toEqual({ scores: [80, 81, 12, 80], places: [2, 1, 4, 2] })
  })

  test('the last player still produces before it (TTA-FINAL-01)', () => {
    const players = [{ culture: 20 }, { culture: 19, on: { religion: 2 } }]
    expect(lastTurn({ players }).table.outcome).toEqual({ scores: [20, 21], places: [2, 1] })
  })

  test('where players are compared, the starting player counts as the active one (TTA-FINAL-01, TTA-TIE-03)', () => {
    const table = lastTurn({
      players: [{}, {}, {}],
      start: 1,
      active: 0,
      currentEvents: ['impact-of-strength'],
    })
    expect(table.state.final).toEqual([{ what: 'impact-of-strength', scores: [0, 14, 7] }])
    expect(table.table.outcome?.places).toEqual([3, 1, 2])
  })

  test('nothing counts before the last round is over (TTA-FINAL-01)', () => {
    const table = position({
      players: [{ leader: 'bill-gates', on: { computers: 1 } }, {}],
      age: 4,
      round: 20,
      lastRound: 20,
      currentEvents: ['impact-of-government'],
    })
    table.plays(0, 'end turn')
    expect(table.state).toMatchObject({ over: false, final: [] })
    expect(table.table.outcome).toBeNull()
    expect(table.civ(0).culture).toBe(0)
  })
})

describe('resigning', () => {
  test('the last player left wins at once, and nothing more is scored (TTA-FINAL-06)', () => {
    const table = position({
      players: [{ culture: 100 }, { culture: 3, leader: 'bill-gates', on: { computers: 1 } }],
      age: 3,
      stage: 'politics',
      currentEvents: ['impact-of-government'],
    })
    table.plays(0, 'resign')
    expect(table.state).toMatchObject({ over: true, final: [] })
    expect(table.civ(1).culture).toBe(3)
    expect(table.table.outcome?.places).toEqual([2, 1])
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [1] }])
  })

  test('with three players two must resign for that (TTA-FINAL-06)', () => {
    const table = position({ players: [{}, {}, { culture: 1 }], stage: 'politics' })
    table.plays(0, 'resign')
    expect(table.state.over).toBe(false)
    table.plays(1, 'resign')
    expect(table.state.over).toBe(true)
    expect(table.table.outcome?.places).toEqual([2, 2, 1])
  })
})
