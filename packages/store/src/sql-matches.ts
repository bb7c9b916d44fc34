import type { Database, Statement, Value } from './database.ts'
import { askedText, chatIn, entryIn, first, holderIn, matchIn, number, orderIn, text } from './rows.ts'
import { NO_LIMIT, lockPerson, StatementRunner, statement } from './statements.ts'
import type {
  Asked,
  Scheduling,
  ChatLine,
  End,
  Entry,
  Head,
  Holder,
  StoredOrder,
  Match,
  MatchChange,
  MatchStatus,
  MatchStore,
  MostMatches,
  NewMatch,
  OwnMatch,
  Snapshot,
} from './store.ts'

export const CHANGED = 'revision = revision + 1'
/**
 * Changes a match only if its status, revision and log length are still these. Another holder changes which clocks run, so the
 * seats that are asked must be computed again.
 */
export const IF_UNCHANGED = `UPDATE matches SET ${CHANGED}, asked = NULL WHERE id = ? AND status = ? AND revision = ? AND length = ?`

const anotherRevision = (id: string): Statement => statement(`UPDATE matches SET ${CHANGED} WHERE id = ?`, id)

export const MATCH_COLUMNS =
  'matches.id, game, rules, seats, options, seed, listed, host, created, data, status, started, ended, ' +
  'matches.length, touched, revision, asked, uploaded, network'
const NEW_MATCH_COLUMNS = 'id, game, rules, seats, options, seed, listed, host, created, data, network'

function newMatchValues(match: NewMatch): readonly Value[] {
  const { id, game, rules, seats, options, seed, listed, host, created, data, network = '' } = match
  const [optionsText, dataText] = [JSON.stringify(options), JSON.stringify(data)]
  return [id, game, rules, seats, optionsText, seed, listed ? 1 : 0, host, created, dataText, network]
}

export const HOLDER_COLUMNS = 'match, seat, number, person, bot, since, why, contribution'

const ADD_ENTRY = 'INSERT INTO log (match, number, at, seat, text) VALUES (?, ?, ?, ?, ?)'

