import type { Listener, Appended, MatchStatus, ChangeKind } from './store.ts'

/** How many callers that share a commit are resolved per iteration of the event loop, so that other work can run in between. */
export const AT_ONCE = 8

/** A parameter of a statement. */
export type Value = string | number | null

/** An SQL statement with `?` for its parameters. */
export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
}

/** The state in which a match must still be for a change to succeed. */
export type ExpectedMatch = readonly [match: string, status: MatchStatus, revision: number, length: number]

export type Row = Readonly<Record<string, Value>>

/** The operations that a store needs of a database. SQLite and PostgreSQL share the same SQL except for these. */
export interface Database {
  rows(sql: string, values: readonly Value[]): Promise<readonly Row[]>
  /**
   * The rows that have this key in a column, of a statement with `IN (?)`. Concurrent reads may share a query.
   */
  rowsOf(sql: string, column: string, key: string): Promise<readonly Row[]>
  /** Runs statements in a transaction. If the first changes no row, nothing is done and the result is false. */
  transaction(statements: readonly Statement[]): Promise<boolean>
  /** Selects the size of the database in bytes. */
  readonly selectSize: string
  /** A clause that locks selected rows and skips those that are locked. */
  readonly skipLocked: string
  /** Adds a holder if the match is still in the expected state. */
  addHolder(unchanged: ExpectedMatch, added: readonly Value[]): readonly Statement[]
  /** Locks a match for the rest of the transaction, if it is in this status. */
  lockMatch(id: string, status: MatchStatus): Statement
  /** Notifies the other nodes that subscribe to a match of a durable change. */
  announce(match: string, what: ChangeKind, appended?: Appended): void
  announcePresence(match: string, people: readonly string[]): void
  subscribe(match: string): Promise<void>
  unsubscribe(match: string): void
  listen(listener: Omit<Listener, 'known'>): void
  close(): Promise<void>
}
