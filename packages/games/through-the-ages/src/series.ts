import { ask, Question } from '@ziggurat/kernel'
import type { About, Option, Rules, Seat } from '@ziggurat/kernel'

import type { CardId } from './card.ts'

/** One thing that can be added to a series: a unit that is sent or sacrificed, a card that is played or thrown in. */
export interface Piece {
  readonly verb: 'send' | 'sacrifice' | 'bonus' | 'discard'
  readonly card: CardId
  /** Which card of the hand it is, where one card can be used in two ways. */
  readonly from: number
}

/** The cards of those pieces that are used in one way. */
export const cardsFor = (verb: Piece['verb'], pieces: readonly Piece[]): CardId[] =>
  pieces.filter((piece) => piece.verb === verb).map(({ card }) => card)

interface Picking extends Option {
  readonly place: number | null
  /** What it adds where forces are compared. */
  readonly adds?: number
}

interface Series {
  readonly seat: Seat
  readonly kind: string
  readonly about: About
  /** Those that use the same card of the hand stand beside each other, the better way first. */
  readonly pieces: readonly Piece[]
  /** Picked as they stand, each after those before it; or in any order, where nothing says how many there must be. */
  readonly inOrder: boolean
  /** What ends the series at once, before anything was picked; null if something must be picked. */
  readonly decline: string | null
  /** What a piece adds by itself. */
  adds(piece: Piece): number
  /** What those that were picked come to. */
  total(picked: readonly Piece[]): number
  /** What was picked is enough. */
  enough(picked: readonly Piece[]): boolean
  /** It could become enough with some of the rest, each card of the hand in the better way. */
  possible(picked: readonly Piece[], rest: readonly Piece[]): boolean
}

/**
 * Several things are chosen one by one; a pick is offered only if a legal end remains, and nobody else
 * sees anything before the end. Null if it was declined.
 */
export function* chooseSeries(series: Series): Rules<readonly Piece[] | null> {
  const { seat, kind, decline } = series
  const picked: Piece[] = []
  let left = series.pieces
  for (;;) {
    const options: Picking[] = []
    if (picked.length === 0 && decline !== null) options.push({ id: decline, place: null })
    else if (series.enough(picked)) options.push({ id: 'done', place: null })
    for (const [place, piece] of left.entries()) {
      if (isRepeated(left, place)) continue
      if (!series.possible([...picked, piece], usable(remaining(left, place, series.inOrder)))) continue
      options.push({ id: idOf(piece), place, adds: series.adds(piece) })
    }
    // Who has nothing to add is asked all the same: that he has nothing may be his secret.
    if (picked.length > 0 && options.length === 1 && options[0]?.id === 'done') return picked
    const about = { ...series.about, picked: picked.map(idOf), reached: series.total(picked) }
    const { id, place } = yield* ask(new Question(seat, kind, () => options, about))
    if (place === null) return id === 'done' ? picked : null
    picked.push(left[place] as Piece)
    left = remaining(left, place, series.inOrder)
  }
}

const idOf = ({ verb, card }: Piece): string => `${verb} ${card}`

/** What is left when one was picked: a card of the hand can be used once. */
const remaining = (pieces: readonly Piece[], place: number, inOrder: boolean): readonly Piece[] =>
  pieces.filter(({ from }, at) => from !== pieces[place]?.from && (at > place || !inOrder))

/** Each card of the hand in the better way, which stands first. */
const usable = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ from }, at) => from !== pieces[at - 1]?.from)

/** The same thing stands before this place. */
function isRepeated(pieces: readonly Piece[], place: number): boolean {
  const { verb, card } = pieces[place] as Piece
  return pieces.findIndex((each) => each.verb === verb && each.card === card) < place
}
