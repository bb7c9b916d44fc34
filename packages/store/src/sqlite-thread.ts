import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

import type { Row, Statement } from './database.ts'
import { damageIn, migrate } from './sqlite-file.ts'

/** Reads, and writes that share a commit. Each write is a list of statements. */
export interface Batch {
  readonly reads: readonly Statement[]
  readonly writes: readonly (readonly Statement[])[]
}

/** The result of each read and write. */
export interface Results {
  readonly reads: readonly Result<readonly Row[]>[]
  readonly writes: readonly Result<boolean>[]
}

export type Result<T> = { readonly value: T } | { readonly error: unknown }

function result<T>(work: () => T): Result<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** The database file, on the worker thread. */
class File {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    this.database = new DatabaseSync(file, { timeout: 5_000 })
    try {
      this.open()
    } catch (error) {
      // Unlock the file for the next process.
      this.close()
      throw error
    }
  }

  private open(): void {
    // A damaged file is refused before anything is written to it: the damage would spread, and show only later.
    const damage = damageIn(this.database)
    if (damage !== null)
      throw new Error(`the database is damaged (${damage}): restore a backup with 'ziggurat restore'`)
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    migrate(this.database)
    // All claims are from this server before it was restarted.
    this.database.exec('UPDATE schedule SET claimed = 0')
  }

  /** Reads come first, so that they do not see writes that are not durable yet. */
  perform({ reads, writes }: Batch): Results {
    return {
      reads: reads.map(({ sql, values }) =>
        result(() => this.prepare(sql).all(...values) as unknown as readonly Row[]),
      ),
      writes: writes.length === 0 ? [] : this.commit(writes),
    }
  }

  close(): void {
    this.database.close()
  }

  /** Commits all writes in one transaction. If one fails, each gets its own, so that it does not fail the others. */
  private commit(writes: Batch['writes']): readonly Result<boolean>[] {
    const together = result(() => this.transaction(writes))
    if ('value' in together) return together.value.map((value) => ({ value }))
    return writes.length === 1 ? [together] : writes.flatMap((write) => this.commit([write]))
  }

  private transaction(writes: Batch['writes']): readonly boolean[] {
    try {
      this.run('BEGIN IMMEDIATE')
      const changed = writes.map((statements) => this.write(statements))
      this.run('COMMIT')
      return changed
    } catch (error) {
      if (this.database.isTransaction) this.run('ROLLBACK')
      throw error
    }
  }

  /** If the first statement changes no row, the others are not run. */
  private write(statements: readonly Statement[]): boolean {
    for (const [at, { sql, values }] of statements.entries()) {
      const { changes } = this.run(sql, values)
      if (at === 0 && Number(changes) === 0) return false
    }
    return true
  }

  private run(sql: string, values: Statement['values'] = []): { readonly changes: number | bigint } {
    return this.prepare(sql).run(...values)
  }

  private prepare(sql: string): StatementSync {
    let prepared = this.prepared.get(sql)
    if (prepared === undefined) this.prepared.set(sql, (prepared = this.database.prepare(sql)))
    return prepared
  }
}

const file = new File(workerData as string)
parentPort?.on('message', (batch: Batch | null) => {
  if (batch !== null) return parentPort?.postMessage(file.perform(batch))
  file.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
