import type { Database } from './database.ts'
import { number, text } from './rows.ts'
import { StatementRunner, statement } from './statements.ts'
import type { Claim, ScheduleStore, Time } from './store.ts'

/** The schedule of due matches, in a database. */
export function sqlSchedule(database: Database): ScheduleStore {
  const sql = new StatementRunner(database)
  return {
    async schedule(match: string, due: Time | null, length = 0): Promise<void> {
      if (due === null) {
        await database.transaction([
          statement('UPDATE schedule SET claimed = 0 WHERE match = ?', match),
          statement('DELETE FROM schedule WHERE match = ? AND length <= ?', match, length),
        ])
        return
      }
      const query =
        'INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, 0, ?) ' +
        'ON CONFLICT (match) DO UPDATE SET claimed = 0, ' +
        'due = CASE WHEN schedule.length > excluded.length THEN schedule.due ELSE excluded.due END, ' +
        'length = CASE WHEN schedule.length > excluded.length THEN schedule.length ELSE excluded.length END'
      await sql.change(query, match, due, length)
    },

    async remind(match: string, due: Time): Promise<void> {
      const query =
        'INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, 0, 0) ' +
        'ON CONFLICT (match) DO UPDATE SET due = excluded.due WHERE schedule.due > excluded.due'
      await sql.change(query, match, due)
    },

    async claim(now: Time, until: Time, limit: number): Promise<readonly Claim[]> {
      const query =
        'UPDATE schedule SET claimed = ? WHERE match IN (' +
        'SELECT match FROM schedule WHERE due <= ? AND claimed <= ? ORDER BY due LIMIT ?' +
        `${database.skipLocked}) RETURNING match, due`
      const rows = await sql.rows(query, until, now, now, limit)
      return rows.map((row) => ({ match: text(row, 'match'), due: number(row, 'due') }))
    },

    async renew(match: string, until: Time): Promise<void> {
      const query = 'UPDATE schedule SET claimed = ? WHERE match = ? AND claimed > 0 AND claimed < ?'
      await sql.change(query, until, match, until)
    },

    async nextDue(): Promise<Time | null> {
      const rows = await sql.rows(
        'SELECT MIN(CASE WHEN claimed > due THEN claimed ELSE due END) AS due FROM schedule',
      )
      const due = rows[0]?.['due'] ?? null
      return due === null ? null : Number(due)
    },
  }
}
