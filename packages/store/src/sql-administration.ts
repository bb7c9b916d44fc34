import type { Database, Row, Statement, Value } from './database.ts'
import { nameKey, skeletonOf } from './names.ts'
import { first, matchIn, maybeText, number, personIn, standingIn, text } from './rows.ts'
import { MATCH_COLUMNS } from './sql-matches.ts'
import { PERSON } from './sql-people.ts'
import { containing, StatementRunner, statement } from './statements.ts'
import type {
  AdministrationStore,
  AuditEntry,
  BannedAddress,
  Counts,
  Cursor,
  KnownPerson,
  Match,
  MatchStatus,
  ServerClaim,
  Standing,
  Time,
} from './store.ts'

const KNOWN = `${PERSON}, role, muted, banned, active, search_name`
const ENTRY = 'id, at, administrator, act, person, match, details'
const NOT_DELETED = "name <> ''"
const IS_ADMINISTRATOR = "role = 'administrator'"
/** The setting with the time of the last claim. It is also the row that changes of administrators lock. */
const CLAIMED = 'claimed'
/** Comes after every character. */
const LAST_CHARACTER = '\u{10ffff}'

const knownIn = (row: Row): KnownPerson => ({
  ...personIn(row),
  ...standingIn(row),
  active: number(row, 'active'),
})

const entryIn = (row: Row): AuditEntry => ({
  id: text(row, 'id'),
  at: number(row, 'at'),
  administrator: text(row, 'administrator'),
  act: text(row, 'act'),
  person: maybeText(row, 'person'),
  match: maybeText(row, 'match'),
  details: JSON.parse(text(row, 'details')) as AuditEntry['details'],
})

/** Adds an entry to the audit log, if the condition holds. */
const written = (entry: AuditEntry, condition = '1 = 1', ...about: readonly Value[]): Statement => {
  const { id, at, administrator, act, person, match, details } = entry
  const values = [id, at, administrator, act, person, match, JSON.stringify(details)]
  const query = `INSERT INTO audit_log (${ENTRY}) SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${condition}`
  return statement(query, ...values, ...about)
}

/** The condition for rows before a cursor, and its parameters. */
const before = (cursor: Cursor<Time> | null, column: string): readonly [string, readonly Value[]] =>
  cursor === null ? ['', []] : [` AND (${column}, id) < (?, ?)`, [cursor.key, cursor.id]]

