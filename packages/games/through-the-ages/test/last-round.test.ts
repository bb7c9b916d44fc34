import { expect, test } from 'vitest'

import { idleTurn, position } from './testing.ts'
import type { Facts } from './testing.ts'

/** Round 17 with three players, who could all pay for a war; one card of Age III is left. */
const round17 = (facts: Partial<Facts>) =>
  position({
    players: [
      { government: 'communism', military: ['war-over-culture', 'pestilence'], on: { warriors: 3 } },
      { government: 'constitutional-monarchy', military: ['war-over-culture'] },
      { government: 'constitutional-monarchy', military: ['war-over-culture'] },
    ],
    civilNext: ['movies'],
    shortDecks: true,
    age: 3,
    round: 17,
    stage: 'row',
    ...facts,
  })

const REFUSED = ['last-round TTA-WAR-08']

test('if Age III ends in the turn of the starting player, this round is the last (TTA-FLOW-06, TTA-AGE-16, TTA-EX-06)', () => {
  const table = round17({})
  expect(table.state).toMatchObject({ age: 4, lastRound: 17 })
  expect(table.why(0, 'war 1 war-over-culture')).toEqual(REFUSED)
  idleTurn(table)
  expect(table.why(1, 'war 2 war-over-culture')).toEqual(REFUSED)
  idleTurn(table)
  expect(table.why(2, 'war 0 war-over-culture')).toEqual(REFUSED)
  expect(table.state.over).toBe(false)
  idleTurn(table)
  expect(table.state).toMatchObject({ over: true, round: 17 })
})

test('if it ends in the turn of another player, the next round is the last (TTA-FLOW-06, TTA-AGE-16, TTA-EX-06)', () => {
  const table = round17({ active: 2 })
  expect(table.state).toMatchObject({ age: 4, lastRound: 18 })
  table.plays(2, 'war 0 war-over-culture', 'end turn')
  expect(table.state).toMatchObject({ active: 0, round: 18 })
  expect(table.why(0, 'war 1 war-over-culture')).toEqual(REFUSED)
  idleTurn(table)
  expect(table.why(1, 'war 2 war-over-culture')).toEqual(REFUSED)
  expect(table.events('fought')).toEqual([])
  idleTurn(table)
  expect(table.events('fought')).toMatchObject([{ seat: 2, rival: 0, card: 'war-over-culture' }])
  expect(table.state).toMatchObject({ active: 2, round: 18, over: false })
  idleTurn(table)
  expect(table.state.over).toBe(true)
})

test('the same applies to the second player, and to a starting player on another seat (TTA-FLOW-06, TTA-AGE-16)', () => {
  expect(round17({ active: 1 }).state.lastRound).toBe(18)
  expect(round17({ active: 1, start: 1 }).state.lastRound).toBe(17)
  expect(round17({ active: 0, start: 1 }).state.lastRound).toBe(18)
})

test('a card that ends Age III in the politics of the starting player makes this round the last (TTA-AGE-16, TTA-AGE-17, TTA-EX-06)', () => {
  const table = round17({ stage: 'politics', row: ['oil'], currentEvents: ['international-agreement'] })
  expect(table.state.lastRound).toBe(0)
  table.plays(0, 'event pestilence', 'take 1')
  expect(table.state).toMatchObject({ age: 4, lastRound: 17 })
  idleTurn(table)
  expect(table.why(1, 'war 2 war-over-culture')).toEqual(REFUSED)
  idleTurn(idleTurn(table))
  expect(table.state).toMatchObject({ over: true, round: 17 })
})
