/** Without case and accents, so that 'Wódka', 'wodka' and 'WODKA' are the same to a hurried typist. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Those whose names fit best: the whole name, or else its beginning, or else the beginnings of its words, or else any part. */
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

/** Whether a name stands in a text, and not as a part of longer words. */
export const hasWords = (text: string, name: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)
