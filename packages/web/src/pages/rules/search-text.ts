/** Without case and diacritics, letter by letter, so that indexes stay the same. */
const fold = (text: string): string => text.replaceAll(/[^ -~]/gu, plain).toLowerCase()

const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l', đ: 'd', Đ: 'd', ø: 'o', Ø: 'o' }

const plain = (letter: string): string =>
  letter.length > 1 ? letter : (STROKES[letter] ?? letter.normalize('NFD').charAt(0))

/** The words of a search. */
export const searchWordsIn = (query: string): readonly string[] => fold(query).split(/\s+/u).filter(Boolean)

/** Whether a text contains all words. */
export const hasAllWords = (text: string, sought: readonly string[]): boolean => {
  const folded = fold(text)
  return sought.every((word) => folded.includes(word))
}

/** Splits a text at matches of the words. The parts alternate: no match, match, no match, … */
export function splitAtMatches(text: string, sought: readonly string[]): readonly string[] {
  if (sought.length === 0) return [text]
  const escaped = sought.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`))
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found } of fold(text).matchAll(new RegExp(escaped.join('|'), 'gu'))) {
    parts.push(text.slice(from, index), text.slice(index, index + found.length))
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
