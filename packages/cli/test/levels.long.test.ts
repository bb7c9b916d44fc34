import { LEVELS } from '@ziggurat/bots'
import { expect, test } from 'vitest'

import { output } from './run.ts'

const simple = ['--edition', '2006', '--level', 'simple']
const GAMES: readonly (readonly [game: string, bots: readonly string[], options: readonly string[]])[] = [
  ['seven-wonders', LEVELS, []],
  ['innovation', ['novice', 'master'], []],
  ['innovation', ['player', 'expert'], ['--edition', 'third']],
  ['through-the-ages', ['novice', 'master'], simple],
  ['through-the-ages', ['player', 'expert'], simple],
]

test.each(GAMES)('a whole game of %s between %s', { timeout: 1_800_000 }, async (game, bots, options) => {
  const words = ['sim', game, '--bots', bots.join(','), '--games', '1', '--seed', 'a', '--json', ...options]
  expect(JSON.parse(await output(words))).toMatchObject({ game, games: 1, bots })
})
