export { copySqlite, restoreSqlite, writeBackup } from './backup.ts'
export { lockFile } from './lock-file.ts'
export { nameKey } from './names.ts'
export { postgresStore } from './postgres.ts'
export { copyPostgres, restorePostgres } from './postgres-backup.ts'
export type { Timeouts } from './postgres.ts'
export { sqliteStore } from './sqlite.ts'
export type { StoreReports } from './sql-store.ts'
export type {
  Account,
  Asked,
  AuditEntry,
  BannedAddress,
  Bearer,
  ChatLine,
  Cursor,
  Errand,
  HandoverReason,
  Listener,
  End,
  Entry,
  Appended,
  Head,
  OnChange,
  Holder,
  KnownPerson,
  StoredOrder,
  Match,
  MatchChange,
  MatchStatus,
  MostMatches,
  NewMatch,
  ChangeKind,
  OwnLine,
  OwnMatch,
  Person,
  Report,
  SeenLength,
  Snapshot,
  Standing,
  Store,
  Time,
  Token,
  TokenKind,
} from './store.ts'
