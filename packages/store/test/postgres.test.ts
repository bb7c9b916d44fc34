import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { postgresStore } from '../src/index.ts'
import type { OnChange, Store, StoreReports } from '../src/index.ts'
import { MIGRATIONS } from '../src/migrations.ts'
import { testStoreContract } from './contract.ts'
import { postgresServer } from './databases.ts'
import type { TestPostgres } from './databases.ts'
import { afterUpgrade, BOTH_STAY, IN_BATCHES, LOOK_ALIKES, MANY_ACCOUNTS, progressOf } from './look-alikes.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await postgresServer()
}, 60_000)
afterAll(() => server.stop())

testStoreContract(async () => {
  const url = await server.fresh()
  // A match that does not exist looks like one that another node has locked; fewer tries make that test faster.
  return () => postgresStore(url, { tries: 100 })
})

test('tests drop their databases on a given server', async () => {
  const client = new Client({ connectionString: await server.fresh() })
  await client.connect()
  vi.stubEnv('TEST_DATABASE_URL', await server.fresh())
  const guest = await postgresServer()
  vi.unstubAllEnvs()
  const created = [await guest.fresh(), await guest.fresh()]
  const left = async (): Promise<number> => {
    const names = created.map((url) => new URL(url).pathname.slice(1))
    return (await client.query('SELECT FROM pg_database WHERE datname = ANY ($1)', [names])).rowCount ?? 0
  }
  // One of them is still in use.
  const store = await postgresStore(created[0] ?? '')
  expect(await left()).toBe(2)
  await guest.stop()
  expect(await left()).toBe(0)
  await store.close()
  await client.end()
})

test('a node is notified of another node’s changes', async () => {
  const url = await server.fresh()
  const [one, other] = [await postgresStore(url), await postgresStore(url)]
  await one.addPerson({ id: 'ada', name: 'Ada', account: false, created: 1 })
  const settled = { game: 'g', rules: 1, seats: 2, options: {}, seed: 's', listed: true, host: 'ada' }
  for (const id of ['m', 'n']) await one.addMatch({ id, ...settled, created: 1, data: null })
  const changes: string[] = []
  const listening = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const onChange: OnChange = (match, what, appended) => {
    const entries = appended?.entries.map(({ seat, text }) => `${seat} ${text}`) ?? []
    changes.push([what, match, appended?.after, ...entries].join(' '))
    if (match === '') listening.resolve()
    if (changes.length === 4) done.resolve()
  }
  other.listen({ onChange, onPresence: () => {}, known: async () => [] })
  await listening.promise
  await other.subscribe('m')
  await one.append('n', 0, [{ at: 1, seat: 0, text: 'of no concern' }])
  await other.append('m', 0, [{ at: 1, seat: 0, text: 'its own' }])
  await one.append('m', 1, [
    { at: 1, seat: 0, text: 'a' },
    { at: 1, seat: null, text: 'β' },
  ])
  // Entries that are too long for a notice are not included.
  await one.append('m', 3, [{ at: 1, seat: 0, text: 'β'.repeat(4_000) }])
  await one.changeMatch('m', 'open', { touched: 2 })
  await done.promise
  expect(changes).toEqual(['match  ', 'log m 1 0 a null β', 'log m ', 'match m '])
  await one.close()
  await other.close()
})

/** A node that listens; `again` resolves when it listens again after its connection broke. */
async function listening(url: string): Promise<{ readonly store: Store; readonly again: Promise<void> }> {
  const store = await postgresStore(url)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let times = 0
  const changes = (): void => (++times === 1 ? first : second).resolve()
  store.listen({ onChange: changes, onPresence: () => {}, known: async () => [] })
  await first.promise
  return { store, again: second.promise }
}

