import { LEVELS } from '@ziggurat/bots/names'
import { expect, test } from 'vitest'

import { playedInWorker, SHORT_GAMES } from './levels.ts'
import { recordIn } from './players.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test.each(SHORT_GAMES)(
  'bots of the levels $levels finish a game of $game with all their time',
  { timeout: 1_800_000 },
  async (wanted) => {
    const { outcome } = await playedInWorker(wanted, 60_000)
    expect(outcome?.places).toHaveLength(wanted.levels.length)
  },
)

test('all levels finish a match on a server', { timeout: 600_000 }, async () => {
  const host = await server.guest('Host')
  const seats = LEVELS.map((bot) => ({ bot }))
  const { match } = await host.ask('open', { game: 'seven-wonders', seats })
  await host.ask('start', {}, { match: match.id })
  const status = async () => (await host.ask('match', undefined, { match: match.id })).match.status
  await expect.poll(status, { timeout: 500_000 }).toBe('over')
  expect((await recordIn(host, match.id)).scores).toHaveLength(LEVELS.length)
})
