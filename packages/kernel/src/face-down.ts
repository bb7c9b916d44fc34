import type { Seat } from './rules.ts'

/** Cards that lie face down, from the bottom to the top, and for each the viewers who know it, as bits. */
export interface Stack {
  readonly cards: string[]
  readonly known: number[]
}

/** Spectators see what everybody sees: they have a bit of their own. For games of up to four players. */
export const bit = (viewer: Seat | null): number => 1 << (viewer ?? 4)
export const EVERYBODY = 31

export const knows = (known: number | undefined, viewer: Seat | null): boolean =>
  ((known ?? 0) & bit(viewer)) !== 0

export const stackOf = (cards: readonly string[], viewers: number): Stack => ({
  cards: cards.slice(),
  known: cards.map(() => viewers),
})

/** Lays a card on top of a stack; these viewers know it. */
export function lay({ cards, known }: Stack, card: string, viewers: number): void {
  cards.push(card)
  known.push(viewers)
}

/**
 * Takes the card at a place out of a hand or a pile, and returns who knows it then: those who knew it, and the viewers who see
 * it taken. The others can no longer tell it from cards there with the same back. Moves cards one by one: `splice` takes
 * several times as long.
 */
export function takeOut(
  { cards, known }: Stack,
  at: number,
  viewers: number,
  backOf: (card: string) => number,
): number {
  const back = backOf(cards[at] as string)
  let knowers = known[at] as number
  for (let i = at + 1; i < cards.length; i++) {
    cards[i - 1] = cards[i] as string
    known[i - 1] = known[i] as number
  }
  cards.pop()
  known.pop()
  for (let i = 0; i < cards.length; i++) {
    const unseen = (knowers | (known[i] as number)) & ~viewers
    if (unseen === 0 || backOf(cards[i] as string) !== back) continue
    known[i] = (known[i] as number) & viewers
    knowers &= viewers
  }
  return knowers | viewers
}
