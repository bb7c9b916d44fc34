export { holdFile } from './hold.ts'
export { postgresStore } from './postgres.ts'
export { nameKey } from './sql-store.ts'
export { sqliteStore } from './sqlite.ts'
export type {
  Care,
  ChatLine,
  Claim,
  Ears,
  Entry,
  Growth,
  Handed,
  Head,
  Heard,
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
  TokenKind,
} from './store.ts'
