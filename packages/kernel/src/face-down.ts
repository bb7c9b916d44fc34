import type { Seat } from './rules.ts'

/** Face-down cards from bottom to top. For each card, `known` has the viewers who know it, as bits. */
export interface Stack {
  readonly cards: string[]
  readonly known: number[]
}

/**
 * The viewer's bit. Spectators have a bit of their own, because they know what everybody knows. Works for up
 * to four players.
 */
export const viewerBit = (viewer: Seat | null): number => 1 << (viewer ?? 4)
export const EVERYBODY = 31

export const knows = (known: number | undefined, viewer: Seat | null): boolean =>
  ((known ?? 0) & viewerBit(viewer)) !== 0

export const stackOf = (cards: readonly string[], viewers: number): Stack => ({
  cards: cards.slice(),
  known: cards.map(() => viewers),
})

/** Puts a card on top of a stack. `viewers` know it. */
export function placeOnTop({ cards, known }: Stack, card: string, viewers: number): void {
  cards.push(card)
  known.push(viewers)
}

/**
 * Takes the card at an index out of a hand or a pile. Returns the viewers who know it afterwards: those who
 * knew it before and those who see it taken. To all others, it could now be any card there with the same
 * back.
 *
 * Cards are moved one by one because `splice` is several times slower.
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
