import { setTimeout as pause } from 'node:timers/promises'

import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Bots } from '../src/background/bots.ts'
import { TestServer } from './test-server.ts'

let database: TestPostgres
let nodes: readonly [TestServer, TestServer]
let store: Store

beforeAll(async () => {
  database = await postgresServer()
  const address = await database.fresh()
  // The first node has no workers: its bots wait for ever.
  nodes = [new TestServer(address, { bots: new Bots(0, 1_000) }), new TestServer(address)]
  await nodes[0].open()
  store = await nodes[0].store()
}, 60_000)

afterAll(async () => {
  await store.close()
  for (const node of nodes) {
    await node.close()
    node.deleteFolder()
  }
  await database.stop()
}, 60_000)

const SECOND = 1_000
/** How long a crashed node keeps its lease on a match. */
const LEASE = 8 * SECOND

test(
  'a node renews its lease while a bot is thinking, and another node takes over when it is gone',
  { timeout: 60_000 },
  async () => {
    const [first, second] = nodes
    const host = await first.guest('Ada')
    const { match } = await host.ask('open', { game: 'through-the-ages', seats: [{ bot: 'novice' }, 'me'] })
    await host.ask('start', {}, { match: match.id })
    /** How much of the first node's lease is left, by its own clock. It is the only lease. */
    const left = async (): Promise<number> => ((await store.nextDue()) ?? 0) - Date.now() - first.ahead
    while ((await left()) < LEASE - SECOND) await pause(20)
    await second.open()
    // If the lease were not renewed, the second node would be the first to notice.
    second.ahead += SECOND / 2
    for (let time = 0; time < 16; time++) {
      for (const node of nodes) node.ahead += SECOND
      while ((await left()) <= LEASE / 2) await pause(20)
      expect(await left()).toBeLessThanOrEqual(LEASE)
    }
    expect(await store.entries(match.id, 0)).toEqual([])

    await first.close()
    second.ahead += LEASE
    while ((await store.entries(match.id, 0)).length === 0) await pause(20)
  },
)
