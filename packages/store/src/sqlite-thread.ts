import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

import type { Row, Statement } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** What came together: readings, and pieces of work that share a commit. */
export interface Batch {
  readonly readings: readonly Statement[]
  readonly pieces: readonly (readonly Statement[])[]
}

/** What became of each, or the error. */
export interface Results {
  readonly readings: readonly Result<readonly Row[]>[]
  readonly pieces: readonly Result<boolean>[]
}

export type Result<T> = { readonly value: T } | { readonly error: unknown }

function result<T>(work: () => T): Result<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** The file, on the thread that waits for the disk. */
class File {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()

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

  /** Readings first: what is written with them is not durable yet. */
  perform({ readings, pieces }: Batch): Results {
    return {
      readings: readings.map(({ sql, values }) =>
        result(() => this.prepare(sql).all(...values) as unknown as readonly Row[]),
      ),
      pieces: pieces.length === 0 ? [] : this.commit(pieces),
    }
  }

  close(): void {
    this.database.close()
  }

  /** All in one transaction; if a piece fails, each in one of its own, so that it takes nothing else with it. */
  private commit(pieces: Batch['pieces']): readonly Result<boolean>[] {
    const together = result(() => this.transaction(pieces))
    if ('value' in together) return together.value.map((value) => ({ value }))
    return pieces.length === 1 ? [together] : pieces.flatMap((piece) => this.commit([piece]))
  }

  private transaction(pieces: Batch['pieces']): readonly boolean[] {
    try {
      this.run('BEGIN IMMEDIATE')
      const changed = pieces.map((statements) => this.work(statements))
      this.run('COMMIT')
      return changed
    } catch (error) {
      if (this.database.isTransaction) this.run('ROLLBACK')
      throw error
    }
  }

  /** The first statement decides whether the others are done. */
  private work(statements: readonly Statement[]): boolean {
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

  private migrate(): void {
    const { user_version: version } = this.database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    if (version > MIGRATIONS.length) {
      // Whoever looks at the file next is not to find it locked.
      this.close()
      throw new Error(`the database is of a newer version (${version}) than this program`)
    }
    for (const [at, statements] of MIGRATIONS.entries()) {
      if (at < version) continue
      this.database.exec(['BEGIN', ...statements, `PRAGMA user_version = ${at + 1}`, 'COMMIT'].join(';\n'))
    }
  }
}

const file = new File(workerData as string)
parentPort?.on('message', (batch: Batch | null) => {
  if (batch !== null) return parentPort?.postMessage(file.perform(batch))
  file.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
