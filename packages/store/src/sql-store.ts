import type { Database, Row, Statement, Value } from './database.ts'
import {
  chatIn,
  entryIn,
  first,
  holderIn,
  matchIn,
  number,
  orderIn,
  personIn,
  text,
  tokenIn,
} from './rows.ts'
import type {
  Care,
  ChatLine,
  Claim,
  Ears,
  End,
  Entry,
  Holder,
  KeptOrder,
  Match,
  MatchChange,
  MatchStatus,
  NewMatch,
  News,
  OwnMatch,
  Person,
  Snapshot,
  Store,
  Time,
  Token,
} from './store.ts'

const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values })

/** Names that look alike are the same: however they are written, spaced or composed. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

const CHANGED = 'revision = revision + 1'
/** Changes a match that is still in this status, of this revision and with a log of this length. */
export const UNCHANGED = `UPDATE matches SET ${CHANGED} WHERE id = ? AND status = ? AND revision = ? AND length = ?`

const anotherRevision = (id: string): Statement => statement(`UPDATE matches SET ${CHANGED} WHERE id = ?`, id)

/** What somebody adds to his own at the same moment is added one after the other, so that it can be counted. */
const oneAfterTheOther = (person: string): Statement =>
  statement('UPDATE people SET id = id WHERE id = ?', person)

const PERSON = 'id, name, password, created'
const TOKEN = 'hash, person, kind, label, created, expires'
const MATCH =
  'matches.id, game, rules, seats, options, seed, listed, host, created, data, status, started, ended, ' +
  'matches.length, touched, revision'
const SETTLED = 'id, game, rules, seats, options, seed, listed, host, created, data'

function settled(match: NewMatch): readonly Value[] {
  const { id, game, rules, seats, options, seed, listed, host, created, data } = match
  const [chosen, kept] = [JSON.stringify(options), JSON.stringify(data)]
  return [id, game, rules, seats, chosen, seed, listed ? 1 : 0, host, created, kept]
}

const HOLDING = 'match, seat, number, person, bot, since'

const ADD_ENTRY = 'INSERT INTO log (match, number, at, seat, text) VALUES (?, ?, ?, ?, ?)'

const NO_LIMIT = 1e9

/** The store on a database that speaks SQL. */
export class SqlStore implements Store {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async addPerson({ id, name, created }: Person): Promise<void> {
    await this.change('INSERT INTO people (id, name, created) VALUES (?, ?, ?)', id, name, created)
  }

  async person(id: string): Promise<Person | null> {
    return first(
      await this.database.rowsOf(`SELECT ${PERSON} FROM people WHERE id IN (?)`, 'id', id),
      personIn,
    )
  }

  async register(id: string, name: string, password: string): Promise<boolean> {
    const key = nameKey(name)
    const sql =
      'UPDATE people SET name = ?, name_key = ?, password = ? ' +
      'WHERE id = ? AND name_key IS NULL AND NOT EXISTS (SELECT 1 FROM people WHERE name_key = ?)'
    try {
      return await this.change(sql, name, key, password, id, key)
    } catch (error) {
      // Two at the same moment: the index lets one of them through.
      if (await this.account(name)) return false
      throw error
    }
  }

  changePassword(id: string, from: string, to: string): Promise<boolean> {
    return this.change('UPDATE people SET password = ? WHERE id = ? AND password = ?', to, id, from)
  }

  rename(id: string, name: string): Promise<boolean> {
    return this.change('UPDATE people SET name = ? WHERE id = ? AND name_key IS NULL', name, id)
  }

  async account(name: string): Promise<{ readonly person: Person; readonly password: string } | null> {
    const rows = await this.rows(`SELECT ${PERSON} FROM people WHERE name_key = ?`, nameKey(name))
    return first(rows, (row) => ({ person: personIn(row), password: text(row, 'password') }))
  }