/** What administrators see and do, in a database. */
export function sqlAdministration(database: Database): AdministrationStore {
  const sql = new StatementRunner(database)

  const standing = async (person: string): Promise<Standing | null> =>
    first(
      await database.rowsOf('SELECT id, role, muted, banned FROM people WHERE id IN (?)', 'id', person),
      standingIn,
    )

  const count = async (rows: string, most: number, ...values: readonly Value[]): Promise<number> => {
    const query = `SELECT count(*) AS many FROM (SELECT 1 FROM ${rows} LIMIT ?) AS counted`
    return first(await sql.rows(query, ...values, most), (row) => number(row, 'many')) ?? 0
  }

  return {
    standing,

    async hasAdministrator(): Promise<boolean> {
      return (await sql.rows(`SELECT id FROM people WHERE ${IS_ADMINISTRATOR} LIMIT 1`)).length > 0
    },

    claimServer({ person, made, now, again }: ServerClaim, entry: AuditEntry): Promise<boolean> {
      const free = again ? '1 = 1' : `NOT EXISTS (SELECT 1 FROM people WHERE ${IS_ADMINISTRATOR})`
      const claim =
        `INSERT INTO settings (key, value) SELECT '${CLAIMED}', ? WHERE ${free} ` +
        'ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE CAST(settings.value AS BIGINT) < ?'
      const others = `UPDATE people SET role = '' WHERE ${IS_ADMINISTRATOR} AND id <> ?`
      return database.transaction([
        // The clock with which the link was made may be ahead.
        statement(claim, `${Math.max(now, made)}`, made),
        ...(again ? [statement(others, person)] : []),
        statement("UPDATE people SET role = 'administrator' WHERE id = ? AND password IS NOT NULL", person),
        written(entry),
      ])
    },

    changeStanding(person: string, change: Partial<Standing>, entry: AuditEntry): Promise<boolean> {
      const { administrator, muted, banned } = change
      const columns: [string, Value][] = []
      if (administrator !== undefined) columns.push(['role', administrator ? 'administrator' : ''])
      if (muted !== undefined) columns.push(['muted', muted])
      if (banned !== undefined) columns.push(['banned', banned])
      const set = columns.map(([column]) => `${column} = ?`).join(', ')
      const query = `UPDATE people SET ${set} WHERE id = ?`
      return database.transaction([
        statement(query, ...columns.map(([, value]) => value), person),
        written(entry),
      ])
    },

    async stepDown(person: string, entry: AuditEntry): Promise<boolean> {
      if ((await standing(person))?.administrator !== true) return false
      await database.transaction([
        // Of two who step down at once, the second waits here, and finds that they are the only one.
        statement('UPDATE settings SET value = value WHERE key = ?', CLAIMED),
        statement(
          `UPDATE people SET role = '' WHERE id = ? AND EXISTS (SELECT 1 FROM people AS other ` +
            `WHERE other.${IS_ADMINISTRATOR} AND other.id <> ?)`,
          person,
          person,
        ),
        written(entry, "EXISTS (SELECT 1 FROM people WHERE id = ? AND role = '')", person),
      ])
      return (await standing(person))?.administrator === false
    },

    async forceName(person: string, name: string, entry: AuditEntry): Promise<boolean> {
      const [key, skeleton] = [nameKey(name), skeletonOf(name)]
      const taken = 'SELECT 1 FROM people WHERE (name_key = ? OR skeleton = ?) AND id <> ?'
      const query =
        'UPDATE people SET name = ?, search_name = ?, name_key = CASE WHEN name_key IS NULL THEN NULL ELSE ? END, ' +
        'skeleton = CASE WHEN name_key IS NULL THEN NULL ELSE ? END ' +
        `WHERE id = ? AND name <> '' AND NOT EXISTS (${taken})`
      try {
        return await database.transaction([
          statement(query, name, key, key, skeleton, person, key, skeleton, person),
          written(entry),
        ])
      } catch (error) {
        // Somebody has just registered the name: the unique indexes refused it.
        if ((await sql.rows(taken, key, skeleton, person)).length > 0) return false
        throw error
      }
    },

    async removeTokensOf(person: string): Promise<void> {
      await sql.change('DELETE FROM tokens WHERE person = ?', person)
    },

    async unfinishedMatchesOf(person: string, after: string, limit: number): Promise<readonly string[]> {
      const own = 'SELECT id FROM matches WHERE host = ?'
      // A seat may be reserved for the person.
      const named = "SELECT id FROM matches WHERE status IN ('open', 'running') AND data LIKE ? ESCAPE ?"
      const query =
        `SELECT id FROM matches WHERE id IN (SELECT match FROM holders WHERE person = ? UNION ${own} UNION ${named}) ` +
        "AND status <> 'over' AND id > ? ORDER BY id LIMIT ?"
      const values = [person, person, ...containing(`"${person}"`), after, limit]
      return (await sql.rows(query, ...values)).map((row) => text(row, 'id'))
    },

    async knownPerson(id: string): Promise<KnownPerson | null> {
      return first(await sql.rows(`SELECT ${KNOWN} FROM people WHERE id = ? AND ${NOT_DELETED}`, id), knownIn)
    },

    async peopleByName(
      beginning: string,
      cursor: Cursor<string> | null,
      limit: number,
    ): Promise<readonly (KnownPerson & { readonly key: string })[]> {
      const key = nameKey(beginning)
      const [from, values] =
        cursor === null
          ? ['search_name >= ?', [key]]
          : ['(search_name, id) > (?, ?)', [cursor.key, cursor.id]]
      const query =
        `SELECT ${KNOWN} FROM people WHERE ${NOT_DELETED} AND ${from} AND search_name < ? ` +
        'ORDER BY search_name, id LIMIT ?'
      const rows = await sql.rows(query, ...values, `${key}${LAST_CHARACTER}`, limit)
      return rows.map((row) => ({ ...knownIn(row), key: text(row, 'search_name') }))
    },

    async peopleByActivity(cursor: Cursor<Time> | null, limit: number): Promise<readonly KnownPerson[]> {
      const [rest, values] = before(cursor, 'active')
      const query = `SELECT ${KNOWN} FROM people WHERE ${NOT_DELETED} AND active >= 0${rest} ORDER BY active DESC, id DESC LIMIT ?`
      return (await sql.rows(query, ...values, limit)).map(knownIn)
    },

    async listedBefore(
      status: MatchStatus,
      cursor: Cursor<Time> | null,
      limit: number,
    ): Promise<readonly Match[]> {
      const [rest, values] = before(cursor, 'created')
      const query =
        `SELECT ${MATCH_COLUMNS} FROM matches WHERE listed = 1 AND status = ?${rest} ` +
        'ORDER BY created DESC, id DESC LIMIT ?'
      return (await sql.rows(query, status, ...values, limit)).map(matchIn)
    },

    async counts(since: Time, most: number): Promise<Counts> {
      const [people, openTables, runningTables, openReports] = await Promise.all([
        count('people WHERE active > ?', most, since),
        count("matches WHERE status = 'open'", most),
        count("matches WHERE status = 'running'", most),
        count('reports WHERE done IS NULL', most),
      ])
      return { people, openTables, runningTables, openReports }
    },

    async banAddress({ address, until }: BannedAddress, entry: AuditEntry): Promise<void> {
      const query =
        'INSERT INTO banned_addresses (address, until) VALUES (?, ?) ' +
        'ON CONFLICT (address) DO UPDATE SET until = excluded.until'
      await database.transaction([statement(query, address, until), written(entry)])
    },

    async bannedAddresses(now: Time, limit: number): Promise<readonly BannedAddress[]> {
      const query =
        'SELECT address, until FROM banned_addresses WHERE until > ? ORDER BY until DESC, address LIMIT ?'
      const rows = await sql.rows(query, now, limit)
      return rows.map((row) => ({ address: text(row, 'address'), until: number(row, 'until') }))
    },

    async addAuditEntry(entry: AuditEntry): Promise<void> {
      await database.transaction([written(entry)])
    },

    async auditLog(cursor: Cursor<Time> | null, limit: number): Promise<readonly AuditEntry[]> {
      const [rest, values] = before(cursor, 'at')
      const query = `SELECT ${ENTRY} FROM audit_log WHERE at >= 0${rest} ORDER BY at DESC, id DESC LIMIT ?`
      return (await sql.rows(query, ...values, limit)).map(entryIn)
    },

    async dropOldActs(entriesBefore: Time, now: Time): Promise<void> {
      await sql.change('DELETE FROM audit_log WHERE at < ?', entriesBefore)
      await sql.change('DELETE FROM banned_addresses WHERE until <= ?', now)
    },
  }
}
