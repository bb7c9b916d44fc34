import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { postgresStore } from '../src/index.ts'
import type { Heard } from '../src/index.ts'
import { keepsTheContract } from './contract.ts'
import { postgresServer } from './databases.ts'
import type { TestServer } from './databases.ts'

let server: TestServer
beforeAll(async () => {
  server = await postgresServer()
}, 60_000)
afterAll(() => server.stop())

keepsTheContract(async () => {
  const url = await server.fresh()
  return () => postgresStore(url)
})

test('a node hears of what another one does', async () => {
  const url = await server.fresh()
  const [one, other] = [await postgresStore(url), await postgresStore(url)]
  await one.addPerson({ id: 'ada', name: 'Ada', account: false, created: 1 })
  const settled = { game: 'g', rules: 1, seats: 2, options: {}, seed: 's', listed: true, host: 'ada' }
  await one.addMatch({ id: 'm', ...settled, created: 1, data: null })
  const heard: string[] = []
  const listening = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const hear: Heard = (match, what, growth) => {
    const entries = growth?.entries.map(({ seat, text }) => `${seat} ${text}`) ?? []
    heard.push([what, match, growth?.after, ...entries].join(' '))
    if (match === '') listening.resolve()
    if (heard.length === 4) told.resolve()
  }
  other.watch({ heard: hear, handed: () => {}, known: async () => [] })
  await listening.promise
  await other.append('m', 0, [{ at: 1, seat: 0, text: 'its own' }])
  await one.append('m', 1, [
    { at: 1, seat: 0, text: 'a' },
    { at: 1, seat: null, text: 'β' },
  ])
  // What is too long for a notice must be read.
  await one.append('m', 3, [{ at: 1, seat: 0, text: 'β'.repeat(4_000) }])
  await one.changeMatch('m', 'open', { touched: 2 })
  await told.promise
  expect(heard).toEqual(['table  ', 'log m 1 0 a null β', 'log m ', 'table m '])
  await one.close()
  await other.close()
})

test('what a node did and could not tell is heard all the same', async () => {
  const url = await server.fresh()
  const store = await postgresStore(url)
  await store.addPerson({ id: 'ada', name: 'Ada', account: false, created: 1 })
  const settled = { game: 'g', rules: 1, seats: 2, options: {}, seed: 's', listed: true, host: 'ada' }
  for (const id of ['longer', 'changed', 'same'])
    await store.addMatch({ id, ...settled, created: 1, data: null })
  const heard: string[] = []
  const told = Promise.withResolvers<void>()
  store.watch({
    heard: (match) => {
      if (match !== '') heard.push(match)
      if (heard.length === 2) told.resolve()
    },
    handed: () => {},
    known: async () => ['longer', 'changed', 'same'].map((id) => ({ id, length: 0, revision: 0 })),
  })
  const dead = new Client({ connectionString: url })
  await dead.connect()
  await dead.query("UPDATE matches SET length = 1 WHERE id = 'longer'")
  await dead.query("UPDATE matches SET revision = 1 WHERE id = 'changed'")
  await dead.end()
  await told.promise
  expect(heard.toSorted()).toEqual(['changed', 'longer'])
  await store.close()
})

test('nodes that start at the same moment make the tables once', async () => {
  const url = await server.fresh()
  const stores = await Promise.all([postgresStore(url), postgresStore(url), postgresStore(url)])
  for (const store of stores) await store.ping()
  for (const store of stores) await store.close()
  expect(stores).toHaveLength(3)
})