  async addToken(token: Token, most = NO_LIMIT): Promise<boolean> {
    const { hash, person, kind, label, created, expires } = token
    const owned = 'SELECT count(*) FROM tokens WHERE person = ? AND kind = ?'
    const sql =
      'INSERT INTO tokens (hash, person, kind, label, created, expires) ' +
      `SELECT ?, ?, ?, ?, ?, ? WHERE (${owned}) < ?`
    const values = [hash, person, kind, label, created, expires, person, kind, most]
    await this.database.work([oneAfterTheOther(person), statement(sql, ...values)])
    return most === NO_LIMIT || (await this.bearer(hash)) !== null
  }

  async bearer(hash: string): Promise<{ readonly token: Token; readonly person: Person } | null> {
    const sql =
      'SELECT hash, person, kind, label, tokens.created, expires, name, password, people.created AS since ' +
      'FROM tokens JOIN people ON id = person WHERE hash IN (?)'
    return first(await this.database.rowsOf(sql, 'hash', hash), (row) => ({
      token: tokenIn(row),
      person: personIn({ ...row, id: text(row, 'person'), created: number(row, 'since') }),
    }))
  }

  async tokensOf(person: string): Promise<readonly Token[]> {
    return (
      await this.rows(`SELECT ${TOKEN} FROM tokens WHERE person = ? ORDER BY created, hash`, person)
    ).map(tokenIn)
  }

  async removeToken(hash: string): Promise<void> {
    await this.change('DELETE FROM tokens WHERE hash = ?', hash)
  }

  async dropExpired(now: Time): Promise<void> {
    await this.change('DELETE FROM tokens WHERE expires <= ?', now)
  }

  async addMatch(match: NewMatch, most = NO_LIMIT, holders: readonly Holder[] = []): Promise<boolean> {
    const { id, host, created } = match
    const columns = `${SETTLED}, status, length, touched`
    const hosted = "SELECT count(*) FROM matches WHERE host = ? AND status <> 'over'"
    await this.database.work([
      oneAfterTheOther(host),
      statement(
        `INSERT INTO matches (${columns}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ? WHERE (${hosted}) < ?`,
        ...settled(match),
        created,
        host,
        most,
      ),
      ...holders.map(({ seat, person, bot, since }) =>
        statement(
          `INSERT INTO holders (${HOLDING}) SELECT ?, ?, 1, ?, ?, ? WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)`,
          id,
          seat,
          person,
          bot,
          since,
          id,
        ),
      ),
    ])
    return (await this.rows('SELECT id FROM matches WHERE id = ?', id)).length > 0
  }

  async addPlayed(match: NewMatch, entries: readonly Entry[]): Promise<void> {
    const { id, created } = match
    const columns = `${SETTLED}, status, length, touched, started, ended`
    const sql = `INSERT INTO matches (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'over', ?, ?, ?, ?)`
    const over = statement(sql, ...settled(match), entries.length, created, created, created)
    await this.database.work([over, ...linesOf(id, 0, entries)])
  }

  async match(id: string): Promise<Match | null> {
    return first(
      await this.database.rowsOf(`SELECT ${MATCH} FROM matches WHERE id IN (?)`, 'id', id),
      matchIn,
    )
  }

  async table(id: string): Promise<{ readonly match: Match; readonly holders: readonly Holder[] } | null> {
    const sql =
      `SELECT ${MATCH}, seat, person, bot, since FROM matches LEFT JOIN holders ON match = id ` +
      'WHERE id IN (?) ORDER BY number, seat'
    const rows = await this.database.rowsOf(sql, 'id', id)
    const holders = rows.filter((row) => row['seat'] !== null).map(holderIn)
    return first(rows, (row) => ({ match: matchIn(row), holders }))
  }

  async changeMatch(id: string, from: MatchStatus, change: MatchChange, revision?: number): Promise<boolean> {
    const columns: [string, Value][] = []
    const { status, started, ended, touched, data } = change
    if (status !== undefined) columns.push(['status', status])
    if (started !== undefined) columns.push(['started', started])
    if (ended !== undefined) columns.push(['ended', ended])
    if (touched !== undefined) columns.push(['touched', touched])
    if (data !== undefined) columns.push(['data', JSON.stringify(data)])
    const set = [...columns.map(([column]) => `${column} = ?`), CHANGED].join(', ')
    const values = columns.map(([, value]) => value)
    const seen = revision === undefined ? [] : [revision]
    const unchanged = revision === undefined ? '' : ' AND revision = ?'
    const sql = `UPDATE matches SET ${set} WHERE id = ? AND status = ?${unchanged}`
    return this.tell(id, 'table', statement(sql, ...values, id, from, ...seen))
  }

