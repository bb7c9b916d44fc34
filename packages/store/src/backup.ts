import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { damageIn, migrate } from './sqlite-file.ts'

/*
 * A backup is a SQLite file with all data, whichever store it was made of, so that it can be restored to either. It has one more
 * table, with what is stored beside the database.
 */

const EXTRAS = 'CREATE TABLE backup (secret TEXT)'

/** Writes a backup to a new file that only this user may read. The file appears when it is complete. */
export async function writeBackup(
  file: string,
  secret: string | null,
  write: (path: string) => void | Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new Error(`'${file}' exists already`)
  const path = `${file}.${process.pid}.partial`
  try {
    closeSync(openSync(path, 'wx', 0o600))
    await write(path)
    withFile(path, (database) => {
      const damage = damageIn(database)
      if (damage !== null) throw new Error(`the database is damaged (${damage})`)
      database.exec(EXTRAS)
      database.prepare('INSERT INTO backup (secret) VALUES (?)').run(secret)
    })
    flush(path)
    renameSync(path, file)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

/** Copies a SQLite database while a server may use it. */
export const copySqlite = (source: string, path: string): void =>
  withFile(source, (database) => copyTo(database, path))

const copyTo = (database: DatabaseSync, path: string): void => {
  database.prepare('VACUUM INTO ?').run(path)
}

/** Checks a backup, and copies its data to a new file with today's schema. Returns the secret. */
export function readBackup(file: string, path: string): string | null {
  closeSync(openSync(path, 'wx', 0o600))
  const readOnly = true
  withFile(
    file,
    (database) => {
      const damage = damageIn(database)
      if (damage !== null) throw new Error(`'${file}' is damaged (${damage})`)
      if (!tablesOf(database).includes('matches')) throw new Error(`'${file}' is not a backup`)
      copyTo(database, path)
    },
    readOnly,
  )
  return withFile(path, (database) => {
    const secret = secretIn(database)
    database.exec('DROP TABLE IF EXISTS backup')
    migrate(database)
    return secret
  })
}

/** A copy that was made without `writeBackup` has none. */
function secretIn(database: DatabaseSync): string | null {
  if (!tablesOf(database).includes('backup')) return null
  const secret = database.prepare('SELECT secret FROM backup').get()?.['secret']
  return typeof secret === 'string' ? secret : null
}

/** Puts the data of a backup in the place of a SQLite database that no server uses. Returns the secret. */
export function restoreSqlite(file: string, target: string, replace: boolean): string | null {
  if (!replace && existsSync(target)) throw new Error(`'${target}' exists already; --replace overwrites it`)
  const path = `${target}.restored`
  rmSync(path, { force: true })
  try {
    const secret = readBackup(file, path)
    flush(path)
    // The rest of the old database must not be applied to the new one.
    for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true })
    renameSync(path, target)
    return secret
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

/** The tables of a database, in the order in which they were created. */
export const tablesOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid")
    .all()
    .map((row) => String(row['name']))

export const columnsOf = (database: DatabaseSync, table: string): readonly string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map((row) => String(row['name']))

/** Does some work with a SQLite file. */
function withFile<T>(file: string, work: (database: DatabaseSync) => T, readOnly = false): T {
  const database = new DatabaseSync(file, { timeout: 5_000, readOnly })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Waits until the file is on the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
