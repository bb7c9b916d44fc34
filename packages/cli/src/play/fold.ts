/** Removes case and accents, so that 'Wódka', 'wodka' and 'WODKA' are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The things whose names match best: the whole name, else its beginning, else the beginnings of its words, else any part. */
export function bestMatches<T>(
  typed: string,
  things: readonly T[],
  names: (thing: T) => readonly string[],
): readonly T[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const folded = things.map((thing) => ({ thing, names: names(thing).map(fold) }))
  for (const fits of FITS) {
    const found = folded.filter((each) => each.names.some((name) => fits(name, wanted)))
    if (found.length > 0) return found.map(({ thing }) => thing)
  }
  return []
}

const FITS: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.startsWith(wanted),
  (name, wanted) => {
    const words = wordsOf(name)
    return wordsOf(wanted).every((part) => words.some((word) => word.startsWith(part)))
  },
  (name, wanted) => name.includes(wanted),
]

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/** Whether a text contains a name as whole words. */
export const hasWords = (text: string, name: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)
