import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * What still does not fit, a line each: where, then what. Lines may only go; `MISFITS=write npm run test:long -- sweep`
 * writes those of all that it looks at anew.
 */
const FILE = resolve(import.meta.dirname, 'known-misfits.txt')
const IS_WRITTEN = process.env['MISFITS'] === 'write'
const BETWEEN = ': '

const read = (): Set<string> =>
  new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [])

let lines = read()

/** What is known not to fit there. */
const knownAt = (where: string): readonly string[] =>
  [...lines].flatMap((line) => (line.startsWith(where + BETWEEN) ? [line.slice(where.length + 2)] : []))

/** What does not fit there as it should be: what is known, or, while the list is written, what was found. */
export function expectedAt(where: string, found: readonly string[]): readonly string[] {
  if (IS_WRITTEN) {
    // Other files of tests write theirs too.
    lines = read()
    for (const line of knownAt(where)) lines.delete(where + BETWEEN + line)
    for (const line of found) lines.add(where + BETWEEN + line)
    writeFileSync(FILE, [...lines].toSorted().join('\n') + '\n')
  }
  return knownAt(where)
}
