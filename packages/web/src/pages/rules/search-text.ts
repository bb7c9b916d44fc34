/** Without case and diacritics, one letter for one, so that a place in the folded text is one in the text. */
const fold = (text: string): string => text.replaceAll(/[^ -~]/gu, plain).toLowerCase()

const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l', đ: 'd', Đ: 'd', ø: 'o', Ø: 'o' }

const plain = (letter: string): string =>
  letter.length > 1 ? letter : (STROKES[letter] ?? letter.normalize('NFD').charAt(0))

/** The words that somebody looks for. */
export const searchWordsIn = (query: string): readonly string[] => fold(query).split(/\s+/u).filter(Boolean)

/** Whether a text has all of them. */
export const hasAllWords = (text: string, sought: readonly string[]): boolean => {
  const folded = fold(text)
  return sought.every((word) => folded.includes(word))
}

/** A text cut where a sought word begins and ends; every second piece, from the second on, is one. */
export function splitAtMatches(text: string, sought: readonly string[]): readonly string[] {
  if (sought.length === 0) return [text]
  const escaped = sought.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`))
  const spans: string[] = []
  let from = 0
  for (const { index, 0: found } of fold(text).matchAll(new RegExp(escaped.join('|'), 'gu'))) {
    spans.push(text.slice(from, index), text.slice(index, index + found.length))
    from = index + found.length
  }
  return [...spans, text.slice(from)]
}
