import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { quick } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestServer } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Log, readConfig, startServer } from '../src/index.ts'
import type { Config, Running } from '../src/index.ts'
import { expectOneAnswerEach, MISCHIEVOUS, Player, recordIn, started, witness } from './players.ts'

const long = process.env['LONG'] !== undefined

/** Every game, in every edition, with every number of players. */
const TABLES = [...GAMES.values()].flatMap(({ game }) =>
  (game.options['edition']?.values ?? [null]).flatMap((edition) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
      game: game.id,
      options: edition === null ? {} : { edition },
      named: edition === null ? game.id : `${game.id}, ${edition},`,
      count: game.seats.min + i,
    })),
  ),
)
/** Without LONG each store has some of them, the other store others. */
const chosen = (store: string) => TABLES.filter((_, i) => long || i % 6 === (store === 'sqlite' ? 0 : 3))

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-disconnects-'))
let postgres: TestServer
beforeAll(async () => {
  postgres = await postgresServer()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['sqlite', 'postgres'])('on %s', (store) => {
  let server: Running
  let base = ''

  beforeAll(async () => {
    const databaseUrl = store === 'postgres' ? await postgres.fresh() : undefined
    const given = { port: '0', data: folder, host: '127.0.0.1', secret: 'a secret of all nodes' }
    const config = readConfig({ ...given, databaseUrl }) as Config
    server = await startServer(config, { log: new Log('warn'), rates: 1000 })
    base = `http://127.0.0.1:${server.port}`
  })
  afterAll(() => server.stop())

  test.each(chosen(store))(
    'a game of $named with $count people whose connections break, who repeat themselves and come late',
    { timeout: 300_000 },
    async ({ game, options, count }) => {
      const seats = Array.from({ length: count }, () => 'person' as const)
      const { id, people, host } = await started([base], game, seats, { options })
      const witnesses = await Promise.all(people.map((person) => witness(person, id)))
      const players = people.map((person, i) => new Player(person, id, quick(count * 10 + i), MISCHIEVOUS))
      await Promise.all(players.map((player) => player.playOut()))
      await Promise.all(witnesses.map(({ end }) => end))

      const record = await recordIn(host, id)
      const { match } = await host.ask('match', undefined, { match: id })
      expect([match.status, match.outcome?.scores]).toEqual(['over', record.scores])
      expect(record.options).toMatchObject(options)
      for (const [i, player] of players.entries()) {
        expectOneAnswerEach(record, player)
        const { story } = player
        expect(story.wrong).toEqual([])
        expect(story.events.length).toBeGreaterThan(0)
        expect(story.events, 'nothing is missing, nothing is told twice').toEqual(witnesses[i]?.story.events)
        expect(witnesses[i]?.story.wrong).toEqual([])
      }
    },
  )
})
