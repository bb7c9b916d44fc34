import type { Database, Row, Statement, Value } from './database.ts'
import type { ChangeKind } from './store.ts'

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })

/** A limit that is never reached. */
export const NO_LIMIT = 1e9

/** Locks a person's row, so that concurrent additions for one person are counted one after the other. */
export const lockPerson = (person: string): Statement =>
  statement('UPDATE people SET id = id WHERE id = ?', person)

/** The parameters of `LIKE ? ESCAPE ?` for texts that contain this one. */
export const containing = (part: string): readonly [pattern: string, escape: string] => [
  `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  '\\',
]

/** Shorthands for a database. */
export class StatementRunner {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  rows(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.database.rows(sql, values)
  }

  /** Runs one statement; false if it changed no row. */
  change(sql: string, ...values: readonly Value[]): Promise<boolean> {
    return this.database.transaction([statement(sql, ...values)])
  }

  /** Runs a transaction and notifies the other nodes; false if its first statement changed no row. */
  async changeAndNotify(
    match: string,
    what: ChangeKind,
    ...statements: readonly Statement[]
  ): Promise<boolean> {
    const done = await this.database.transaction(statements)
    if (done) this.database.announce(match, what)
    return done
  }
}
