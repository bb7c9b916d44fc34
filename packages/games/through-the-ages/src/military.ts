import { chacha, shuffle } from '@ziggurat/kernel'
import type { Option } from '@ziggurat/kernel'

import type { CardId } from './card.ts'
import { bit, EVERYBODY, lay, takeOut } from './knowledge.ts'
import type { Play } from './play.ts'
import type { Civilization } from './state.ts'

/** Military cards of the current age, secretly (TTA-DRAW-01 to -05); nothing in Age IV. */
export function draw(play: Play, civ: Civilization, count: number): void {
  const { state } = play
  const drawn: CardId[] = []
  while (drawn.length < count && state.age < 4) {
    if (state.militaryDeck.length === 0) reshuffle(play)
    const card = state.militaryDeck.pop()
    if (card === undefined) break
    lay(civ.militaryHand, card, bit(civ.seat))
    drawn.push(card)
    if (state.militaryDeck.length === 0) reshuffle(play)
  }
  if (drawn.length === 0) return
  const { seat } = civ
  play.tell(
    { kind: 'drew', seat, count: drawn.length },
    { to: [seat], more: { cards: drawn }, reveals: true },
  )
}

/** The discards of the current age make a new deck (TTA-DRAW-04). */
function reshuffle({ state }: Play): void {
  const pile = state.discards[Math.max(1, state.age)]
  if (pile === undefined || pile.cards.length === 0) return
  state.militaryDeck = shuffle(chacha(state.random), pile.cards.splice(0))
  pile.known.length = 0
}

/** To the pile of its own age, known to these seats (TTA-CARD-22). */
export function discard({ state, cards }: Play, card: CardId, seats: number): void {
  const pile = state.discards[cards.get(card).age]
  if (pile === undefined) throw new Error(`${card} has no discard pile`)
  lay(pile, card, seats)
}

/** A card of the hand that everybody sees is discarded. */
export function discardOpenly(play: Play, civ: Civilization, card: CardId): void {
  takeOut(play, civ.militaryHand, card, EVERYBODY)
  discard(play, card, EVERYBODY)
}

/** Cards of the hand go face down to their piles; the others see how many, and their backs. */
export function discardSecretly(play: Play, civ: Civilization, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  const { seat } = civ
  for (const card of cards) discard(play, card, takeOut(play, civ.militaryHand, card, bit(seat)))
  play.tell({ kind: 'discarded', seat, count: cards.length }, { to: [seat], more: { cards: [...cards] } })
}

/** A card of the hand leaves it for a place that everybody sees. */
export const show = (play: Play, civ: Civilization, card: CardId): void => {
  takeOut(play, civ.militaryHand, card, EVERYBODY)
}

/** One of several cards or things that are chosen in a series. */
export interface Pick extends Option {
  readonly card: CardId
}

/** Places of a list in ascending order from one on, each kind of card once. */
export function distinctFrom(cards: readonly CardId[], from: number): number[] {
  const places: number[] = []
  for (let at = from; at < cards.length; at++) {
    if (cards.indexOf(cards[at] as CardId, from) === at) places.push(at)
  }
  return places
}
