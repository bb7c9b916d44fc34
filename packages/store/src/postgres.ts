import { randomBytes } from 'node:crypto'

import { Client, Pool, types as pgTypes, TypeOverrides } from 'pg'

import type { Database, Row, Statement } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { newsIn, newsOf } from './news.ts'
import { PostgresStore } from './postgres-store.ts'
import type { Ears, Growth, Handed, News, Store } from './store.ts'
import { Together } from './together.ts'

/** A notice need not reach the disk: what it tells of is there already. */
const ANNOUNCE = `
  WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  SELECT pg_notify(channel, news) FROM quick, unnest(?::text[], ?::text[]) AS said (channel, news)`

/** What all nodes hear; each has another one, with its name, for what it alone is to hear. */
const CHANNEL = 'ziggurat'
const channelOf = (node: string): string => `${CHANNEL}_${node}`

/** Any number: all nodes of one database agree on it. */
const MIGRATION_LOCK = 7_031_981

const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)

interface Query {
  readonly text: string
  /** Under this name a connection knows it, and plans it once. */
  readonly name?: string
}

const queries = new Map<string, Query>()

/** A statement as PostgreSQL wants it, with $1, $2 … for `?`. */
function inPostgres(sql: string): Query {
  let known = queries.get(sql)
  if (known === undefined) {
    let at = 0
    const text = sql.replaceAll('?', () => `$${++at}`)
    // What takes all columns is planned each time: another node may add a column.
    known = sql.includes('*') ? { text } : { text, name: `statement ${queries.size + 1}` }
    queries.set(sql, known)
  }
  return known
}

/** A database that many nodes share. */
class Postgres implements Database {
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED'
  private readonly pool: Pool
  private readonly url: string
  private listening: Client | null = null
  private ears: Omit<Ears, 'known'> | null = null
  /** Nobody else has this name, not even the same machine after it has started again. */
  private readonly node = randomBytes(8).toString('hex')
  private readonly own = new Set<number>()
  /** For each statement that reads by a key. */
  private readonly together = new Map<string, Together>()
  private closed = false
  private unsaid: { readonly channel: string; readonly news: string }[] = []
  private saying: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.url = url
    this.pool = new Pool({ connectionString: url, max: 10, types })
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => {
      // One that breaks in the middle of a piece of work fails with its next statement.
      client.on('error', () => {})
      this.own.add(processOf(client))
    })
    this.pool.on('remove', (client) => this.own.delete(processOf(client)))
  }

  async rows(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.pool.query({ ...inPostgres(sql), values: [...values] })
    return rows as Row[]
  }

  rowsOf(sql: string, column: string, key: string): Promise<readonly Row[]> {
    let together = this.together.get(sql)
    if (together === undefined) {
      const any = sql.replace('IN (?)', '= ANY(?)')
      together = new Together(column, (keys) => this.rows(any, [keys]))
      this.together.set(sql, together)
    }
    return together.rows(key)
  }

  async work(statements: readonly Statement[]): Promise<boolean> {
    const [only] = statements
    if (statements.length === 1 && only !== undefined) return this.alone(only)
    const client = await this.pool.connect()
    try {
      await client.query('BEGIN')
      for (const [at, { sql, values }] of statements.entries()) {
        const { rowCount } = await client.query({ ...inPostgres(sql), values: [...values] })
        if (at === 0 && (rowCount ?? 0) === 0) {
          await client.query('ROLLBACK')
          client.release()
          return false
        }
      }
      await client.query('COMMIT')
      client.release()
      return true
    } catch (error) {
      // What has failed is rolled back with its connection.
      client.release(true)
      throw error
    }
  }

  private async alone({ sql, values }: Statement): Promise<boolean> {
    const { rowCount } = await this.pool.query({ ...inPostgres(sql), values: [...values] })
    return (rowCount ?? 0) > 0
  }

  /** Not in the commit itself: PostgreSQL writes those that carry notices to the disk one after the other. */
  announce(match: string, what: News, growth?: Omit<Growth, 'by'>): void {
    this.say(CHANNEL, newsOf(match, what, growth && { ...growth, by: this.node }))
  }

  hand(node: string, entry: Handed): void {
    this.say(channelOf(node), JSON.stringify(entry))
  }

  private say(channel: string, news: string): void {
    this.unsaid.push({ channel, news })
    if (this.unsaid.length === 1) this.saying = this.saying.then(() => this.sayAll())
  }

  /** Whoever does not hear it looks for himself after a while. */
  private async sayAll(): Promise<void> {
    const said = this.unsaid
    this.unsaid = []
    const values = [said.map(({ channel }) => channel), said.map(({ news }) => news)]
    await this.rows(ANNOUNCE, values).catch(() => {})
  }

  watch(ears: Omit<Ears, 'known'>): void {
    this.ears = ears
    void this.listen()
  }

  async close(): Promise<void> {
    this.closed = true
    await this.listening?.end()
    await this.saying
    await this.pool.end()
  }

  async migrate(): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
      await client.query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)')
      const { rows } = await client.query('SELECT COALESCE(MAX(version), 0) AS version FROM migrations')
      const version = (rows[0] as { version: number } | undefined)?.version ?? 0
      if (version > MIGRATIONS.length) {
        throw new Error(`the database is of a newer version (${version}) than this program`)
      }
      for (const [at, statements] of MIGRATIONS.entries()) {
        if (at < version) continue
        await client.query('BEGIN')
        for (const sql of statements) await client.query(sql)
        await client.query('INSERT INTO migrations (version) VALUES ($1)', [at + 1])
        await client.query('COMMIT')
      }
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
      client.release()
    }
  }

  /** A connection of its own that hears of other nodes' work, and is made again if it breaks. */
  private async listen(): Promise<void> {
    if (this.closed) return
    const client = new Client({ connectionString: this.url })
    const again = () => {
      if (this.listening !== client) return
      this.listening = null
      if (!this.closed) setTimeout(() => void this.listen(), 500)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload = '', processId }) => {
      if (this.own.has(processId)) return
      if (channel === CHANNEL) this.ears?.heard(...newsIn(payload))
      else this.ears?.handed(JSON.parse(payload) as Handed)
    })
    this.listening = client
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${channelOf(this.node)}`)
      // What came while nobody listened: an empty name stands for every match.
      this.ears?.heard('', 'table')
    } catch {
      again()
    }
  }
}

/** The process of the database that serves a connection: notices carry its number. */
const processOf = (client: object): number =>
  'processID' in client && typeof client.processID === 'number' ? client.processID : 0

/** A store that any number of nodes share. */
export async function postgresStore(url: string): Promise<Store> {
  const database = new Postgres(url)
  await database.migrate()
  return new PostgresStore(database)
}
