import type { CardId } from './catalogue.ts'
import { iconsShown } from './icons.ts'
import { topValue } from './state.ts'
import type { Pile, Splay } from './state.ts'

/** Everything that changes a pile on a board. Its value and its icons are counted only here. */

function count(pile: Pile): void {
  pile.value = topValue(pile)
  pile.icons = iconsShown(pile)
}

export function putOnTop(pile: Pile, card: CardId): void {
  pile.cards.push(card)
  count(pile)
}

export function putUnder(pile: Pile, card: CardId): void {
  const { cards } = pile
  cards.push(card)
  for (let i = cards.length - 1; i > 0; i--) cards[i] = cards[i - 1] as CardId
  cards[0] = card
  pile.mixedFrom++
  pile.mixedTo++
  count(pile)
}

/** Takes out the card at this index. */
export function takeOff(pile: Pile, at: number): void {
  const { cards } = pile
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] as CardId
  cards.pop()
  if (cards.length < 2) pile.splay = 'none'
  if (at < pile.mixedFrom) pile.mixedFrom--
  if (at < pile.mixedTo) pile.mixedTo--
  pile.mixedTo = Math.max(pile.mixedFrom, Math.min(pile.mixedTo, cards.length - 1))
  count(pile)
}

export function setSplay(pile: Pile, splay: Splay): void {
  pile.splay = splay
  count(pile)
}

/** Puts the cards into another order that the others do not see. */
export function reorder(pile: Pile, cards: readonly CardId[]): void {
  pile.cards.splice(0, cards.length, ...cards)
  pile.mixedFrom = 0
  pile.mixedTo = cards.length - 1
  count(pile)
}

export function clear(pile: Pile): CardId[] {
  const cards = pile.cards.splice(0)
  pile.splay = 'none'
  pile.mixedTo = pile.mixedFrom = 0
  count(pile)
  return cards
}