  async removeMatch(id: string, from: MatchStatus): Promise<boolean> {
    const tables = ['schedule', 'orders', 'seen', 'chat', 'snapshots', 'log', 'holders']
    const parts = tables.map((table) => statement(`DELETE FROM ${table} WHERE match = ?`, id))
    const whole = statement('DELETE FROM matches WHERE id = ?', id)
    return this.tell(id, 'table', this.alone(id, from), ...parts, whole)
  }

  /** Nobody adds anything to the match from now on, if it is still in this status. */
  protected alone(id: string, status: MatchStatus): Statement {
    return statement(`UPDATE matches SET ${CHANGED} WHERE id = ? AND status = ?`, id, status)
  }

  async listed(status: MatchStatus, limit: number): Promise<readonly Match[]> {
    const sql = `SELECT ${MATCH} FROM matches WHERE listed = 1 AND status = ? ORDER BY created DESC, id LIMIT ?`
    return (await this.rows(sql, status, limit)).map(matchIn)
  }

  async matchesOf(person: string, limit: number): Promise<readonly OwnMatch[]> {
    const sql =
      `SELECT ${MATCH}, COALESCE(seen.length, 0) AS seen_length FROM matches ` +
      'LEFT JOIN seen ON seen.match = matches.id AND seen.person = ? ' +
      'WHERE id IN (SELECT match FROM holders WHERE person = ?) ORDER BY touched DESC, id LIMIT ?'
    const rows = await this.rows(sql, person, person, limit)
    return rows.map((row) => ({ ...matchIn(row), seen: number(row, 'seen_length') }))
  }

  async holders(match: string): Promise<readonly Holder[]> {
    const sql = 'SELECT match, seat, person, bot, since FROM holders WHERE match IN (?) ORDER BY number, seat'
    return (await this.database.rowsOf(sql, 'match', match)).map(holderIn)
  }

  async hold(
    match: string,
    holder: Holder,
    instead: Holder | null,
    during: MatchStatus,
    length?: number,
  ): Promise<boolean> {
    const { seat, person, bot, since } = holder
    for (;;) {
      const table = await this.table(match)
      if (table?.match.status !== during || table.match.length !== (length ?? table.match.length))
        return false
      const { holders } = table
      const held = holders.filter((each) => each.seat === seat)
      if (!sameHolder(held.at(-1) ?? null, instead)) return false
      if (person !== null && sitsElsewhere(holders, person, seat)) return false
      const unchanged = [match, during, table.match.revision, table.match.length] as const
      const added = [seat, held.length + 1, person, bot, since] as const
      if (await this.tell(match, 'table', ...this.seating(unchanged, added))) return true
    }
  }

  /** Adds a holder to a match that is still as it was seen. */
  protected seating(
    unchanged: readonly [match: string, status: MatchStatus, revision: number, length: number],
    added: readonly Value[],
  ): readonly Statement[] {
    const sql = `INSERT INTO holders (${HOLDING}) VALUES (?, ?, ?, ?, ?, ?)`
    return [statement(UNCHANGED, ...unchanged), statement(sql, unchanged[0], ...added)]
  }

  append(match: string, length: number, entries: readonly Entry[], care?: Care, end?: End): Promise<boolean> {
    const touched = entries.at(-1)?.at ?? 0
    const grow = 'UPDATE matches SET length = length + ?, touched = ? WHERE id = ? AND length = ?'
    const over = `UPDATE matches SET status = 'over', ended = ?, data = ?, ${CHANGED} WHERE id = ?`
    return this.tell(
      match,
      'log',
      statement(grow, entries.length, touched, match, length),
      ...(end === undefined ? [] : [statement(over, end.ended, JSON.stringify(end.data), match)]),
      ...linesOf(match, length, entries),
      ...(care === undefined ? [] : [careOf(match, length + entries.length, care)]),
    )
  }