/** Breaks the connections of all nodes of a database. */
async function breakConnections(client: Client): Promise<void> {
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'ziggurat%'`,
  )
}

async function subscribedMatches(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ match: string }>('SELECT match FROM attending ORDER BY match')
  return rows.map(({ match }) => match)
}

test('subscriptions are stored; the last change counts, also after the connection broke', async () => {
  const url = await server.fresh()
  const client = new Client({ connectionString: url })
  await client.connect()
  const { store, again } = await listening(url)
  await Promise.all(['a', 'b', 'c'].map((match) => store.subscribe(match)))
  expect(await subscribedMatches(client)).toEqual(['a', 'b', 'c'])
  for (let i = 0; i < 20; i++) {
    store.unsubscribe('a')
    await (i % 2 === 0 ? store.subscribe('a') : null)
  }
  store.unsubscribe('b')
  await store.subscribe('d')
  expect(await subscribedMatches(client)).toEqual(['c', 'd'])
  // As after a crash of the database: the table is empty, and connections are broken.
  await client.query('DELETE FROM attending')
  await breakConnections(client)
  await again
  expect(await subscribedMatches(client)).toEqual(['c', 'd'])
  await store.close()
  expect(await subscribedMatches(client)).toEqual([])
  await client.end()
})

test('a new node removes the subscriptions of nodes that are gone', async () => {
  const url = await server.fresh()
  const { store } = await listening(url)
  await store.subscribe('lives')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("INSERT INTO attending (match, node) VALUES ('dead', 'long gone')")
  const { store: other } = await listening(url)
  expect(await subscribedMatches(client)).toEqual(['lives'])
  await client.end()
  await store.close()
  await other.close()
})

test('changes without a notice are found by polling', async () => {
  const url = await server.fresh()
  const store = await postgresStore(url, { pollInterval: 50 })
  await store.addPerson({ id: 'ada', name: 'Ada', account: false, created: 1 })
  const settled = { game: 'g', rules: 1, seats: 2, options: {}, seed: 's', listed: true, host: 'ada' }
  for (const id of ['longer', 'changed', 'same'])
    await store.addMatch({ id, ...settled, created: 1, data: null })
  const changes = new Set<string>()
  const done = Promise.withResolvers<void>()
  store.listen({
    onChange: (match) => {
      if (match !== '') changes.add(match)
      if (changes.size === 2) done.resolve()
    },

    onPresence: () => {},
    known: async () => ['longer', 'changed', 'same'].map((id) => ({ id, length: 0, revision: 0 })),
  })
  const dead = new Client({ connectionString: url })
  await dead.connect()
  await dead.query("UPDATE matches SET length = 1 WHERE id = 'longer'")
  await dead.query("UPDATE matches SET revision = 1 WHERE id = 'changed'")
  await dead.end()
  await done.promise
  expect(changes).toEqual(new Set(['changed', 'longer']))
  await store.close()
})

/** How many connections nodes have to a database. */
async function connections(client: Client): Promise<number> {
  const sql =
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
  return (await client.query(sql)).rows.length
}

test('a node that cannot listen retries, with one connection at a time', async () => {
  const url = await server.fresh()
  const client = new Client({ connectionString: url })
  await client.connect()
  const { store, again } = await listening(url)
  const before = await connections(client)
  await client.query('ALTER TABLE attending RENAME TO elsewhere')
  await breakConnections(client)
  await pause(1_600)
  expect(await connections(client)).toBeLessThanOrEqual(before)
  await client.query('ALTER TABLE elsewhere RENAME TO attending')
  await again
  await store.close()
  await expect.poll(() => connections(client)).toBe(0)
  await client.end()
})

describe('the schema', () => {
  const versions = async (client: Client): Promise<readonly number[]> => {
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM migrations ORDER BY version',
    )
    return rows.map(({ version }) => version)
  }
  const all = MIGRATIONS.map((_, at) => at + 1)
  let url = ''
  let client: Client
  beforeEach(async () => {
    url = await server.fresh()
    client = new Client({ connectionString: url })
    await client.connect()
  })
  afterEach(() => client.end())

  test('is created once by nodes that start at the same time', async () => {
    const stores = await Promise.all([postgresStore(url), postgresStore(url), postgresStore(url)])
    expect(await versions(client)).toEqual(all)
    for (const store of stores) await store.close()
  })

  test('of an older version is migrated, with its data', async () => {
    for (const sql of MIGRATIONS[0] ?? []) await client.query(sql)
    await client.query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)')
    await client.query('INSERT INTO migrations (version) VALUES (1)')
    await client.query("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1)")
    const columns =
      'id, game, rules, seats, options, seed, listed, host, created, data, status, length, touched'
    const values = `'m', 'g', 1, 2, '{}', 's', 1, 'ada', 1, '{"network":"here"}', 'open', 0, 1`
    await client.query(`INSERT INTO matches (${columns}) VALUES (${values})`)
    const store = await postgresStore(url)
    expect(await versions(client)).toEqual(all)
    expect(await store.person('ada')).toMatchObject({ name: 'Ada' })
    expect(await store.match('m')).toMatchObject({ network: 'here' })
    await store.close()
  })

  test('of a version without skeletons gets them: accounts whose names look alike both stay', async () => {
    for (const sql of MIGRATIONS.slice(0, 4).flat()) await client.query(sql)
    await client.query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)')
    await client.query('INSERT INTO migrations (version) VALUES (4)')
    for (const sql of LOOK_ALIKES) await client.query(sql)
    const stores = await Promise.all([postgresStore(url), postgresStore(url)])
    for (const store of stores) await store.close()
    expect(await afterUpgrade(() => postgresStore(url))).toEqual(BOTH_STAY)
  })

  test('of a version without skeletons gets them in batches, by one of the nodes that start', async () => {
    for (const sql of MIGRATIONS.slice(0, 4).flat()) await client.query(sql)
    await client.query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)')
    await client.query('INSERT INTO migrations (version) VALUES (4)')
    for (const sql of MANY_ACCOUNTS) await client.query(sql)
    const open = async (reports: StoreReports): Promise<Store> => {
      const [store, ...others] = await Promise.all([1, 2, 3].map(() => postgresStore(url, {}, reports)))
      for (const other of others) await other.close()
      return store as Store
    }
    expect(await progressOf(open)).toEqual(IN_BATCHES)
  })

  test('of a newer version is refused, and all connections are closed', async () => {
    await client.query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)')
    await client.query('INSERT INTO migrations (version) VALUES (99)')
    await expect(postgresStore(url)).rejects.toThrow('newer version')
    await expect.poll(() => connections(client)).toBe(0)
    expect(await versions(client)).toEqual([99])
  })
})
