import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * What is known not to fit, one line each: where, then what. Lines may only be removed; `MISFITS=write npm run test:long
 * -- sweep` writes the list again.
 */
const FILE = resolve(import.meta.dirname, 'known-misfits.txt')
const IS_WRITTEN = process.env['MISFITS'] === 'write'
const BETWEEN = ': '

const read = (): Set<string> =>
  new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [])

let lines = read()

/** The known misfits of a place. */
const knownAt = (where: string): readonly string[] =>
  [...lines].flatMap((line) => (line.startsWith(where + BETWEEN) ? [line.slice(where.length + 2)] : []))

/** The expected misfits of a place: the known ones; while the list is written, those found. */
export function expectedAt(where: string, found: readonly string[]): readonly string[] {
  if (IS_WRITTEN) {
    // Other test files write theirs at the same time.
    lines = read()
    for (const line of knownAt(where)) lines.delete(where + BETWEEN + line)
    for (const line of found) lines.add(where + BETWEEN + line)
    writeFileSync(FILE, [...lines].toSorted().join('\n') + '\n')
  }
  return knownAt(where)
}
