import { readFileSync, statSync, writeFileSync } from 'node:fs'

import { isProblem, parseRecord, printRecord, recordOf, sentence } from '@ziggurat/kernel'
import type { GameRecord, RecordProblem, Table } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Entry } from '@ziggurat/library'

import { BadInput } from './bad-input.ts'

/** A record with its game. */
export interface Recorded extends Entry {
  readonly record: GameRecord
}

export function readRecord(file: string | undefined): Recorded {
  if (file === undefined) throw new BadInput('which file?')
  const record = parseRecord(contents(file))
  if (isProblem(record)) throw new BadInput(located(file, record))
  const entry = GAMES.get(record.game)
  if (entry === undefined) {
    throw new BadInput(`${file}: there is no game '${record.game}' (games: ${[...GAMES.keys()].join(', ')})`)
  }
  return { ...entry, record }
}

/** A larger file cannot be a record. */
const MOST_BYTES = 10_000_000

function contents(file: string): string {
  try {
    const bytes = readFileSync(file)
    if (bytes.length > MOST_BYTES) throw new BadInput(`${file} is too large to be a record`)
    return bytes.toString('utf8')
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(`cannot read ${file}: ${cause(error)}`)
  }
}

export function writeRecord(file: string, table: Table): boolean {
  try {
    writeFileSync(file, printRecord(recordOf(table)))
    return true
  } catch {
    return false
  }
}

/** Whether the file exists and is not empty. */
export function hasRecord(file: string): boolean {
  try {
    const facts = statSync(file)
    return !facts.isFile() || facts.size > 0
  } catch {
    return false
  }
}

/** A problem with its file and line number, as one line. */
export const located = (file: string, wrong: RecordProblem): string =>
  `${file}${wrong.line === undefined ? '' : `, line ${wrong.line}`}: ${sentence(wrong)}`

/** Quotes a word for a shell. */
export const quoted = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

function cause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = 'code' in error && typeof error.code === 'string' ? CAUSES[error.code] : undefined
  return known ?? error.message
}
