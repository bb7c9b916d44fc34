import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { Client, Pool, types as pgTypes, TypeOverrides } from 'pg'

import type { Database, Row, Seen, Statement, Value } from './database.ts'
import { Together } from './key-batcher.ts'
import { MIGRATIONS } from './migrations.ts'
import { hearIn, hereOf, newsOf } from './notices.ts'
import { Appends } from './postgres-appends.ts'
import { UNCHANGED } from './sql-matches.ts'
import { sqlStore } from './sql-store.ts'
import type { Ears, Growth, MatchStatus, News, Store } from './store.ts'
import { ATTENDING, Attendance } from './subscriptions.ts'

/** Each node hears what is said to it under its name. */
const CHANNEL = 'ziggurat_'

/**
 * News goes to the other nodes that attend to a match, in the order of its log. A notice need not reach the disk: what it tells of is there already.
 */
const SAY = `
  WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
  told AS MATERIALIZED (
    SELECT attending.node, said.news
    FROM unnest(?::text[], ?::text[]) WITH ORDINALITY AS said (match, news, number)
    JOIN attending ON attending.match = said.match AND attending.node <> ?
    ORDER BY said.number
  )
  SELECT pg_notify('${CHANNEL}' || node, news) FROM quick, told`

/** Nodes that are gone attend to nothing. */
const FORGET_THE_DEAD = `
  DELETE FROM attending
  WHERE '${CHANNEL}' || node NOT IN (SELECT application_name FROM pg_stat_activity WHERE application_name IS NOT NULL)`

/**
 * Everything is found by its key, however many are asked for: nothing is gained by planning a statement again, nor by
 * reading tables from end to end while they are so small that it seems cheap.
 */
const BY_KEYS = 'SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off'

/** In one statement, instead of four ways there and back. */
const SEAT = `
  WITH changed AS (${UNCHANGED} RETURNING id)
  INSERT INTO holders (match, seat, number, person, bot, since)
  SELECT id, ?::int, ?::int, ?::text, ?::text, ?::bigint FROM changed`

/** How long a node waits for what. */
export interface Patience {
  /**
   * How long a database may take to accept a connection, or for a statement, in milliseconds: one that says nothing is not
   * there. It gives up first itself, so that mostly it is known what was not done.
   */
  readonly database: number
  /** How often an append is tried to a match that another node writes to. */
  readonly tries: number
  /** How often it is looked for what was not told, in milliseconds. */
  readonly looks: number
}

const USUAL_PATIENCE: Patience = { database: 10_000, tries: 1_000, looks: 5_000 }

/** How often, and after how many milliseconds, it is tried again to say what could not be said. */
const TELLINGS = 20
const UNSAID_FOR = 500

/** Any number: all nodes of one database agree on it. */
const MIGRATION_LOCK = 7_031_981

const types = new TypeOverrides()
types.setTypeParser(pgTypes.builtins.INT8, Number)

/** Under its name a connection knows a statement, and plans it once. All columns are named: another node may add one. */
interface Query {
  readonly text: string
  readonly name: string
}

const queries = new Map<string, Query>()

/** A statement as PostgreSQL wants it, with $1, $2 … for `?`. */
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

/** A database that many nodes share. */
class Postgres implements Database {
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED'
  private readonly pool: Pool
  private readonly url: string
  /** How long the database may take. */
  private readonly patience: number
  private listening: Client | null = null
  private ears: Omit<Ears, 'known'> | null = null
  /** Nobody else has this name, not even the same machine after it has started again. */
  private readonly node = randomBytes(8).toString('hex')
  private readonly attendance = new Attendance(this.node, (sql, values) => this.rows(sql, values))
  /** For each statement that reads by a key. */
  private readonly together = new Map<string, Together>()
  private closed = false
  /** News for the other nodes that has not been sent. */
  private unsaid: { readonly match: string; readonly news: string }[] = []
  private saying: Promise<void> = Promise.resolve()

