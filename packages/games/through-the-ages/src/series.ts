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
  /** In ascending order; those that use the same card of the hand stand beside each other, the better way first. */
  readonly pieces: readonly Piece[]
  /** What ends the series at once, before anything was picked; null if something must be picked. */
  readonly decline: string | null
  /** What a piece adds by itself. */
  adds(piece: Piece): number
  /** What was picked is enough. */
  enough(picked: readonly Piece[]): boolean
  /** It could become enough with some of the rest, each card of the hand in the better way. */
  possible(picked: readonly Piece[], rest: readonly Piece[]): boolean
}

/**
 * Several things are chosen one by one in the order in which they stand; a pick is offered only if a
 * legal end remains, and nobody else sees anything before the end. Null if it was declined.
 */
export function* chooseSeries(series: Series): Rules<readonly Piece[] | null> {
  const { seat, kind, about, pieces, decline } = series
  const picked: Piece[] = []
  let from = 0
  for (;;) {
    const options: Picking[] = []
    if (picked.length === 0 && decline !== null) options.push({ id: decline, place: null })
    else if (series.enough(picked)) options.push({ id: 'done', place: null })
    for (let place = from; place < pieces.length; place++) {
      const piece = pieces[place] as Piece
      if (isRepeated(pieces, from, place)) continue
      const rest = usable(pieces, place)
      if (!series.possible([...picked, piece], rest)) continue
      options.push({ id: `${piece.verb} ${piece.card}`, place, adds: series.adds(piece) })
    }
    if (options.length === 1 && options[0]?.id === 'done') return picked
    const { id, place } = yield* ask(new Question(seat, kind, () => options, about))
    if (place === null) return id === 'done' ? picked : null
    const piece = pieces[place] as Piece
    picked.push(piece)
    from = place + 1
    while (pieces[from]?.from === piece.from) from++
  }
}

/** What can be added after this place, each card of the hand in the better way, which stands first. */
const usable = (pieces: readonly Piece[], place: number): Piece[] =>
  pieces.filter(({ from }, at) => at > place && from !== pieces[place]?.from && from !== pieces[at - 1]?.from)

/** The same thing stands before this place and can still be picked. */
function isRepeated(pieces: readonly Piece[], from: number, place: number): boolean {
  const { verb, card } = pieces[place] as Piece
  for (let at = from; at < place; at++) {
    if (pieces[at]?.verb === verb && pieces[at]?.card === card) return true
  }
  return false
}
