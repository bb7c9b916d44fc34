import type { Row } from './database.ts'
import type {
  Asked,
  ChatLine,
  Entry,
  HandoverReason,
  Holder,
  StoredOrder,
  Match,
  MatchStatus,
  Person,
  Standing,
  Token,
  TokenKind,
} from './store.ts'

/* Reads rows of the database. */

export const first = <T>(rows: readonly Row[], read: (row: Row) => T): T | null =>
  rows[0] === undefined ? null : read(rows[0])

export const text = (row: Row, column: string): string => String(row[column] ?? '')
export const number = (row: Row, column: string): number => Number(row[column] ?? 0)
export const maybeText = (row: Row, column: string): string | null => {
  const value = row[column] ?? null
  return value === null ? null : String(value)
}
export const maybeNumber = (row: Row, column: string): number | null => {
  const value = row[column] ?? null
  return value === null ? null : Number(value)
}

export const personIn = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  account: maybeText(row, 'password') !== null,
  created: number(row, 'created'),
})

export const standingIn = (row: Row): Standing => ({
  administrator: text(row, 'role') === 'administrator',
  muted: number(row, 'muted'),
  banned: number(row, 'banned'),
})

export const tokenIn = (row: Row): Token => ({
  hash: text(row, 'hash'),
  person: text(row, 'person'),
  kind: text(row, 'kind') as TokenKind,
  label: text(row, 'label'),
  created: number(row, 'created'),
  expires: maybeNumber(row, 'expires'),
})

export const matchIn = (row: Row): Match => ({
  id: text(row, 'id'),
  game: text(row, 'game'),
  rules: number(row, 'rules'),
  seats: number(row, 'seats'),
  options: JSON.parse(text(row, 'options')) as Match['options'],
  seed: text(row, 'seed'),
  listed: number(row, 'listed') === 1,
  host: text(row, 'host'),
  created: number(row, 'created'),
  data: JSON.parse(text(row, 'data')) as unknown,
  status: text(row, 'status') as MatchStatus,
  started: maybeNumber(row, 'started'),
  ended: maybeNumber(row, 'ended'),
  length: number(row, 'length'),
  touched: number(row, 'touched'),
  revision: number(row, 'revision'),
  asked: askedIn(maybeText(row, 'asked')),
  uploaded: number(row, 'uploaded') === 1,
  ...(text(row, 'network') !== '' && { network: text(row, 'network') }),
})

/** Which seats are asked, as text: short, because it is written with every move. */
export const askedText = (asked: readonly Asked[]): string =>
  JSON.stringify(asked.map(({ seat, opened, since, due }) => [seat, opened, since, due]))

const askedIn = (stored: string | null): readonly Asked[] | null =>
  stored === null
    ? null
    : (JSON.parse(stored) as [number, number, number, number | null][]).map(([seat, opened, since, due]) => ({
        seat,
        opened,
        since,
        due,
      }))

export const holderIn = (row: Row): Holder => {
  const why = text(row, 'why')
  const contribution = text(row, 'contribution')
  return {
    seat: number(row, 'seat'),
    person: maybeText(row, 'person'),
    bot: maybeText(row, 'bot'),
    since: number(row, 'since'),
    ...(why !== '' && { why: why as HandoverReason }),
    ...(contribution !== '' && { contribution }),
  }
}

export const entryIn = (row: Row): Entry => ({
  at: number(row, 'at'),
  seat: maybeNumber(row, 'seat'),
  text: text(row, 'text'),
})

export const orderIn = (row: Row): StoredOrder => ({
  seat: number(row, 'seat'),
  subject: text(row, 'subject'),
  text: text(row, 'text'),
})

export const chatIn = (row: Row): ChatLine => ({
  number: number(row, 'number'),
  person: text(row, 'person'),
  at: number(row, 'at'),
  text: text(row, 'text'),
})
