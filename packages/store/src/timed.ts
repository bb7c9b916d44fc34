import type { Database, Statement } from './database.ts'

/** A statement that takes longer is reported, in milliseconds. */
const SLOW = 500

export type OnSlow = (sql: string, milliseconds: number) => void

/** The same database; reports statements that take long, waiting included. */
export function timed(database: Database, onSlow: OnSlow, slow = SLOW): Database {
  const measured = async <T>(statements: readonly Pick<Statement, 'sql'>[], work: Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await work
    } finally {
      const took = performance.now() - began
      if (took > slow) onSlow(statements.map(({ sql }) => sql).join('; '), took)
    }
  }
  return {
    rows: (sql, values) => measured([{ sql }], database.rows(sql, values)),
    rowsOf: (sql, column, key) => measured([{ sql }], database.rowsOf(sql, column, key)),
    transaction: (statements) => measured(statements, database.transaction(statements)),
    skipLocked: database.skipLocked,
    selectSize: database.selectSize,
    addHolder: (unchanged, added) => database.addHolder(unchanged, added),
    lockMatch: (id, status) => database.lockMatch(id, status),
    announce: (match, what, appended) => database.announce(match, what, appended),
    announcePresence: (match, people) => database.announcePresence(match, people),
    subscribe: (match) => database.subscribe(match),
    unsubscribe: (match) => database.unsubscribe(match),
    listen: (listener) => database.listen(listener),
    close: () => database.close(),
  }
}
