import { expect, test } from 'vitest'

import { playedInWorker, SHORT_GAMES } from './levels.ts'

test.each(SHORT_GAMES)(
  'bots of the levels $levels finish a game of $game on a server that leaves them hardly any time',
  { timeout: 120_000 },
  async (wanted) => {
    const { outcome } = await playedInWorker(wanted, 5)
    expect(outcome?.places).toHaveLength(wanted.levels.length)
  },
)
