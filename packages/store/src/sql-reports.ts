import type { Database, Row } from './database.ts'
import { first, maybeNumber, maybeText, number, text } from './rows.ts'
import { lockPerson, StatementRunner, statement } from './statements.ts'
import type { Report, ReportStore, Time } from './store.ts'

export const REPORT = 'id, at, reporter, about, match, line, quote, text, done'

export const reportIn = (row: Row): Report => ({
  id: text(row, 'id'),
  at: number(row, 'at'),
  reporter: text(row, 'reporter'),
  about: text(row, 'about'),
  match: maybeText(row, 'match'),
  line: maybeNumber(row, 'line'),
  quote: text(row, 'quote'),
  text: text(row, 'text'),
  done: maybeNumber(row, 'done'),
})

/** Reports of people about people, in a database. */
export function sqlReports(database: Database): ReportStore {
  const sql = new StatementRunner(database)

  const reportOf = async (id: string): Promise<Report | null> =>
    first(await sql.rows(`SELECT ${REPORT} FROM reports WHERE id = ?`, id), reportIn)

  return {
    async addReport(report: Report, after: Time): Promise<boolean> {
      const { id, at, reporter, about, match, line, quote, text: words, done } = report
      const recent = 'SELECT 1 FROM reports WHERE reporter = ? AND about = ? AND at > ?'
      const query = `INSERT INTO reports (${REPORT}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (${recent})`
      const values = [id, at, reporter, about, match, line, quote, words, done, reporter, about, after]
      await database.transaction([lockPerson(reporter), statement(query, ...values)])
      return (await reportOf(id)) !== null
    },

    async openReports(before: Pick<Report, 'at' | 'id'> | null, limit: number): Promise<readonly Report[]> {
      const older = before === null ? '' : ' AND (at, id) < (?, ?)'
      const query = `SELECT ${REPORT} FROM reports WHERE done IS NULL${older} ORDER BY at DESC, id DESC LIMIT ?`
      const cursor = before === null ? [] : [before.at, before.id]
      return (await sql.rows(query, ...cursor, limit)).map(reportIn)
    },

    report: reportOf,

    finishReport(id: string, now: Time): Promise<boolean> {
      return sql.change('UPDATE reports SET done = ? WHERE id = ? AND done IS NULL', now, id)
    },

    async dropReports(before: Time): Promise<void> {
      await sql.change('DELETE FROM reports WHERE done < ?', before)
    },
  }
}
