import type { Database } from './database.ts'
import { matchIn, text } from './rows.ts'
import { MATCH_COLUMNS } from './sql-matches.ts'
import { StatementRunner, statement } from './statements.ts'
import type { Match, PurgeStore, Time } from './store.ts'

/** A guest who has left no trace that is still needed: no seat, no match, no chat line, no open report. */
const IDLE =
  'password IS NULL AND active > 0 AND active < ? ' +
  'AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.person = people.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.host = people.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = people.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM reports WHERE done IS NULL AND reporter = people.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM reports WHERE done IS NULL AND about = people.id)'

/** Finds and deletes what is no longer needed, in a database. */
export function sqlPurge(database: Database): PurgeStore {
  const sql = new StatementRunner(database)
  return {
    async markActive(person: string, now: Time): Promise<void> {
      await sql.change('UPDATE people SET active = ? WHERE id = ? AND active < ?', now, person, now)
    },

    async countAsActive(now: Time): Promise<void> {
      await sql.change('UPDATE people SET active = ? WHERE active = 0', now)
    },

    async idleGuests(before: Time, limit: number): Promise<readonly string[]> {
      const query = `SELECT id FROM people WHERE ${IDLE} ORDER BY active LIMIT ?`
      return (await sql.rows(query, before, limit)).map((row) => text(row, 'id'))
    },

    removeGuest(id: string, before: Time): Promise<boolean> {
      return database.transaction([
        statement(`UPDATE people SET name = name WHERE id = ? AND ${IDLE}`, id, before),
        statement('DELETE FROM tokens WHERE person = ?', id),
        statement('DELETE FROM seen WHERE person = ?', id),
        statement('DELETE FROM blocks WHERE person = ? OR other = ?', id, id),
        statement('DELETE FROM reports WHERE reporter = ? OR about = ?', id, id),
        statement('DELETE FROM people WHERE id = ?', id),
      ])
    },

    async openedBefore(before: Time, after: Time, limit: number): Promise<readonly Match[]> {
      const query =
        `SELECT ${MATCH_COLUMNS} FROM matches WHERE status = 'open' AND created >= ? AND created < ? ` +
        'ORDER BY created LIMIT ?'
      return (await sql.rows(query, after, before, limit)).map(matchIn)
    },

    async gamesOfGuests(before: Time, limit: number): Promise<readonly string[]> {
      const account = 'SELECT 1 FROM people WHERE password IS NOT NULL AND people.id'
      const query =
        "SELECT id FROM matches WHERE status = 'over' AND ended < ? " +
        `AND NOT EXISTS (${account} = matches.host) ` +
        `AND NOT EXISTS (${account} IN (SELECT person FROM holders WHERE holders.match = matches.id)) ` +
        'ORDER BY ended LIMIT ?'
      return (await sql.rows(query, before, limit)).map((row) => text(row, 'id'))
    },
  }
}
