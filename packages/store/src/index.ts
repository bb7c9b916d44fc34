export { holdFile } from './lock-file.ts'
export { postgresStore } from './postgres.ts'
export type { Patience } from './postgres.ts'
export { nameKey } from './sql-people.ts'
export { sqliteStore } from './sqlite.ts'
export type {
  ChatLine,
  Ears,
  End,
  Entry,
  Growth,
  Head,
  Heard,
  Holder,
  KeptOrder,
  Match,
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
