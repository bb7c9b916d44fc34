import type { Seat } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import type { Play } from '../play.ts'
import type { Stack } from '../state.ts'

/** Spectators, who see what everybody sees, have a bit of their own. */
export const bit = (viewer: Seat | null): number => 1 << (viewer ?? 4)
export const EVERYBODY = 31

export const knows = (known: number | undefined, viewer: Seat | null): boolean =>
  ((known ?? 0) & bit(viewer)) !== 0

/** On top of a stack: the card is known to these seats. */
export function lay({ cards, known }: Stack, card: CardId, seats: number): void {
  cards.push(card)
  known.push(seats)
}

/**
 * Takes a card out of a hand, its face seen by these seats, and says who knows it then. Who does not
 * see it and finds other cards with the same back there no longer knows which is which.
 */
export function takeOut(
  { cards: catalogue }: Play,
  { cards, known }: Stack,
  card: CardId,
  seats: number,
): number {
  const at = cards.indexOf(card)
  if (at < 0) throw new Error(`${card} is not there`)
  let knowers = known[at] ?? 0
  cards.splice(at, 1)
  known.splice(at, 1)
  const { age } = catalogue.get(card)
  for (const [i, other] of cards.entries()) {
    if (catalogue.get(other).age !== age) continue
    known[i] = (known[i] ?? 0) & seats
    knowers &= seats
  }
  return knowers | seats
}
