import type { Place, Seat } from '@ziggurat/kernel'

import { placeOf } from './card.ts'
import { ageOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { shownPlaces } from './icons.ts'
import type { Pile, Stack, State } from './state.ts'

/** Spectators, who see what everybody sees, have a bit of their own. */
export const bit = (viewer: Seat | null): number => 1 << (viewer ?? 4)
export const EVERYBODY = 31

/** On top of a stack: the place is known to these seats. */
export function lay({ cards, known }: Stack, card: CardId, seats: number): void {
  cards.push(card)
  known.push(seats)
}

/** At the bottom. Cards are moved one by one, here and where one is taken: `unshift` and `splice` take several times as long. */
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
 * Takes a card out of a hand or a score pile, its face seen by these seats, and says who knows it then.
 * Who does not see it and finds other cards with the same back there no longer knows which is which.
 * Null if it is not there.
 */
export function takeFrom({ cards, known }: Stack, card: CardId, seats: number): number | null {
  const at = placeOf(cards, card)
  if (at < 0) return null
  let knowers = known[at] ?? 0
  for (let i = at + 1; i < cards.length; i++) {
    cards[i - 1] = cards[i] as CardId
    known[i - 1] = known[i] as number
  }
  cards.pop()
  known.pop()
  const age = ageOf(card)
  for (let i = 0; i < cards.length; i++) {
    const unseen = (knowers | (known[i] as number)) & ~seats
    if (unseen === 0 || ageOf(cards[i] as CardId) !== age) continue
    known[i] = (known[i] as number) & seats
    knowers &= seats
  }
  return knowers | seats
}

/** What a viewer knows of a stack: its cards, or null where only the back is known. */
export const faces = ({ cards, known }: Stack, viewer: Seat | null): (CardId | null)[] =>
  cards.map((card, at) => (((known[at] ?? 0) & bit(viewer)) === 0 ? null : card))

/** Places that look alike to a viewer: unknown cards of one age, wherever they lie; and piles put in a new order. */
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

/** Covered cards of a pile whose order is unknown: those that show the same icons may change places. */
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
