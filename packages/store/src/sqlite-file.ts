import type { DatabaseSync } from 'node:sqlite'

import { MIGRATIONS } from './migrations.ts'

/** SQLite's codes for a damaged file, and for a file of another kind. */
const DAMAGED: readonly number[] = [11, 26]
const PRIMARY_CODE = 0xff

/** The first damage of a SQLite file in one line; null if there is none. Reads the whole file. */
export function damageIn(database: DatabaseSync): string | null {
  try {
    const [first] = database.prepare('PRAGMA quick_check(1)').all()
    const found = String(first?.['quick_check'] ?? 'nothing can be read')
    return found === 'ok' ? null : found.replaceAll(/\s+/g, ' ')
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error
    if (!DAMAGED.includes(Number(error.errcode) & PRIMARY_CODE)) throw error
    return error.message
  }
}

/** Brings the schema up to date. Refuses a file of a newer version. */
export function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version > MIGRATIONS.length)
    throw new Error(`the database is of a newer version (${version}) than this program`)
  for (const [at, statements] of MIGRATIONS.entries()) {
    if (at < version) continue
    database.exec(['BEGIN', ...statements, `PRAGMA user_version = ${at + 1}`, 'COMMIT'].join(';\n'))
  }
}
