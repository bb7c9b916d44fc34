import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'

import type { Database, Row, Statement, Value } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { SqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

/** A piece of work that waits for the next commit. */
interface Waiting {
  readonly statements: readonly Statement[]
  done(changed: boolean): void
  failed(error: unknown): void
}

/** One file, one process. Pieces of work that come together share a commit; none is done before it. */
class Sqlite implements Database {
  readonly skipLocked = ''
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()
  private waiting: Waiting[] = []

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    this.database = new DatabaseSync(file)
    this.database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
    )
    this.migrate()
    // Whoever had claimed a match was this process before it ended.
    this.database.exec('UPDATE schedule SET claimed = 0')
  }

  async rows(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    // A reading that also writes must not come between the work that waits.
    if (this.waiting.length > 0 && sql.startsWith('UPDATE')) this.commit()
    return this.prepare(sql).all(...values) as Row[]
  }

  work(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ statements, done, failed })
      if (this.waiting.length === 1) setImmediate(() => this.commit())
    })
  }

  notify(): null {
    return null
  }

  /** Nobody else writes here. */
  watch(): void {}

  async close(): Promise<void> {
    this.commit()
    this.database.close()
  }

  /** All that waits, in one transaction; a piece that fails takes nothing else with it. */
  private commit(): void {
    const pieces = this.waiting
    this.waiting = []
    if (pieces.length > 0 && !this.attempt(pieces)) for (const piece of pieces) this.attempt([piece])
  }

  /** One transaction; false if several pieces were to share it and one of them failed: then nothing was done. */
  private attempt(pieces: readonly Waiting[]): boolean {
    try {
      this.run('BEGIN IMMEDIATE')
      const changed = pieces.map(({ statements }) => this.perform(statements))
      this.run('COMMIT')
      for (const [at, piece] of pieces.entries()) piece.done(changed[at] === true)
    } catch (error) {
      if (this.database.isOpen && this.database.isTransaction) this.run('ROLLBACK')
      if (pieces.length > 1) return false
      for (const piece of pieces) piece.failed(error)
    }
    return true
  }

  /** The first statement decides whether the others are done. */
  private perform(statements: readonly Statement[]): boolean {
    for (const [at, { sql, values }] of statements.entries()) {
      const { changes } = this.run(sql, values)
      if (at === 0 && Number(changes) === 0) return false
    }
    return true
  }

  private run(sql: string, values: readonly Value[] = []): { readonly changes: number | bigint } {
    return this.prepare(sql).run(...values)
  }

  private prepare(sql: string): StatementSync {
    let prepared = this.prepared.get(sql)
    if (prepared === undefined) this.prepared.set(sql, (prepared = this.database.prepare(sql)))
    return prepared
  }

  private migrate(): void {
    const { user_version: version } = this.database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    if (version > MIGRATIONS.length)
      throw new Error(`the database is of a newer version (${version}) than this program`)
    for (const [at, statements] of MIGRATIONS.entries()) {
      if (at < version) continue
      this.database.exec(['BEGIN', ...statements, `PRAGMA user_version = ${at + 1}`, 'COMMIT'].join(';\n'))
    }
  }
}

/** A store in one file; ':memory:' keeps nothing. */
export const sqliteStore = (file: string): Store => new SqlStore(new Sqlite(file))
