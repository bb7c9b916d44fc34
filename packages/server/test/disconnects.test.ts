import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { quick } from '@ziggurat/kernel'
import { postgresStore, sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestServer } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Log, readConfig, startServer } from '../src/index.ts'
import type { Config, Running } from '../src/index.ts'
import { BadLine } from './bad-line.ts'
import { expectInOrder, Player, recordIn, started, UNDECIDED, witness } from './players.ts'
import { chosen, settingsFor } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'ziggurat-disconnects-'))
let postgres: TestServer
beforeAll(async () => {
  postgres = await postgresServer()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['sqlite', 'postgres'] as const)(`on %s (${chosen})`, (kind) => {
  let server: Running
  let store: Store
  let line: BadLine
  let base = ''

  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.fresh() : undefined
    const given = { port: '0', data: folder, host: '127.0.0.1', secret: 'a secret of all nodes' }
    const config = readConfig({ ...given, databaseUrl }) as Config
    server = await startServer(config, { log: new Log('warn'), rates: 1000 })
    base = `http://127.0.0.1:${server.port}`
    store =
      databaseUrl === undefined
        ? await sqliteStore(join(folder, 'ziggurat.db'))
        : await postgresStore(databaseUrl)
    line = await BadLine.to(base)
    const random = quick(9)
    line.delay = () => (random.int(3) === 0 ? random.int(6) : 0)
  })
  afterAll(async () => {
    line.close()
    await server.stop()
    await store.close()
  })

  test.each(settingsFor(kind))(
    '%s whose connections break, who repeat themselves, change their minds, come late and in any order',
    { timeout: 300_000 },
    async (_, { game, options, count }) => {
      const seats = Array.from({ length: count }, () => 'person' as const)
      const { id, people, host } = await started([base], game, seats, { options })
      const witnesses = await Promise.all(people.map((person) => witness(person, id)))
      const players = people.map(
        (person, i) => new Player(person, id, quick(count * 10 + i), UNDECIDED, () => [line.base]),
      )
      await Promise.all(players.map((player) => player.playOut()))
      await Promise.all(witnesses.map(({ end }) => end))

      const record = await recordIn(host, id)
      const { match } = await host.ask('match', undefined, { match: id })
      expect([match.status, match.outcome?.scores]).toEqual(['over', record.scores])
      expect(record.options).toMatchObject(options)
      expectInOrder(record, await store.entries(id, 0), players)
      for (const [i, { story }] of players.entries()) {
        expect(story.events.length).toBeGreaterThan(0)
        expect(story.events, 'nothing is missing, nothing is told twice').toEqual(witnesses[i]?.story.events)
        expect(witnesses[i]?.story.wrong).toEqual([])
      }
    },
  )

  test('much of that came in another order than it was said', () => {
    const taking = ['withdraw', 'undo'].flatMap((back) => [`${back} before answer`, `answer before ${back}`])
    for (const each of [...taking, 'answer before answer', 'answer before answer of another'])
      expect(line.overtakings).toContain(each)
  })
})
