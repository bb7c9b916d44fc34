/** A piece of a sentence: plain, stressed, or the id of another rule. */
export interface Piece {
  readonly kind: 'plain' | 'stress' | 'rule'
  readonly text: string
}

const MARKS =
  /\[(?<rule>[A-Z0-9]+(?:-[A-Z0-9]+)+)\]|(?<![\w*])\*(?<star>[^*]+)\*|(?<!\w)_(?<line>[^_]+)_(?!\w)/gu

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    const { rule, star, line } = match.groups ?? {}
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) })
    pieces.push(
      rule === undefined ? { kind: 'stress', text: star ?? line ?? '' } : { kind: 'rule', text: rule },
    )
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) })
  return pieces
}
