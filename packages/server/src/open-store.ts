import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { lockFile, postgresStore, sqliteStore } from '@ziggurat/store'
import type { Timeouts, Store } from '@ziggurat/store'

import { SHORTEST_SECRET } from './config.ts'
import type { Config } from './config.ts'

/** The store, and what gives its folder back to others. */
export async function openStore(
  { databaseUrl, data }: Config,
  patience?: Partial<Timeouts>,
): Promise<{ store: Store; release: () => void }> {
  if (databaseUrl !== null) {
    try {
      return { store: await postgresStore(databaseUrl, patience), release: () => {} }
    } catch (error) {
      throw unusable('the database cannot be used', error)
    }
  }
  let release: (() => void) | null = null
  try {
    makeFolder(data)
    // Two servers at one file would not hear of each other's moves.
    release = lockFile(join(data, 'lock'))
    if (release === null) throw new Error('another server uses it')
    return { store: await sqliteStore(join(data, 'ziggurat.db')), release }
  } catch (error) {
    release?.()
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/** What invitations are made with: kept beside the embedded database, or given for several nodes. */
export function secretOf({ data, secret }: Config): string {
  if (secret !== null) return secret
  const file = join(data, 'secret')
  try {
    makeFolder(data)
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    const kept = readFileSync(file, 'utf8').trim()
    // A disk that was full leaves an empty file behind: with that anybody could make invitations.
    if (kept.length < SHORTEST_SECRET) throw new Error(`'${file}' is no secret; without it a new one is made`)
    return kept
  } catch (error) {
    throw unusable(`the data folder '${data}' cannot be used`, error)
  }
}

/** Step by step: Node tries for ever where nothing can be made, as in /proc. The seeds of running games are for nobody else on this machine. */
function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), 0o777)
  mkdirSync(folder, { mode })
}

/** What the host of a server can mend, in one line. */
export function unusable(what: string, cause: unknown): Error {
  // One that was tried at several addresses has a reason for each.
  const [first = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : []
  const [reason = ''] = (first instanceof Error ? first.message : String(first)).split('\n')
  return new Error(`${what}: ${reason}`, { cause })
}
