import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Client } from 'pg'

import { columnsOf, readBackup, tablesOf } from './backup.ts'
import type { Row } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { CHANNEL } from './node-notices.ts'
import { postgresStore, types } from './postgres.ts'
import { migrate } from './sqlite-file.ts'

/** How many rows are copied at a time. */
const AT_ONCE = 500

/** Copies a PostgreSQL database to a SQLite file, as it is at one moment. Nodes may use it. */
export const copyPostgres = (url: string, path: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const { rows } = await client.query('SELECT MAX(version) AS version FROM migrations')
    const version = Number((rows[0] as Row | undefined)?.['version'])
    if (version !== MIGRATIONS.length)
      throw new Error(
        `the database is of another version (${version}) than this program (${MIGRATIONS.length})`,
      )
    const database = new DatabaseSync(path)
    try {
      migrate(database)
      database.exec('PRAGMA foreign_keys = OFF; BEGIN')
      for (const table of tablesOf(database)) await copyTable(client, database, table)
      database.exec('COMMIT')
    } finally {
      database.close()
    }
  })

async function copyTable(client: Client, database: DatabaseSync, table: string): Promise<void> {
  const columns = columnsOf(database, table)
  const places = columns.map(() => '?').join(', ')
  const insert = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
  await client.query(`DECLARE copied CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`)
  for (;;) {
    const rows = (await client.query(`FETCH ${AT_ONCE} FROM copied`)).rows as Row[]
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
    if (rows.length < AT_ONCE) break
  }
  await client.query('CLOSE copied')
}

/** Puts the data of a backup into a PostgreSQL database that no node uses. */
export async function restorePostgres(file: string, url: string, replace: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-restore-'))
  try {
    const path = join(folder, 'backup.db')
    readBackup(file, path)
    await withClient(url, async (client) => {
      if (!replace && (await hasPeople(client)))
        throw new Error('the database has data already; --replace overwrites it')
      if (await isInUse(client)) throw new Error('a server uses the database: stop all nodes first')
      await (await postgresStore(url)).close()
      await client.query('BEGIN')
      const database = new DatabaseSync(path)
      await fill(client, database).finally(() => database.close())
      await client.query('COMMIT')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function hasPeople(client: Client): Promise<boolean> {
  const { rows: tables } = await client.query("SELECT to_regclass('people') AS found")
  if ((tables[0] as Row | undefined)?.['found'] === null) return false
  return (await client.query('SELECT id FROM people LIMIT 1')).rows.length > 0
}

async function isInUse(client: Client): Promise<boolean> {
  const sql =
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE $1'
  return (await client.query(sql, [`${CHANNEL}%`])).rows.length > 0
}

async function fill(client: Client, database: DatabaseSync): Promise<void> {
  const tables = tablesOf(database)
  await client.query(`TRUNCATE ${tables.join(', ')}`)
  for (const table of tables) {
    const columns = columnsOf(database, table).join(', ')
    const rows: unknown[] = []
    const insert = () =>
      client.query(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
        [JSON.stringify(rows.splice(0))],
      )
    for (const row of database.prepare(`SELECT ${columns} FROM ${table}`).iterate()) {
      if (rows.push(row) === AT_ONCE) await insert()
    }
    await insert()
  }
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, types })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    // Closing the connection rolls an unfinished transaction back.
    await client.end().catch(() => {})
  }
}
