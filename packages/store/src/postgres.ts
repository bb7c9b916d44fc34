import { Client, Pool, types as pgTypes, TypeOverrides } from 'pg'

import type { Database, Row, ExpectedMatch, Statement, Value } from './database.ts'
import { KeyBatcher } from './key-batcher.ts'
import { MIGRATIONS } from './migrations.ts'
import { NodeNotices } from './node-notices.ts'
import { Appends } from './postgres-appends.ts'
import { addSkeletons } from './skeletons.ts'
import type { OnSkeletons } from './skeletons.ts'
import { IF_UNCHANGED } from './sql-matches.ts'
import { sqlStore } from './sql-store.ts'
import type { StoreReports } from './sql-store.ts'
import type { Listener, MatchStatus, Store } from './store.ts'
import { SUBSCRIPTIONS_TABLE } from './subscriptions.ts'

/**
 * All queries find rows by key. So statements are not planned again for each call, and small tables are not scanned
 * sequentially.
 */
const BY_KEYS = 'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off'

/** One statement instead of four round trips. */
const ADD_HOLDER = `
  WITH changed AS (${IF_UNCHANGED} RETURNING id)
  INSERT INTO holders (match, seat, number, person, bot, since, why, contribution)
  SELECT id, ?::int, ?::int, ?::text, ?::text, ?::bigint, ?::text, ?::text FROM changed`

/** Timeouts and retries. */
export interface Timeouts {
  /**
   * The timeout for a connection and for a statement, in milliseconds. The database aborts a statement before this node gives
   * up on it, so that the node mostly knows that it was not done.
   */
  readonly database: number
  /** How often an append is tried while another node has locked the match. */
  readonly tries: number
  /** How often a node polls for changes that it was not notified of, in milliseconds. */
  readonly pollInterval: number
}

const USUAL_TIMEOUTS: Timeouts = { database: 10_000, tries: 1_000, pollInterval: 5_000 }

/** The key of an advisory lock; an arbitrary number that all nodes share. */
const MIGRATION_LOCK = 7_031_981

export const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)

/** A named statement is planned once per connection. Statements name all columns, because a newer node may add one. */
interface Query {
  readonly text: string
  readonly name: string
}

const queries = new Map<string, Query>()

/** A statement with $1, $2 … for `?`. */
function inPostgres(sql: string): Query {
  let known = queries.get(sql)
  if (known === undefined) {
    let at = 0
    const text = sql.replaceAll('?', () => `$${++at}`)
    known = { text, name: `statement ${queries.size + 1}` }
    queries.set(sql, known)
  }
  return known
}

/** A PostgreSQL database, which many nodes can share. */
class Postgres implements Database {
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED'
  readonly selectSize = 'SELECT pg_database_size(current_database()) AS bytes'
  private readonly pool: Pool
  private readonly url: string
  /** The timeout for connections and statements, in milliseconds. */
  private readonly timeout: number
  private readonly notices: NodeNotices
  /** One for each statement that reads by key. */
  private readonly batchers = new Map<string, KeyBatcher>()

  constructor(url: string, timeout: number) {
    this.url = url
    this.timeout = timeout
    this.notices = new NodeNotices(url, timeout, (sql, values) => this.rows(sql, values))
    const timeouts = `SET statement_timeout = ${timeout}; SET idle_in_transaction_session_timeout = ${timeout}`
    this.pool = new Pool({
      connectionString: url,
      max: 10,
      types,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout * 1.5,
      keepAlive: true,
      onConnect: async (client) => {
        await client.query(`${BY_KEYS}; ${timeouts}`)
      },
    })
    // An idle connection that breaks is replaced when the next one is needed.
    this.pool.on('error', () => {})
    // A connection that breaks in the middle of a transaction fails with its next statement.
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  async rows(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.pool.query({ ...inPostgres(sql), values: [...values] })
    return rows as Row[]
  }

  rowsOf(sql: string, column: string, key: string): Promise<readonly Row[]> {
    let batcher = this.batchers.get(sql)
    if (batcher === undefined) {
      const any = sql.replace('IN (?)', '= ANY(?)')
      batcher = new KeyBatcher(column, (keys) => this.rows(any, [keys]))
      this.batchers.set(sql, batcher)
    }
    return batcher.rows(key)
  }

  async transaction(statements: readonly Statement[]): Promise<boolean> {
    const [only] = statements
    if (statements.length === 1 && only !== undefined) return this.single(only)
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
      // Closing the connection rolls the transaction back.
      client.release(true)
      throw error
    }
  }

