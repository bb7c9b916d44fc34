import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Entry } from './entry.ts'
import { keyOf } from './pairing.ts'
import { writeWhole } from './whole-file.ts'

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
  writeWhole(file, lines.map(([, each]) => `${JSON.stringify(each)}\n`).join(''))
}
