import { describe, expect, test } from 'vitest'

import { isOnTurn, nextOnTurn } from '../src/screen/index.ts'
import { idleTurn, newGame } from './testing.ts'

const seats = (...out: readonly number[]) =>
  [0, 1, 2].map((seat) => ({ seat, out: out.includes(seat) })) as never[]
const turn = { active: 1, start: 0, round: 5, lastRound: 0, over: false, players: seats() }

describe('who plays next', () => {
  test('the next player clockwise, round after round (TTA-FLOW-01, TTA-FLOW-02)', () => {
    expect([0, 1, 2].map((active) => nextOnTurn({ ...turn, active }))).toEqual([1, 2, 0])
  })

  test('not a player who has resigned (TTA-RESIGN-02)', () => {
    expect(nextOnTurn({ ...turn, players: seats(2) })).toBe(0)
    expect(nextOnTurn({ ...turn, active: 2, players: seats(0) })).toBe(1)
  })

  test('nobody after the last turn of the last round (TTA-FLOW-06, TTA-FLOW-07)', () => {
    const last = { ...turn, lastRound: 5 }
    expect([0, 1, 2].map((active) => nextOnTurn({ ...last, active }))).toEqual([1, 2, null])
    expect(nextOnTurn({ ...last, active: 1, players: seats(2) })).toBeNull()
    expect(nextOnTurn({ ...turn, active: 2, lastRound: 6 })).toBe(0)
  })

  test('nobody is on turn or next when the game is over (TTA-FINAL-01)', () => {
    const over = { ...turn, over: true }
    expect([0, 1, 2].map((seat) => isOnTurn(over, seat))).toEqual([false, false, false])
    expect(isOnTurn(turn, 1)).toBe(true)
    expect(nextOnTurn(over)).toBeNull()
  })

  test('the forecast is right to the end of a game', () => {
    const game = newGame(3)
    while (!game.state.over) {
      const next = nextOnTurn(game.table.view(null))
      idleTurn(game)
      expect(game.state.over ? null : game.state.active).toBe(next)
    }
  })
})
