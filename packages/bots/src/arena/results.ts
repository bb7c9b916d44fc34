import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Games, Pairing, Score } from './cells.ts'

/** The answers that a player thought about, and the milliseconds of one core that they took. */
export type Thought = readonly [decisions: number, ms: number]

/** What has been played of a pairing: one line of a results file. */
export interface Entry extends Pairing, Games {
  /** Of the player and the others: an entry of other versions is played anew. */
  readonly versions: readonly [string, string]
  /** The day of the last game. */
  readonly date: string
  readonly thought: readonly [Thought, Thought]
  /** Games that were given up because they did not end: they count as shared. */
  readonly unended: number
  readonly games: readonly Score[]
  /** Games that ended before earlier ones, by their numbers. */
  readonly ahead: readonly (readonly [number: number, score: Score])[]
}

export const keyOf = ({ seats, options, player, against }: Pairing): string => {
  const sorted = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([seats, sorted, player, against])
}

/** Reads a file of one entry a line; if there is none, nothing has been played. */
export function readEntries(file: string): ReadonlyMap<string, Entry> {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line, at) => {
      const entry = entryIn(line)
      if (entry === null) throw new Error(`${file}, line ${at + 1}: this is not a result`)
      return [keyOf(entry), entry]
    }),
  )
}

function entryIn(line: string): Entry | null {
  try {
    const entry = JSON.parse(line) as Partial<Entry>
    const { options, games, ahead, versions, thought } = entry
    const isEntry =
      options !== undefined && [games, ahead, versions, thought].every((each) => Array.isArray(each))
    return isEntry ? (entry as Entry) : null
  } catch {
    return null
  }
}

/**
 * Replaces one entry of the file. What other commands have written in the meantime stays, and the file is complete at any moment,
 * even if the process is killed.
 */
export function writeEntry(file: string, entry: Entry): void {
  const entries = new Map(readEntries(file)).set(keyOf(entry), entry)
  const lines = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, lines.map(([, each]) => `${JSON.stringify(each)}\n`).join(''))
  renameSync(beside, file)
}
