import type { Database, Row, Statement, Value } from './database.ts'
import type { Change } from './store.ts'

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })

/** No limit is as good as this one. */
export const NO_LIMIT = 1e9

/** What somebody adds to their own at the same moment is added one after the other, so that it can be counted. */
export const oneAfterTheOther = (person: string): Statement =>
  statement('UPDATE people SET id = id WHERE id = ?', person)

/** Short ways to ask a database. */
export class Sql {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  rows(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.database.rows(sql, values)
  }

  /** One statement; whether it changed anything. */
  change(sql: string, ...values: readonly Value[]): Promise<boolean> {
    return this.database.work([statement(sql, ...values)])
  }

  /** Statements that other nodes hear of. */
  async tell(match: string, what: Change, ...statements: readonly Statement[]): Promise<boolean> {
    const done = await this.database.work(statements)
    if (done) this.database.announce(match, what)
    return done
  }
}
