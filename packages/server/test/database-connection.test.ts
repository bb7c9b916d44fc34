import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { inDatabase, postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Logger } from '../src/index.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { TestServer } from './test-server.ts'

let database: TestPostgres
let address = ''
let proxy: DatabaseProxy
let near: TestServer
let far: TestServer

beforeAll(async () => {
  database = await postgresServer()
  address = await database.fresh()
  const through = await DatabaseProxy.to(address)
  proxy = through.proxy
  // Errors are expected here, so they are not printed.
  const log = new Logger('silent')
  near = new TestServer(address, { log })
  far = new TestServer(through.address, { log, pingInterval: 100, timeouts: { database: 1_500 } })
  for (const node of [near, far]) await node.open()
}, 60_000)

afterAll(async () => {
  for (const node of [near, far]) {
    await node.close()
    node.deleteFolder()
  }
  proxy.close()
  await database.stop()
}, 60_000)

test('an answer that was refused because the connection broke is not written later', async () => {
  const { id, people } = await near.seated(['Ada', 'Ben', 'Cy'])
  const [ada, away, cy] = people
  away.leave()
  const ben = await far.clientFor(away).connect()
  await ben.watch(id)
  await ben.until(() => ben.updates.get(id))
  // Both nodes have the match; the near node wrote last.
  await ada.answers(id)
  await ben.until(() => ben.at(id).length === 1)
  proxy.cut = true
  proxy.break()
  // The far node keeps trying to reconnect.
  await expect.poll(() => proxy.refused).toBeGreaterThan(1)
  expect(await ben.answers(id)).toMatchObject({ type: 'refused' })
  proxy.cut = false
  await pause(2_000)
  const store = await near.store()
  expect(await store.entries(id, 1)).toEqual([])
  await store.close()
  await ben.until(() => ben.at(id).question)
  expect(await ben.answers(id)).toMatchObject({ type: 'done', length: 2 })
  for (const person of [ada, ben, cy]) person.leave()
})

test('a database that stops replying runs into a timeout', async () => {
  const { id, people } = await far.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  proxy.stall()
  // Open connections stay stalled, new ones work, as after a failover to another machine.
  expect(await ada.answers(id)).toMatchObject({ type: 'refused' })
  await expect.poll(async () => (await ben.answers(id)).type, { timeout: 40_000, interval: 500 }).toBe('done')
  for (const person of people) person.leave()
})

test('a server does not start with a database that accepts connections and never replies', async () => {
  const silent = createServer()
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo
  const server = new TestServer(`postgres://u:hunter2@127.0.0.1:${port}/x`, { timeouts: { database: 300 } })
  await expect(server.open()).rejects.toThrow(/^the database cannot be used: [^\n]*timeout[^\n]*$/)
  silent.close()
  server.deleteFolder()
})

test('a match can be played on after the database has lost the end of its log', async () => {
  const { id, people } = await near.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  await ada.answers(id)
  await ben.until(() => ben.at(id).length === 1)
  await inDatabase(
    address,
    `BEGIN; DELETE FROM log WHERE match = '${id}'; UPDATE matches SET length = 0 WHERE id = '${id}'; COMMIT`,
  )
  expect(await ben.answers(id)).toMatchObject({ type: 'done', length: 1 })
  await ada.until(() => ada.at(id).question)
  expect(ada.at(id).waiting).toEqual([0, 2])
  expect(await ada.answers(id)).toMatchObject({ type: 'done', length: 2 })
  for (const person of people) person.leave()
})