  async entries(match: string, after: number): Promise<readonly Entry[]> {
    const sql = 'SELECT at, seat, text FROM log WHERE match = ? AND number > ? ORDER BY number'
    return (await this.rows(sql, match, after)).map(entryIn)
  }

  async keepSnapshot(match: string, { length, text: state }: Snapshot): Promise<void> {
    const sql =
      'INSERT INTO snapshots (match, length, text) VALUES (?, ?, ?) ' +
      'ON CONFLICT (match) DO UPDATE SET length = excluded.length, text = excluded.text'
    await this.change(sql, match, length, state)
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    const rows = await this.rows('SELECT length, text FROM snapshots WHERE match = ?', match)
    return first(rows, (row) => ({ length: number(row, 'length'), text: text(row, 'text') }))
  }

  async say(match: string, line: Omit<ChatLine, 'number'>): Promise<number | null> {
    try {
      return await this.addLine(match, line)
    } catch (error) {
      if ((await this.match(match)) === null) return null
      throw error
    }
  }

  private async addLine(
    match: string,
    { person, at, text: said }: Omit<ChatLine, 'number'>,
  ): Promise<number> {
    for (;;) {
      const rows = await this.rows('SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE match = ?', match)
      const next = (first(rows, (row) => number(row, 'last')) ?? 0) + 1
      const sql =
        'INSERT INTO chat (match, number, person, at, text) VALUES (?, ?, ?, ?, ?) ' +
        'ON CONFLICT (match, number) DO NOTHING'
      if (await this.tell(match, 'chat', statement(sql, match, next, person, at, said))) return next
    }
  }

  async chat(match: string, after: number | null, most: number): Promise<readonly ChatLine[]> {
    const lines = 'SELECT number, person, at, text FROM chat WHERE match = ?'
    if (after === null) {
      const last = await this.rows(`${lines} ORDER BY number DESC LIMIT ?`, match, most)
      return last.map(chatIn).reverse()
    }
    const next = await this.rows(`${lines} AND number > ? ORDER BY number LIMIT ?`, match, after, most)
    return next.map(chatIn)
  }

  async see(match: string, person: string, length: number): Promise<void> {
    const sql =
      'INSERT INTO seen (match, person, length) VALUES (?, ?, ?) ' +
      'ON CONFLICT (match, person) DO UPDATE SET length = excluded.length WHERE seen.length < excluded.length'
    try {
      await this.change(sql, match, person, length)
    } catch (error) {
      // Of a match that is gone nothing was seen.
      if ((await this.match(match)) !== null) throw error
    }
  }

  async orders(match: string): Promise<readonly KeptOrder[]> {
    const sql = 'SELECT match, seat, subject, text FROM orders WHERE match IN (?) ORDER BY seat, subject'
    return (await this.database.rowsOf(sql, 'match', match)).map(orderIn)
  }

  async keepOrder(match: string, { seat, subject, text: order }: KeptOrder): Promise<void> {
    const sql =
      'INSERT INTO orders (match, seat, subject, text) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (match, seat, subject) DO UPDATE SET text = excluded.text'
    await this.tell(match, 'table', statement(sql, match, seat, subject, order), anotherRevision(match))
  }

  changeOrder(match: string, { seat, subject, text: before }: KeptOrder, after: string): Promise<boolean> {
    const sql = 'UPDATE orders SET text = ? WHERE match = ? AND seat = ? AND subject = ? AND text = ?'
    return this.tell(
      match,
      'table',
      statement(sql, after, match, seat, subject, before),
      anotherRevision(match),
    )
  }

  removeOrder(match: string, seat: number, subject: string): Promise<boolean> {
    const sql = 'DELETE FROM orders WHERE match = ? AND seat = ? AND subject = ?'
    return this.tell(match, 'table', statement(sql, match, seat, subject), anotherRevision(match))
  }

