import { knows, takeOut } from '@ziggurat/kernel'
import type { Place, Seat, Stack } from '@ziggurat/kernel'

import { placeOf } from './card.ts'
import { ageOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { shownPlaces } from './icons.ts'
import type { Pile, State } from './state.ts'

/** Puts a card at the bottom. Cards are moved one by one: `unshift` is several times slower. */
export function layUnder({ cards, known }: Stack, card: CardId, seats: number): void {
  cards.push(card)
  known.push(seats)
  for (let i = cards.length - 1; i > 0; i--) {
    cards[i] = cards[i - 1] as CardId
    known[i] = known[i - 1] as number
  }
  cards[0] = card
  known[0] = seats
}

/**
 * Takes a card out of a hand or a score pile; `viewers` see it. Returns the viewers who know it afterwards,
 * or null if the card is not there.
 */
export function takeFrom(stack: Stack, card: CardId, viewers: number): number | null {
  const at = placeOf(stack.cards, card)
  return at < 0 ? null : takeOut(stack, at, viewers, ageOf)
}

/** What a viewer knows of a stack: its cards, with null for those known only by their backs. */
export const faces = ({ cards, known }: Stack, viewer: Seat | null): (CardId | null)[] =>
  cards.map((card, at) => (knows(known[at], viewer) ? card : null))

/**
 * Groups of places that look alike to a viewer: unknown cards of one age, wherever they are, and piles in an
 * unknown order.
 */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const ages: Place[][] = state.supply.map(() => [])
  const mixed: Place[][] = []
  const add = (stack: Stack): void => {
    const { cards: list } = stack
    faces(stack, viewer).forEach((face, at) => {
      if (face === null) ages[ageOf(list[at] as CardId) - 1]?.push({ list, at })
    })
  }
  for (const pile of state.supply) add(pile)
  state.aside.forEach((_, at) => ages[at]?.push({ list: state.aside, at }))
  state.players.forEach(({ hand, score, board }, seat) => {
    add(hand)
    add(score)
    if (seat === viewer) return
    for (const pile of board) if (pile.mixedTo - pile.mixedFrom > 1) mixed.push(...mixedPlaces(pile))
  })
  return [...mixed, ...ages]
}

/** Covered cards of a pile in an unknown order: those that show the same icons may swap places. */
function mixedPlaces({ cards, splay, mixedFrom, mixedTo }: Pile): Place[][] {
  const groups = new Map<string, Place[]>()
  for (let at = mixedFrom; at < mixedTo; at++) {
    const shown = shownPlaces(cards[at] as CardId, splay).join(' ')
    const group = groups.get(shown) ?? []
    group.push({ list: cards, at })
    groups.set(shown, group)
  }
  return [...groups.values()]
}
