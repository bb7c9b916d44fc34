import type { Database } from './database.ts'
import { chatIn, number, text } from './rows.ts'
import { REPORT, reportIn } from './sql-reports.ts'
import { containing, StatementRunner, statement } from './statements.ts'
import type { PersonalDataStore } from './store.ts'

/** What the server stores about a person, in a database. */
export function sqlPersonalData(database: Database): PersonalDataStore {
  const sql = new StatementRunner(database)

  return {
    async matchesWith(person, after, limit) {
      const query =
        'SELECT match FROM holders WHERE person = ? AND match > ? ' +
        'UNION SELECT id FROM matches WHERE host = ? AND id > ? ORDER BY match LIMIT ?'
      return (await sql.rows(query, person, after, person, after, limit)).map((row) => text(row, 'match'))
    },

    async linesOf(person, after, limit) {
      const query =
        'SELECT match, number, person, at, text FROM chat ' +
        'WHERE person = ? AND (match, number) > (?, ?) ORDER BY match, number LIMIT ?'
      const rows = await sql.rows(query, person, after?.match ?? '', after?.number ?? 0, limit)
      return rows.map((row) => ({ ...chatIn(row), match: text(row, 'match') }))
    },

    async seenOf(person, after, limit) {
      const query = 'SELECT match, length FROM seen WHERE person = ? AND match > ? ORDER BY match LIMIT ?'
      const rows = await sql.rows(query, person, after, limit)
      return rows.map((row) => ({ match: text(row, 'match'), length: number(row, 'length') }))
    },

    async reportsOf(person, after, limit) {
      const query = `SELECT ${REPORT} FROM reports WHERE reporter = ? AND (about, at) > (?, ?) ORDER BY about, at LIMIT ?`
      return (await sql.rows(query, person, after?.about ?? '', after?.at ?? 0, limit)).map(reportIn)
    },

    async deletePerson(person, now) {
      const nameless =
        "UPDATE people SET name = '', search_name = '', name_key = NULL, skeleton = NULL, password = NULL, places = '', role = '', " +
        'active = ? WHERE id = ?'
      const orders =
        'DELETE FROM orders WHERE match IN (SELECT match FROM holders WHERE person = ?) AND text LIKE ? ESCAPE ?'
      await database.transaction([
        statement(nameless, now, person),
        statement('DELETE FROM tokens WHERE person = ?', person),
        statement('DELETE FROM blocks WHERE person = ? OR other = ?', person, person),
        statement('DELETE FROM seen WHERE person = ?', person),
        statement(orders, person, ...containing(`"person":"${person}"`)),
        statement("UPDATE chat SET text = '' WHERE person = ?", person),
        statement('DELETE FROM reports WHERE reporter = ? AND done IS NOT NULL', person),
        statement("UPDATE reports SET quote = '' WHERE about = ?", person),
        // The names that administrators took away.
        statement("UPDATE audit_log SET details = '{}' WHERE person = ? AND act = 'rename'", person),
      ])
    },
  }
}
