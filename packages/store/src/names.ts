import { readFileSync } from 'node:fs'

const normal = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ')

/** A key that is equal for names that differ only in case, spaces or Unicode composition. */
export const nameKey = (name: string): string => normal(name).toLowerCase()

const character = (hex: string): string => String.fromCodePoint(Number.parseInt(hex, 16))

/** What each character that looks like something else is replaced by. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [to = '', ...from] = line.split(' ')
      const target = to.split('+').map(character).join('')
      return from.map((each) => [character(each), target] as const)
    }),
)

const replaced = (name: string): string =>
  Array.from(name.normalize('NFD'), (each) => LOOK_ALIKES.get(each) ?? each).join('')
/** Full case folding: `ß` becomes `ss`. */
const folded = (name: string): string => name.toUpperCase().toLowerCase()

/**
 * A key that is also equal for names that look alike: the skeleton of UTS #39. Look-alikes are replaced before and after case
 * folding, because a capital may look like another letter than its small form does. `i` and `l` count as one letter, because
 * `I` looks like `l`. If this function changes, a migration must set the stored skeletons to null, so that they are computed
 * again at the start.
 */
export const skeletonOf = (name: string): string =>
  replaced(folded(replaced(normal(name))))
    .normalize('NFD')
    .replaceAll('i', 'l')
