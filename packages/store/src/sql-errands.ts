import type { Database } from './database.ts'
import { maybeNumber, number, text } from './rows.ts'
import { StatementRunner } from './statements.ts'
import type { Errand, ErrandStore, Time } from './store.ts'

/** Errands in a database. A lease is a due time in the future. */
export function sqlErrands(database: Database): ErrandStore {
  const sql = new StatementRunner(database)
  return {
    async addErrand(id: string, due: Time): Promise<void> {
      const query =
        'INSERT INTO errands (id, due, failures) VALUES (?, ?, 0) ' +
        'ON CONFLICT (id) DO UPDATE SET due = excluded.due WHERE errands.due > excluded.due'
      await sql.change(query, id, due)
    },

    async claimErrands(now: Time, until: Time, limit: number): Promise<readonly Errand[]> {
      const query =
        'UPDATE errands SET due = ? WHERE id IN (' +
        `SELECT id FROM errands WHERE due <= ? ORDER BY due LIMIT ?${database.skipLocked}) RETURNING id, failures`
      const rows = await sql.rows(query, until, now, limit)
      return rows.map((row) => ({ id: text(row, 'id'), failures: number(row, 'failures'), until }))
    },

    async renewErrand(errand: Errand, until: Time): Promise<Errand | null> {
      const query = 'UPDATE errands SET due = ? WHERE id = ? AND due = ?'
      return (await sql.change(query, until, errand.id, errand.until)) ? { ...errand, until } : null
    },

    async finishErrand({ id, until }: Errand, due: Time | null, failures: number): Promise<void> {
      if (due === null) await sql.change('DELETE FROM errands WHERE id = ? AND due = ?', id, until)
      else {
        const query = 'UPDATE errands SET due = ?, failures = ? WHERE id = ? AND due = ?'
        await sql.change(query, due, failures, id, until)
      }
    },

    async nextErrand(): Promise<Time | null> {
      const [row] = await sql.rows('SELECT MIN(due) AS due FROM errands')
      return row === undefined ? null : maybeNumber(row, 'due')
    },
  }
}