  private async single({ sql, values }: Statement): Promise<boolean> {
    const { rowCount } = await this.pool.query({ ...inPostgres(sql), values: [...values] })
    return (rowCount ?? 0) > 0
  }

  addHolder(unchanged: ExpectedMatch, added: readonly Value[]): readonly Statement[] {
    return [{ sql: ADD_HOLDER, values: [...unchanged, ...added] }]
  }

  /** FOR UPDATE also blocks inserts that refer to the match, such as chat lines. */
  lockMatch(id: string, status: MatchStatus): Statement {
    return { sql: 'SELECT id FROM matches WHERE id = ? AND status = ? FOR UPDATE', values: [id, status] }
  }

  announce(...change: Parameters<NodeNotices['announce']>): void {
    this.notices.announce(...change)
  }

  announcePresence(match: string, people: readonly string[]): void {
    this.notices.announcePresence(match, people)
  }

  subscribe(match: string): Promise<void> {
    return this.notices.subscribe(match)
  }

  unsubscribe(match: string): void {
    this.notices.unsubscribe(match)
  }

  listen(listener: Omit<Listener, 'known'>): void {
    this.notices.listen(listener)
  }

  async close(): Promise<void> {
    await this.notices.close()
    await this.pool.end()
  }

  async migrate(onSkeletons?: OnSkeletons): Promise<void> {
    // Without a statement timeout: a migration may take long.
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: this.timeout })
    client.on('error', () => {})
    try {
      await client.connect()
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
        for (const sql of statements) await client.query(schemaStatement(sql))
        await client.query('INSERT INTO migrations (version) VALUES ($1)', [at + 1])
        await client.query('COMMIT')
      }
      await client.query(SUBSCRIPTIONS_TABLE)
      await addSkeletons(this, onSkeletons)
    } finally {
      // Closing the connection releases the lock and rolls back an unfinished step.
      await client.end().catch(() => {})
    }
  }
}

/** A statement of the schema, as PostgreSQL spells it. */
const schemaStatement = (sql: string): string =>
  sql.replace('COLLATE BINARY', 'COLLATE "C"').replace('data ->>', 'data::json ->>')

/** A store that any number of nodes share. */
export async function postgresStore(
  url: string,
  given: Partial<Timeouts> = {},
  { onSlow, onSkeletons }: StoreReports = {},
): Promise<Store> {
  const { tries, pollInterval, database: timeout } = { ...USUAL_TIMEOUTS, ...given }
  const database = new Postgres(url, timeout)
  await database.migrate(onSkeletons)
  const appends = new Appends(database, tries)
  let polling: NodeJS.Timeout | undefined
  return {
    ...sqlStore(database, onSlow),
    append: appends.append,
    listen(listener) {
      database.listen({
        ...listener,
        onChange: (match, what, appended) => {
          listener.onChange(match, what, appended)
          if (appended !== undefined) appends.dropOutdated(match, appended.after + appended.entries.length)
        },
      })
      polling = setInterval(() => {
        // If the database is down, the next poll tries again.
        lookForMissedChanges(database, listener).catch(() => {})
      }, pollInterval)
      polling.unref()
    },
    async close() {
      clearInterval(polling)
      await database.close()
    },
  }
}

/** Finds changes without a notice: a node crashed before it sent one, or the notice was lost. */
async function lookForMissedChanges(database: Postgres, { onChange, known }: Listener): Promise<void> {
  const heads = await known()
  const sql = 'SELECT id, length, revision FROM matches WHERE id = ANY(?)'
  const rows = await database.rows(sql, [heads.map(({ id }) => id)])
  const found = new Map(rows.map((row) => [row['id'], row]))
  for (const { id, length, revision } of heads) {
    const row = found.get(id)
    // A missing match was closed. A shorter log was lost in part, in a failover of the database.
    if (row === undefined || length !== Number(row['length']) || revision !== Number(row['revision']))
      onChange(id, 'match')
  }
}