  async schedule(match: string, due: Time | null, length = 0): Promise<void> {
    if (due === null) {
      await this.database.work([
        statement('UPDATE schedule SET claimed = 0 WHERE match = ?', match),
        statement('DELETE FROM schedule WHERE match = ? AND length <= ?', match, length),
      ])
      return
    }
    const sql =
      'INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, 0, ?) ' +
      'ON CONFLICT (match) DO UPDATE SET claimed = 0, ' +
      'due = CASE WHEN schedule.length > excluded.length THEN schedule.due ELSE excluded.due END, ' +
      'length = CASE WHEN schedule.length > excluded.length THEN schedule.length ELSE excluded.length END'
    await this.change(sql, match, due, length)
  }

  async remind(match: string, due: Time): Promise<void> {
    const sql =
      'INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, 0, 0) ' +
      'ON CONFLICT (match) DO UPDATE SET due = excluded.due WHERE schedule.due > excluded.due'
    await this.change(sql, match, due)
  }

  async claim(now: Time, until: Time, limit: number): Promise<readonly Claim[]> {
    const sql =
      'UPDATE schedule SET claimed = ? WHERE match IN (' +
      'SELECT match FROM schedule WHERE due <= ? AND claimed <= ? ORDER BY due LIMIT ?' +
      `${this.database.skipLocked}) RETURNING match, due`
    const rows = await this.rows(sql, until, now, now, limit)
    return rows.map((row) => ({ match: text(row, 'match'), due: number(row, 'due') }))
  }

  async renew(match: string, until: Time): Promise<void> {
    const sql = 'UPDATE schedule SET claimed = ? WHERE match = ? AND claimed > 0 AND claimed < ?'
    await this.change(sql, until, match, until)
  }

  async nextDue(): Promise<Time | null> {
    const rows = await this.rows(
      'SELECT MIN(CASE WHEN claimed > due THEN claimed ELSE due END) AS due FROM schedule',
    )
    const due = rows[0]?.['due'] ?? null
    return due === null ? null : Number(due)
  }

  watch(ears: Ears): void {
    this.database.watch(ears)
  }

  attend(match: string): Promise<void> {
    return this.database.attend(match)
  }

  leave(match: string): void {
    this.database.leave(match)
  }

  here(match: string, people: readonly string[]): void {
    this.database.here(match, people)
  }

  async ping(): Promise<void> {
    await this.rows('SELECT 1 AS one')
  }

  close(): Promise<void> {
    return this.database.close()
  }

  private rows(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.database.rows(sql, values)
  }

  /** One statement; whether it changed anything. */
  private change(sql: string, ...values: readonly Value[]): Promise<boolean> {
    return this.database.work([statement(sql, ...values)])
  }

  /** Statements that other nodes hear of. */
  private async tell(match: string, what: News, ...statements: readonly Statement[]): Promise<boolean> {
    const done = await this.database.work(statements)
    if (done) this.database.announce(match, what)
    return done
  }
}

/** Who has claimed a match keeps it until the later lease ends. */
export const KEEP_DUE =
  'ON CONFLICT (match) DO UPDATE SET due = excluded.due, length = excluded.length, ' +
  'claimed = CASE WHEN excluded.claimed > schedule.claimed THEN excluded.claimed ELSE schedule.claimed END'

const sitsElsewhere = (holders: readonly Holder[], person: string, seat: number): boolean =>
  new Set(holders.map((each) => each.seat))
    .values()
    .some((other) => other !== seat && holders.findLast((each) => each.seat === other)?.person === person)

const linesOf = (match: string, length: number, entries: readonly Entry[]): readonly Statement[] =>
  entries.map(({ at, seat, text: line }, i) => statement(ADD_ENTRY, match, length + 1 + i, at, seat, line))

const careOf = (match: string, length: number, { due, until }: Care): Statement =>
  due === null
    ? statement('DELETE FROM schedule WHERE match = ?', match)
    : statement(
        `INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, ?, ?) ${KEEP_DUE}`,
        match,
        due,
        until ?? 0,
        length,
      )

const sameHolder = (one: Holder | null, other: Holder | null): boolean =>
  one?.person === other?.person && one?.bot === other?.bot && one?.since === other?.since
