import { once } from 'node:events'
import { setImmediate as nextRound } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { AT_ONCE } from './database.ts'
import type { Database, Row, Seen, Statement, Value } from './database.ts'
import { claimAlone, HOLDING, UNCHANGED } from './sql-matches.ts'
import { sqlStore } from './sql-store.ts'
import { statement } from './sql.ts'
import type { Batch, Result, Results } from './sqlite-thread.ts'
import type { Store } from './store.ts'

/** Somebody who waits for what was asked of the file. */
interface Waiting<Asked, T> {
  readonly asked: Asked
  readonly done: (value: T) => void
  readonly failed: (error: unknown) => void
}

/**
 * One file, one process. A thread waits for the disk; what comes while it does goes to it together afterwards, and shares
 * a commit. Nothing is done before that.
 */
class Sqlite implements Database {
  readonly skipLocked = ''
  readonly alone = claimAlone
  private readonly thread: Worker
  private readings: Waiting<Statement, readonly Row[]>[] = []
  private pieces: Waiting<readonly Statement[], boolean>[] = []
  private busy = false
  private closed = false

  private constructor(thread: Worker) {
    this.thread = thread
    // Nobody would hear anything any more: a process that ends is started again.
    thread.once('exit', () => {
      if (!this.closed) throw new Error('the thread that writes to the file has ended')
    })
  }

  static async open(file: string): Promise<Sqlite> {
    const thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: file })
    await once(thread, 'message')
    // A process that waits for nothing else may end.
    thread.unref()
    return new Sqlite(thread)
  }

  rowsOf(sql: string, _column: string, key: string): Promise<readonly Row[]> {
    return this.rows(sql, [key])
  }

  rows(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
    return new Promise((done, failed) => {
      this.readings.push({ asked: { sql, values }, done, failed })
      this.sendSoon()
    })
  }

  work(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((done, failed) => {
      this.pieces.push({ asked: statements, done, failed })
      this.sendSoon()
    })
  }

  seating(unchanged: Seen, added: readonly Value[]): readonly Statement[] {
    const [match] = unchanged
    const sql = `INSERT INTO holders (${HOLDING}) VALUES (?, ?, ?, ?, ?, ?)`
    return [statement(UNCHANGED, ...unchanged), statement(sql, match, ...added)]
  }

  /** Nobody else reads or writes here. */
  announce(): void {}
  announcePresence(): void {}
  async subscribe(): Promise<void> {}
  unsubscribe(): void {}
  listen(): void {}

  async close(): Promise<void> {
    await this.work([])
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

  /** All that waits. */
  private async send(): Promise<void> {
    const { readings, pieces } = this
    this.readings = []
    this.pieces = []
    try {
      const results = await this.ask({
        readings: readings.map(({ asked }) => asked),
        pieces: pieces.map(({ asked }) => asked),
      })
      settle(readings, results.readings)
      for (let from = 0; from < pieces.length; from += AT_ONCE) {
        if (from > 0) await nextRound()
        settle(pieces.slice(from, from + AT_ONCE), results.pieces.slice(from, from + AT_ONCE))
      }
    } catch (error) {
      for (const each of [...readings, ...pieces]) each.failed(error)
    }
    this.busy = false
    if (this.readings.length > 0 || this.pieces.length > 0) this.sendSoon()
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

function settle<T>(waiting: readonly Waiting<unknown, T>[], results: readonly Result<T>[]): void {
  for (const [at, { done, failed }] of waiting.entries()) {
    const result = results[at]
    if (result === undefined) failed(new Error('the file gave no answer'))
    else if ('error' in result) failed(result.error)
    else done(result.value)
  }
}

/** A store in one file; ':memory:' keeps nothing. */
export const sqliteStore = async (file: string): Promise<Store> => sqlStore(await Sqlite.open(file))
