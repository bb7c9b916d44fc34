import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  copyPostgres,
  copySqlite,
  lockFile,
  restorePostgres,
  restoreSqlite,
  writeBackup,
} from '@ziggurat/store'

import type { StoreConfig } from './config.ts'
import { DATABASE, LOCK, makeFolder, SECRET, unusable } from './open-store.ts'

/** Writes a backup of all data to a new file. The server may be running. */
export async function backUp({ data, databaseUrl }: StoreConfig, file: string): Promise<void> {
  try {
    if (databaseUrl !== null) return await writeBackup(file, null, (path) => copyPostgres(databaseUrl, path))
    const database = join(data, DATABASE)
    if (!existsSync(database)) throw new Error(`there is no '${database}'`)
    const secret = join(data, SECRET)
    const stored = existsSync(secret) ? readFileSync(secret, 'utf8').trim() : null
    await writeBackup(file, stored, (path) => copySqlite(database, path))
  } catch (error) {
    throw unusable('no backup was made', error)
  }
}

/** Restores all data from a backup, while no server is running. Existing data is only replaced if that is wanted. */
export async function restore(
  { data, databaseUrl }: StoreConfig,
  file: string,
  replace: boolean,
): Promise<void> {
  let release: (() => void) | null = null
  try {
    if (!existsSync(file)) throw new Error(`there is no file '${file}'`)
    if (databaseUrl !== null) return await restorePostgres(file, databaseUrl, replace)
    makeFolder(data)
    release = lockFile(join(data, LOCK))
    if (release === null) throw new Error(`a server uses '${data}': stop it first`)
    const secret = restoreSqlite(file, join(data, DATABASE), replace)
    if (secret !== null) writeFileSync(join(data, SECRET), secret, { mode: 0o600 })
  } catch (error) {
    throw unusable('nothing was restored', error)
  } finally {
    release?.()
  }
}