  constructor(url: string, patience: number) {
    this.url = url
    this.patience = patience
    const inTime = `SET statement_timeout = ${patience}; SET idle_in_transaction_session_timeout = ${patience}`
    this.pool = new Pool({
      connectionString: url,
      max: 10,
      types,
      connectionTimeoutMillis: patience,
      query_timeout: patience * 1.5,
      keepAlive: true,
      onConnect: async (client) => {
        await client.query(`${BY_KEYS}; ${inTime}`)
      },
    })
    // A connection that breaks while nobody uses it is replaced by the next that is asked for.
    this.pool.on('error', () => {})
    // One that breaks in the middle of a piece of work fails with its next statement.
    this.pool.on('connect', (client) => client.on('error', () => {}))
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
      // What has failed is rolled back with its connection.
      client.release(true)
      throw error
    }
  }

  private async single({ sql, values }: Statement): Promise<boolean> {
    const { rowCount } = await this.pool.query({ ...inPostgres(sql), values: [...values] })
    return (rowCount ?? 0) > 0
  }

  seating(unchanged: Seen, added: readonly Value[]): readonly Statement[] {
    return [{ sql: SEAT, values: [...unchanged, ...added] }]
  }

  /** With a lock that also those wait for who only refer to the match: lines of chat, say. */
  alone(id: string, status: MatchStatus): Statement {
    return { sql: 'SELECT id FROM matches WHERE id = ? AND status = ? FOR UPDATE', values: [id, status] }
  }

  /** Not in the commit itself: PostgreSQL writes those that carry notices to the disk one after the other. */
  announce(match: string, what: News, growth?: Growth): void {
    this.saySoon(match, newsOf(match, what, growth))
  }

  here(match: string, people: readonly string[]): void {
    this.saySoon(match, hereOf({ match, people, node: this.node }))
  }

  attend(match: string): Promise<void> {
    return this.attendance.attend(match)
  }

  leave(match: string): void {
    this.attendance.leave(match)
  }

  private saySoon(match: string, news: string): void {
    this.unsaid.push({ match, news })
    if (this.unsaid.length === 1) this.saying = this.saying.then(() => this.sayAll())
  }

  /** Says it again if it failed: a node that missed moves looks for them after a while, but not for chat. */
  private async sayAll(): Promise<void> {
    const all = this.unsaid
    this.unsaid = []
    const values = [all.map(({ match }) => match), all.map(({ news }) => news), this.node]
    for (let tries = 1; tries <= TELLINGS; tries++) {
      try {
        await this.rows(SAY, values)
        return
      } catch {
        if (this.closed) return
        await pause(UNSAID_FOR)
      }
    }
  }

  watch(ears: Omit<Ears, 'known'>): void {
    this.ears = ears
    void this.listen()
  }

  async close(): Promise<void> {
    this.closed = true
    await this.listening?.end()
    await this.saying
    await this.rows('DELETE FROM attending WHERE node = ?', [this.node]).catch(() => {})
    await this.pool.end()
  }

  async migrate(): Promise<void> {
    // That may take as long as it takes.
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: this.patience })
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
        for (const sql of statements) await client.query(sql)
        await client.query('INSERT INTO migrations (version) VALUES ($1)', [at + 1])
        await client.query('COMMIT')
      }
      await client.query(ATTENDING)
    } finally {
      // The lock, and what had begun, end with the connection.
      await client.end().catch(() => {})
    }
  }

  /** A connection of its own that hears of other nodes' work, and is made again if it breaks. */
  private async listen(): Promise<void> {
    if (this.closed) return
    const name = `${CHANNEL}${this.node}`
    const client = new Client({
      connectionString: this.url,
      application_name: name,
      connectionTimeoutMillis: this.patience,
      // Nothing is said on it for hours: what lies between may forget it, and nobody is told.
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
    })
    const again = () => {
      if (this.listening !== client) return
      this.listening = null
      client.end().catch(() => {})
      if (!this.closed) setTimeout(() => void this.listen(), 500)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      if (this.ears !== null) hearIn(payload, this.ears)
    })
    this.listening = client
    try {
      await client.connect()
      await client.query(`LISTEN ${name}`)
      await client.query(FORGET_THE_DEAD)
      await this.attendance.renew()
      // What came while nobody listened: an empty name stands for every match.
      this.ears?.heard('', 'table')
    } catch {
      again()
      // It may listen although it could not say so to the others.
      client.end().catch(() => {})
    }
  }
}

/** A store that any number of nodes share. */
export async function postgresStore(url: string, given: Partial<Patience> = {}): Promise<Store> {
  const { tries, looks, database: patience } = { ...USUAL_PATIENCE, ...given }
  const database = new Postgres(url, patience)
  await database.migrate()
  const appends = new Appends(database, tries)
  let looking: NodeJS.Timeout | undefined
  return {
    ...sqlStore(database),
    append: appends.append,
    watch(ears) {
      database.watch({
        ...ears,
        heard: (match, what, growth) => {
          ears.heard(match, what, growth)
          if (growth !== undefined) appends.overtaken(match, growth.after + growth.entries.length)
        },
      })
      looking = setInterval(() => {
        // A database that is away is looked at again the next time.
        lookForUnheard(database, ears).catch(() => {})
      }, looks)
      looking.unref()
    },
    async close() {
      clearInterval(looking)
      await database.close()
    },
  }
}

/** What another node did and did not tell: it died in between, or the notice was lost. */
async function lookForUnheard(database: Postgres, { heard, known }: Ears): Promise<void> {
  const heads = await known()
  const sql = 'SELECT id, length, revision FROM matches WHERE id = ANY(?)'
  const rows = await database.rows(sql, [heads.map(({ id }) => id)])
  const found = new Map(rows.map((row) => [row['id'], row]))
  for (const { id, length, revision } of heads) {
    const row = found.get(id)
    // One that is not there any more was closed; one that is shorter was lost in part, with the machine that had it.
    if (row === undefined || length !== Number(row['length']) || revision !== Number(row['revision']))
      heard(id, 'table')
  }
}
