import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { inDatabase, postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Log } from '../src/index.ts'
import { Line } from './database-proxy.ts'
import { TestServer } from './test-server.ts'

let database: TestPostgres
let address = ''
let line: Line
let near: TestServer
let far: TestServer

beforeAll(async () => {
  database = await postgresServer()
  address = await database.fresh()
  const through = await Line.to(address)
  line = through.line
  // Their complaints are what this is about.
  const log = new Log('silent')
  near = new TestServer(address, { log })
  far = new TestServer(through.address, { log, pingInterval: 100, timeouts: { database: 4_000 } })
  for (const node of [near, far]) await node.open()
}, 60_000)

afterAll(async () => {
  for (const node of [near, far]) {
    await node.close()
    node.forget()
  }
  line.close()
  await database.stop()
}, 60_000)

test('an answer that was refused because the line was cut is not done when it is there again', async () => {
  const { id, people } = await near.seated(['Ada', 'Ben', 'Cy'])
  const [ada, away, cy] = people
  away.leave()
  const ben = await far.back(away).connect()
  await ben.watch(id)
  await ben.until(() => ben.updates.get(id))
  // The near node writes: what is answered at the far one is left to it.
  await ada.answers(id)
  await ben.until(() => ben.at(id).length === 1)
  line.cut = true
  line.break()
  // The far node has something else to say, and tries again and again: what is left to the near one waits behind that.
  await expect.poll(() => line.turnedAway).toBeGreaterThan(1)
  expect(await ben.answers(id)).toMatchObject({ type: 'refused' })
  line.cut = false
  await pause(2_000)
  const store = await near.store()
  expect(await store.entries(id, 1)).toEqual([])
  await store.close()
  await ben.until(() => ben.at(id).question)
  expect(await ben.answers(id)).toMatchObject({ type: 'done', length: 2 })
  for (const person of [ada, ben, cy]) person.leave()
})

test('a database that says nothing any more is not waited for', async () => {
  const { id, people } = await far.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  line.fallSilent()
  // Those that are open stay silent, new ones are not: another machine has taken its place.
  expect(await ada.answers(id)).toMatchObject({ type: 'refused' })
  await expect.poll(async () => (await ben.answers(id)).type, { timeout: 40_000, interval: 500 }).toBe('done')
  for (const person of people) person.leave()
})

test('a server does not start with a database that accepts connections and says nothing', async () => {
  const silent = createServer()
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo
  const house = new TestServer(`postgres://u:throttle@127.0.0.1:${port}/x`, { timeouts: { database: 300 } })
  await expect(house.open()).rejects.toThrow(/^the database cannot be used: [^\n]*timeout[^\n]*$/)
  silent.close()
  house.forget()
})

test('a match goes on where the database has lost the end of its log', async () => {
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
