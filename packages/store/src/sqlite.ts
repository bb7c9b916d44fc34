import { once } from 'node:events'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { AT_ONCE } from './database.ts'
import type { Database, Row, ExpectedMatch, Statement, Value } from './database.ts'
import { addSkeletons } from './skeletons.ts'
import { CHANGED, HOLDER_COLUMNS, IF_UNCHANGED } from './sql-matches.ts'
import { sqlStore } from './sql-store.ts'
import type { StoreReports } from './sql-store.ts'
import type { Batch, Result, Results } from './sqlite-thread.ts'
import { statement } from './statements.ts'
import type { MatchStatus, Store } from './store.ts'

/** A queued read or write. */
interface Queued<Request, T> {
  readonly request: Request
  readonly done: (value: T) => void
  readonly failed: (error: unknown) => void
}

/**
 * A SQLite file for one process. A worker thread does the blocking I/O. Reads and writes that come while it is busy are sent to
 * it as one batch, and the writes share a commit. A write is resolved when it is committed.
 */
class Sqlite implements Database {
  readonly skipLocked = ''
  readonly selectSize = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'
  private readonly thread: Worker
  private reads: Queued<Statement, readonly Row[]>[] = []
  private writes: Queued<readonly Statement[], boolean>[] = []
  private busy = false
  private closed = false

  private constructor(thread: Worker) {
    this.thread = thread
    // Without the thread no call would ever be resolved. End the process, so that a supervisor restarts it.
    thread.once('exit', () => {
      if (!this.closed) throw new Error('the thread that writes to the file has ended')
    })
  }

  static async open(file: string): Promise<Sqlite> {
    const thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: file })
    await once(thread, 'message')
    // The thread alone does not keep the process alive.
    thread.unref()
    return new Sqlite(thread)
  }

  rowsOf(sql: string, _column: string, key: string): Promise<readonly Row[]> {
    return this.rows(sql, [key])
  }

  rows(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    return new Promise((done, failed) => {
      this.reads.push({ request: { sql, values }, done, failed })
      this.sendSoon()
    })
  }

  transaction(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((done, failed) => {
      this.writes.push({ request: statements, done, failed })
      this.sendSoon()
    })
  }

  addHolder(unchanged: ExpectedMatch, added: readonly Value[]): readonly Statement[] {
    const [match] = unchanged
    const sql = `INSERT INTO holders (${HOLDER_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
    return [statement(IF_UNCHANGED, ...unchanged), statement(sql, match, ...added)]
  }

  /** Any update locks the whole file. */
  lockMatch(id: string, status: MatchStatus): Statement {
    return statement(`UPDATE matches SET ${CHANGED} WHERE id = ? AND status = ?`, id, status)
  }

  /** There are no other nodes. */
  announce(): void {}
  announcePresence(): void {}
  async subscribe(): Promise<void> {}
  unsubscribe(): void {}
  listen(): void {}

  async close(): Promise<void> {
    await this.transaction([])
    this.closed = true
    this.thread.ref()
    this.thread.postMessage(null)
    await once(this.thread, 'exit')
  }

  private sendSoon(): void {
    if (this.busy) return
    this.busy = true
    setImmediate(() => void this.send())
  }

  /** Sends all queued reads and writes as one batch. */
  private async send(): Promise<void> {
    const { reads, writes } = this
    this.reads = []
    this.writes = []
    try {
      const results = await this.ask({
        reads: reads.map(({ request }) => request),
        writes: writes.map(({ request }) => request),
      })
      settle(reads, results.reads)
      for (let from = 0; from < writes.length; from += AT_ONCE) {
        if (from > 0) await nextIteration()
        settle(writes.slice(from, from + AT_ONCE), results.writes.slice(from, from + AT_ONCE))
      }
    } catch (error) {
      for (const each of [...reads, ...writes]) each.failed(error)
    }
    this.busy = false
    if (this.reads.length > 0 || this.writes.length > 0) this.sendSoon()
  }

  private async ask(batch: Batch): Promise<Results> {
    if (this.closed) throw new Error('the store is closed')
    this.thread.ref()
    this.thread.postMessage(batch)
    const [results] = (await once(this.thread, 'message')) as [Results]
    this.thread.unref()
    return results
  }
}

function settle<T>(waiting: readonly Queued<unknown, T>[], results: readonly Result<T>[]): void {
  for (const [at, { done, failed }] of waiting.entries()) {
    const result = results[at]
    if (result === undefined) failed(new Error('the thread returned no result'))
    else if ('error' in result) failed(result.error)
    else done(result.value)
  }
}

/** A store in one file; ':memory:' stores nothing on disk. */
export async function sqliteStore(file: string, { onSlow, onSkeletons }: StoreReports = {}): Promise<Store> {
  const database = await Sqlite.open(file)
  await addSkeletons(database, onSkeletons)
  return sqlStore(database, onSlow)
}
