/** A part of a sentence: plain, emphasized, or the id of another rule. */
export interface Span {
  readonly kind: 'plain' | 'stress' | 'rule'
  readonly text: string
}

const MARKS =
  /\[(?<rule>[A-Z0-9]+(?:-[A-Z0-9]+)+)\]|(?<![\w*])\*(?<star>[^*]+)\*|(?<!\w)_(?<line>[^_]+)_(?!\w)/gu

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    const { rule, star, line } = match.groups ?? {}
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) })
    spans.push(
      rule === undefined ? { kind: 'stress', text: star ?? line ?? '' } : { kind: 'rule', text: rule },
    )
    from = match.index + match[0].length
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) })
  return spans
}
