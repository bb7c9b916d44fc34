import type { Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import { COLOURS } from './card.ts'
import type { Colour, Icon } from './card.ts'
import { ageOf, cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { hasIcon, iconCount } from './icons.ts'
import { achievementsOf, highestValue, pileOf, pointsOf, topOf, topsOf } from './state.ts'

export { hasIcon, highestValue }

/** Queries that cards make about the table. They change nothing. */

export const valueOf = (card: CardId): number => ageOf(card)
export const colourOf = (card: CardId): Colour => cardOf(card).colour

/** All cards that share the highest, or the lowest, value (INN-TERM-05). */
export const allHighest = (cards: readonly CardId[]): CardId[] => {
  const value = highestValue(cards)
  return cards.filter((card) => ageOf(card) === value)
}

export const allLowest = (cards: readonly CardId[]): CardId[] => {
  const value = Math.min(...cards.map(ageOf))
  return cards.filter((card) => ageOf(card) === value)
}

export const withIcon = (cards: readonly CardId[], icon: Icon): CardId[] =>
  cards.filter((card) => hasIcon(card, icon))
export const withoutIcon = (cards: readonly CardId[], icon: Icon): CardId[] =>
  cards.filter((card) => !hasIcon(card, icon))
export const ofColour = (cards: readonly CardId[], colour: Colour): CardId[] =>
  cards.filter((card) => colourOf(card) === colour)
export const notOfColour = (cards: readonly CardId[], colour: Colour): CardId[] =>
  cards.filter((card) => colourOf(card) !== colour)
export const ofValue = (cards: readonly CardId[], value: number): CardId[] =>
  cards.filter((card) => ageOf(card) === value)

export const differentValues = (cards: readonly CardId[]): number => new Set(cards.map(ageOf)).size

export const tops = (you: Actor): CardId[] => topsOf(you.board)
export const top = (you: Actor, colour: Colour): CardId | undefined => topOf(pileOf(you.board, colour))
export const pile = (you: Actor, colour: Colour): readonly CardId[] => pileOf(you.board, colour).cards

export const hasColour = (you: Actor, colour: Colour): boolean => pile(you, colour).length > 0

/** The colours on a board. */
export const coloursOf = (you: Actor): Colour[] => COLOURS.filter((colour) => hasColour(you, colour))

/** Visible icons of a kind. */
export const icons = (you: Actor, icon: Icon): number => iconCount(you.board, icon)

export const points = (you: Actor): number => pointsOf(you.player)

export const achievements = (you: Actor): number => achievementsOf(you.state, you.seat)

/** The only player who has the most of something; null if several tie. */
export function single(all: readonly Actor[], worth: (each: Actor) => number): Seat | null {
  const most = Math.max(...all.map(worth))
  const best = all.filter((each) => worth(each) === most)
  return best.length === 1 ? (best[0]?.seat ?? null) : null
}

/** The backs in score piles: the owner and each value once. */
export function scoreBacks(all: readonly Actor[]): { readonly seat: Seat; readonly age: number }[] {
  const backs: { seat: Seat; age: number }[] = []
  for (const { seat, score } of all) {
    for (const age of score.map(ageOf)) {
      if (!backs.some((each) => each.seat === seat && each.age === age)) backs.push({ seat, age })
    }
  }
  return backs
}
