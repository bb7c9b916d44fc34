import { fastRandom } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { FlakyProxy } from './flaky-proxy.ts'
import { expectInOrder, Player, recordIn, started, UNDECIDED, witness } from './players.ts'
import { chosen, settingsFor } from './settings.ts'
import { TestServer } from './test-server.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await postgresServer()
}, 60_000)
afterAll(async () => {
  await postgres.stop()
})

describe.each(['sqlite', 'postgres'] as const)(`on %s (${chosen})`, (kind) => {
  let server: TestServer
  let store: Store
  let proxy: FlakyProxy

  beforeAll(async () => {
    server = new TestServer(kind === 'postgres' ? await postgres.fresh() : undefined)
    await server.open()
    store = await server.store()
    proxy = await FlakyProxy.to(server.base)
    const random = fastRandom(9)
    proxy.delay = () => (random.int(3) === 0 ? random.int(6) : 0)
  })
  afterAll(async () => {
    proxy.close()
    await server.close()
    await store.close()
    server.deleteFolder()
  })

  test.each(settingsFor(kind))(
    '%s with broken connections, and with repeated, withdrawn, late and reordered messages',
    { timeout: 300_000 },
    async (_, { game, options, count }) => {
      const seats = Array.from({ length: count }, () => 'person' as const)
      const { id, people, host } = await started([server.base], game, seats, { options })
      const witnesses = await Promise.all(people.map((person) => witness(person, id)))
      const players = people.map(
        (person, i) => new Player(person, id, fastRandom(count * 10 + i), UNDECIDED, () => [proxy.base]),
      )
      await Promise.all(players.map((player) => player.playOut()))
      await Promise.all(witnesses.map(({ end }) => end))

      const record = await recordIn(host, id)
      const { match } = await host.ask('match', undefined, { match: id })
      expect([match.status, match.outcome?.scores]).toEqual(['over', record.scores])
      expect(record.options).toMatchObject(options)
      expectInOrder(record, await store.entries(id, 0), players)
      for (const [i, { history }] of players.entries()) {
        expect(history.events.length).toBeGreaterThan(0)
        expect(history.events, 'no event is missing or sent twice').toEqual(witnesses[i]?.history.events)
        expect(witnesses[i]?.history.wrong).toEqual([])
      }
    },
  )

  test('the proxy did reorder messages of each kind', () => {
    const withdrawals = ['withdraw', 'undo'].flatMap((kind) => [
      `${kind} before answer`,
      `answer before ${kind}`,
    ])
    for (const each of [...withdrawals, 'answer before answer', 'answer before answer of another'])
      expect(proxy.reorderings).toContain(each)
  })
})
