import { checkRefusals, settingsOf } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import { GAMES } from '../src/index.ts'

/** With LONG, all settings and whole games. */
const LONG = process.env['LONG'] !== undefined
/** Otherwise at most this many settings of a game, spread over all of them, and the first answers. */
const SETTINGS = LONG ? Infinity : 150
const ANSWERS = LONG ? Infinity : 8

/** Every k-th, where k is odd and not a multiple of three, so that each value of each option occurs with each other. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const steps = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35]
  const step = steps.find((each) => all.length / each <= most) ?? 35
  return all.filter((_, i) => i % step === 0)
}

test.each([...GAMES.values()].map(({ game }) => ({ game })))(
  'what cannot be done in $game.id can be computed with all options, from the first question on',
  { timeout: 3_600_000 },
  ({ game }) => {
    expect(() => checkRefusals(game, spread(settingsOf(game), SETTINGS), ANSWERS)).not.toThrow()
  },
)
