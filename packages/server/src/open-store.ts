import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { lockFile, postgresStore, sqliteStore } from '@ziggurat/store'
import type { StoreReports, Timeouts, Store } from '@ziggurat/store'

import { SHORTEST_SECRET } from './config.ts'
import type { Config } from './config.ts'

/** The files in the data folder. */
export const DATABASE = 'ziggurat.db'
export const LOCK = 'lock'
export const SECRET = 'secret'

/** Opens the store. `release` unlocks its folder for other servers. */
export async function openStore(
  { databaseUrl, data }: Config,
  timeouts?: Partial<Timeouts>,
  reports?: StoreReports,
): Promise<{ store: Store; release: () => void }> {
  if (databaseUrl !== null) {
    try {
      return { store: await postgresStore(databaseUrl, timeouts, reports), release: () => {} }
    } catch (error) {
      throw unusable('the database cannot be used', error)
    }
  }
  let release: (() => void) | null = null
  try {
    makeFolder(data)
    // Two servers with one SQLite file would not be notified of each other's changes.
    release = lockFile(join(data, LOCK))
    if (release === null) throw new Error('another server uses it')
    return { store: await sqliteStore(join(data, DATABASE), reports), release }
  } catch (error) {
    release?.()
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/** The secret that signs invitations: from the configuration, or from a file beside the SQLite database. */
export function secretOf({ data, secret }: Config): string {
  if (secret !== null) return secret
  const file = join(data, SECRET)
  try {
    makeFolder(data)
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    const stored = readFileSync(file, 'utf8').trim()
    // A full disk may have left an empty file. With an empty secret anybody could make invitations.
    if (stored.length < SHORTEST_SECRET)
      throw new Error(`'${file}' is too short to be a secret; delete it to get a new one`)
    return stored
  } catch (error) {
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/**
 * Creates one folder at a time: Node's `recursive` never returns where no folder can be made, as in /proc. Only this user may
 * read the data, because it has the seeds of running games.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), 0o777)
  mkdirSync(folder, { mode })
}

/** An error that the host of a server can fix, as one line. */
export function unusable(what: string, cause: unknown): Error {
  // A connection that was tried at several addresses has one error for each.
  const [first = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : []
  const [reason = ''] = (first instanceof Error ? first.message : String(first)).split('\n')
  return new Error(`${what}: ${reason}`, { cause })
}
