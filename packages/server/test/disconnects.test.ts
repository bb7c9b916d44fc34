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

const TABLES: readonly (readonly [string, number])[] = [...GAMES.values()].flatMap(({ game }) =>
  Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => [game.id, game.seats.min + i] as const,
  ),
)
const FEW = ['seven-wonders 2', 'seven-wonders 5', 'innovation 3', 'through-the-ages 2']

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

  test.each(TABLES.filter((each) => long || FEW.includes(each.join(' '))))(
    'a game of %s with %i people whose connections break, who repeat themselves and come late',
    { timeout: 300_000 },
    async (game, count) => {
      const { id, people } = await started(
        [base],
        game,
        Array.from({ length: count }, () => 'person' as const),
      )
      const witnesses = await Promise.all(people.map((person) => witness(person, id)))
      const players = people.map((person, i) => new Player(person, id, quick(count * 10 + i), MISCHIEVOUS))
      await Promise.all(players.map((player) => player.playOut()))
      await Promise.all(witnesses.map(({ end }) => end))

      const record = await recordIn(people[0], id)
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