/** Matches, their logs, seats, chat and orders, in a database. */
export function sqlMatches(database: Database): MatchStore {
  const sql = new StatementRunner(database)

  const matchOf = async (id: string): Promise<Match | null> => {
    return first(
      await database.rowsOf(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id IN (?)`, 'id', id),
      matchIn,
    )
  }

  const matchWithHolders = async (
    id: string,
  ): Promise<{ readonly match: Match; readonly holders: readonly Holder[] } | null> => {
    const query =
      `SELECT ${MATCH_COLUMNS}, seat, person, bot, since, why, contribution FROM matches LEFT JOIN holders ON match = id ` +
      'WHERE id IN (?) ORDER BY number, seat'
    const rows = await database.rowsOf(query, 'id', id)
    const holders = rows.filter((row) => row['seat'] !== null).map(holderIn)
    return first(rows, (row) => ({ match: matchIn(row), holders }))
  }

  const addLine = async (
    match: string,
    { person, at, text: line }: Omit<ChatLine, 'number'>,
    most: number,
  ): Promise<number | 'full'> => {
    for (;;) {
      const rows = await sql.rows('SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE match = ?', match)
      const next = (first(rows, (row) => number(row, 'last')) ?? 0) + 1
      if (next > most) return 'full'
      const query =
        'INSERT INTO chat (match, number, person, at, text) VALUES (?, ?, ?, ?, ?) ' +
        'ON CONFLICT (match, number) DO NOTHING'
      if (await sql.changeAndNotify(match, 'chat', statement(query, match, next, person, at, line)))
        return next
    }
  }

  return {
    async addMatch(
      match: NewMatch,
      most: MostMatches = { unfinished: NO_LIMIT, listed: NO_LIMIT, inFront: NO_LIMIT },
      holders: readonly Holder[] = [],
    ): Promise<boolean> {
      const { id, host, created, listed, network = '' } = match
      const columns = `${NEW_MATCH_COLUMNS}, status, length, touched, crowded`
      const unfinished = "SELECT count(*) FROM matches WHERE host = ? AND status <> 'over'"
      const inLobby = "SELECT count(*) FROM matches WHERE host = ? AND status = 'open' AND listed = 1"
      const inFront =
        "SELECT count(*) FROM matches WHERE network = ? AND listed = 1 AND status <> 'over' AND crowded = 0"
      await database.transaction([
        lockPerson(host),
        statement(
          `INSERT INTO matches (${columns}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ` +
            `CASE WHEN (${inFront}) < ? THEN 0 ELSE 1 END ` +
            `WHERE (${unfinished}) < ? AND (${inLobby}) < ?`,
          ...newMatchValues(match),
          created,
          network,
          most.inFront,
          host,
          most.unfinished,
          host,
          listed ? most.listed : NO_LIMIT,
        ),
        ...holders.map(({ seat, person, bot, since, why = '', contribution = '' }) =>
          statement(
            `INSERT INTO holders (${HOLDER_COLUMNS}) SELECT ?, ?, 1, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)`,
            id,
            seat,
            person,
            bot,
            since,
            why,
            contribution,
            id,
          ),
        ),
      ])
      return (await sql.rows('SELECT id FROM matches WHERE id = ?', id)).length > 0
    },

    addUploaded(
      match: NewMatch,
      entries: readonly Entry[],
      holders: readonly Holder[] = [],
      most = NO_LIMIT,
    ): Promise<boolean> {
      const { id, host, created } = match
      const columns = `${NEW_MATCH_COLUMNS}, status, uploaded, length, touched, started, ended`
      const uploads = "SELECT count(*) FROM matches WHERE host = ? AND status = 'over' AND uploaded = 1"
      const query =
        `INSERT INTO matches (${columns}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'over', 1, ?, ?, ?, ? ` +
        `WHERE (${uploads}) < ? ON CONFLICT (id) DO NOTHING`
      const times = [created, created, created]
      return database.transaction([
        statement(query, ...newMatchValues(match), entries.length, ...times, host, most),
        ...entryStatements(id, 0, entries),
        ...holders.map(({ seat, person, bot, since }) =>
          statement(
            `INSERT INTO holders (${HOLDER_COLUMNS}) VALUES (?, ?, 1, ?, ?, ?, '', '')`,
            id,
            seat,
            person,
            bot,
            since,
          ),
        ),
      ])
    },

    async changeMatch(
      id: string,
      from: MatchStatus,
      change: MatchChange,
      revision?: number,
    ): Promise<boolean> {
      const columns: [string, Value][] = []
      const { status, seed, started, ended, touched, data } = change
      if (status !== undefined) columns.push(['status', status], ['asked', null])
      if (seed !== undefined) columns.push(['seed', seed])
      if (started !== undefined) columns.push(['started', started])
      if (ended !== undefined) columns.push(['ended', ended])
      if (touched !== undefined) columns.push(['touched', touched])
      if (data !== undefined) columns.push(['data', JSON.stringify(data)])
      const set = [...columns.map(([column]) => `${column} = ?`), CHANGED].join(', ')
      const values = columns.map(([, value]) => value)
      const seen = revision === undefined ? [] : [revision]
      const unchanged = revision === undefined ? '' : ' AND revision = ?'
      const query = `UPDATE matches SET ${set} WHERE id = ? AND status = ?${unchanged}`
      return sql.changeAndNotify(id, 'match', statement(query, ...values, id, from, ...seen))
    },

    async removeMatch(id: string, from: MatchStatus): Promise<boolean> {
      const tables = ['schedule', 'orders', 'seen', 'chat', 'snapshots', 'log', 'holders']
      const parts = tables.map((table) => statement(`DELETE FROM ${table} WHERE match = ?`, id))
      const whole = statement('DELETE FROM matches WHERE id = ?', id)
      return sql.changeAndNotify(id, 'match', database.lockMatch(id, from), ...parts, whole)
    },

    async listed(status: MatchStatus, limit: number): Promise<readonly Match[]> {
      const query = `SELECT ${MATCH_COLUMNS} FROM matches WHERE listed = 1 AND status = ? ORDER BY crowded, created DESC, id LIMIT ?`
      return (await sql.rows(query, status, limit)).map(matchIn)
    },

    async matchesOf(person: string, limit: number): Promise<readonly OwnMatch[]> {
      const query =
        `SELECT ${MATCH_COLUMNS}, COALESCE(seen.length, 0) AS seen_length FROM matches ` +
        'LEFT JOIN seen ON seen.match = matches.id AND seen.person = ? ' +
        'WHERE id IN (SELECT match FROM holders WHERE person = ?) ORDER BY touched DESC, id LIMIT ?'
      const rows = await sql.rows(query, person, person, limit)
      return rows.map((row) => ({ ...matchIn(row), seen: number(row, 'seen_length') }))
    },

    async holders(match: string): Promise<readonly Holder[]> {
      const query =
        'SELECT match, seat, person, bot, since, why, contribution FROM holders ' +
        'WHERE match IN (?) ORDER BY number, seat'
      return (await database.rowsOf(query, 'match', match)).map(holderIn)
    },

    async setHolder(
      match: string,
      holder: Holder,
      instead: Holder | null,
      during: MatchStatus,
      length?: number,
    ): Promise<boolean> {
      const { seat, person, bot, since, why = '', contribution = '' } = holder
      for (;;) {
        const table = await matchWithHolders(match)
        if (table?.match.status !== during || table.match.length !== (length ?? table.match.length))
          return false
        const { holders } = table
        const held = holders.filter((each) => each.seat === seat)
        if (!sameHolder(held.at(-1) ?? null, instead)) return false
        if (person !== null && hasOtherSeat(holders, person, seat)) return false
        const unchanged = [match, during, table.match.revision, table.match.length] as const
        const added = [seat, held.length + 1, person, bot, since, why, contribution] as const
        if (await sql.changeAndNotify(match, 'match', ...database.addHolder(unchanged, added))) return true
      }
    },

    append(
      match: string,
      length: number,
      entries: readonly Entry[],
      scheduling?: Scheduling,
      end?: End,
    ): Promise<boolean> {
      const touched = entries.at(-1)?.at ?? 0
      const extend =
        "UPDATE matches SET length = length + ?, touched = ?, asked = ? WHERE id = ? AND length = ? AND status <> 'over'"
      const asked = scheduling?.asked === undefined ? null : askedText(scheduling.asked)
      const over = `UPDATE matches SET status = 'over', ended = ?, data = ?, ${CHANGED} WHERE id = ?`
      return sql.changeAndNotify(
        match,
        'log',
        statement(extend, entries.length, touched, asked, match, length),
        ...(end === undefined ? [] : [statement(over, end.ended, JSON.stringify(end.data), match)]),
        ...entryStatements(match, length, entries),
        ...(scheduling === undefined ? [] : [scheduleStatement(match, length + entries.length, scheduling)]),
      )
    },

    async saveAsked({ id, length, revision }: Head, asked: readonly Asked[]): Promise<void> {
      const query = 'UPDATE matches SET asked = ? WHERE id = ? AND length = ? AND revision = ?'
      await sql.change(query, askedText(asked), id, length, revision)
    },

    async entries(match: string, after: number): Promise<readonly Entry[]> {
      const query = 'SELECT at, seat, text FROM log WHERE match = ? AND number > ? ORDER BY number'
      return (await sql.rows(query, match, after)).map(entryIn)
    },

    async saveSnapshot(match: string, { length, text: state }: Snapshot): Promise<void> {
      const query =
        'INSERT INTO snapshots (match, length, text) VALUES (?, ?, ?) ' +
        'ON CONFLICT (match) DO UPDATE SET length = excluded.length, text = excluded.text'
      await sql.change(query, match, length, state)
    },

    async snapshot(match: string): Promise<Snapshot | null> {
      const rows = await sql.rows('SELECT length, text FROM snapshots WHERE match = ?', match)
      return first(rows, (row) => ({ length: number(row, 'length'), text: text(row, 'text') }))
    },

    async addChatLine(
      match: string,
      line: Omit<ChatLine, 'number'>,
      most = NO_LIMIT,
    ): Promise<number | 'full' | null> {
      try {
        return await addLine(match, line, most)
      } catch (error) {
        if ((await matchOf(match)) === null) return null
        throw error
      }
    },

    async chat(match: string, after: number | null, most: number): Promise<readonly ChatLine[]> {
      const lines = 'SELECT number, person, at, text FROM chat WHERE match = ?'
      if (after === null) {
        const last = await sql.rows(`${lines} ORDER BY number DESC LIMIT ?`, match, most)
        return last.map(chatIn).reverse()
      }
      const next = await sql.rows(`${lines} AND number > ? ORDER BY number LIMIT ?`, match, after, most)
      return next.map(chatIn)
    },

    async markSeen(match: string, person: string, length: number): Promise<void> {
      const query =
        'INSERT INTO seen (match, person, length) VALUES (?, ?, ?) ' +
        'ON CONFLICT (match, person) DO UPDATE SET length = excluded.length WHERE seen.length < excluded.length'
      try {
        await sql.change(query, match, person, length)
      } catch (error) {
        // The match was removed.
        if ((await matchOf(match)) !== null) throw error
      }
    },

    async orders(match: string): Promise<readonly StoredOrder[]> {
      const query = 'SELECT match, seat, subject, text FROM orders WHERE match IN (?) ORDER BY seat, subject'
      return (await database.rowsOf(query, 'match', match)).map(orderIn)
    },

    async saveOrder(match: string, { seat, subject, text: order }: StoredOrder): Promise<void> {
      const query =
        'INSERT INTO orders (match, seat, subject, text) VALUES (?, ?, ?, ?) ' +
        'ON CONFLICT (match, seat, subject) DO UPDATE SET text = excluded.text'
      await sql.changeAndNotify(
        match,
        'match',
        statement(query, match, seat, subject, order),
        anotherRevision(match),
      )
    },

    changeOrder(
      match: string,
      { seat, subject, text: before }: StoredOrder,
      after: string,
    ): Promise<boolean> {
      const query = 'UPDATE orders SET text = ? WHERE match = ? AND seat = ? AND subject = ? AND text = ?'
      return sql.changeAndNotify(
        match,
        'match',
        statement(query, after, match, seat, subject, before),
        anotherRevision(match),
      )
    },

    removeOrder(match: string, seat: number, subject: string): Promise<boolean> {
      const query = 'DELETE FROM orders WHERE match = ? AND seat = ? AND subject = ?'
      return sql.changeAndNotify(
        match,
        'match',
        statement(query, match, seat, subject),
        anotherRevision(match),
      )
    },

    match: matchOf,
    matchWithHolders,
  }
}

/** Updates a match's schedule. A claim is kept until the later of the two leases ends. */
export const KEEP_CLAIM =
  'ON CONFLICT (match) DO UPDATE SET due = excluded.due, length = excluded.length, ' +
  'claimed = CASE WHEN excluded.claimed > schedule.claimed THEN excluded.claimed ELSE schedule.claimed END'

const hasOtherSeat = (holders: readonly Holder[], person: string, seat: number): boolean =>
  new Set(holders.map((each) => each.seat))
    .values()
    .some((other) => other !== seat && holders.findLast((each) => each.seat === other)?.person === person)

const entryStatements = (match: string, length: number, entries: readonly Entry[]): readonly Statement[] =>
  entries.map(({ at, seat, text: line }, i) => statement(ADD_ENTRY, match, length + 1 + i, at, seat, line))

const scheduleStatement = (match: string, length: number, { due, until }: Scheduling): Statement =>
  due === null
    ? statement('DELETE FROM schedule WHERE match = ?', match)
    : statement(
        `INSERT INTO schedule (match, due, claimed, length) VALUES (?, ?, ?, ?) ${KEEP_CLAIM}`,
        match,
        due,
        until ?? 0,
        length,
      )

const sameHolder = (one: Holder | null, other: Holder | null): boolean =>
  one?.person === other?.person && one?.bot === other?.bot && one?.since === other?.since
