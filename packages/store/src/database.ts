import type { Listener, Appended, MatchStatus, Change } from './store.ts'

/** Of those who share a commit so many go on in one round of the event loop, so that all else comes in between. */
export const AT_ONCE = 8

/** What can stand for a `?` in a statement. */
export type Value = string | number | null

/** One statement of a piece of work. */
export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
}

/** A match as it was seen. */
export type Seen = readonly [match: string, status: MatchStatus, revision: number, length: number]

export type Row = Readonly<Record<string, Value>>

/** The little that is asked of a database; both speak the same SQL but for what is named here. */
export interface Database {
  rows(sql: string, values: readonly Value[]): Promise<readonly Row[]>
  /**
   * The rows that have this key in a column, of a statement with `IN (?)`. What is asked for at the same moment may be read
   * together.
   */
  rowsOf(sql: string, column: string, key: string): Promise<readonly Row[]>
  /** Statements that are done together or not at all; the first must change a row, or nothing is done. */
  work(statements: readonly Statement[]): Promise<boolean>
  /** Added to a selection of rows that are about to be changed: others pass over them. */
  readonly skipLocked: string
  /** Adds a holder to a match that is still as it was seen. */
  seating(unchanged: Seen, added: readonly Value[]): readonly Statement[]
  /** Nobody adds anything to the match from now on, if it is still in this status. */
  alone(id: string, status: MatchStatus): Statement
  /** Tells the other nodes that attend to a match of what is durable. */
  announce(match: string, what: Change, appended?: Appended): void
  announcePresence(match: string, people: readonly string[]): void
  subscribe(match: string): Promise<void>
  unsubscribe(match: string): void
  listen(listener: Omit<Listener, 'known'>): void
  close(): Promise<void>
}
