import {
  Memo,
  amongPieces,
  viewerBit,
  chacha,
  EVERYBODY,
  placeOnTop,
  SetQuestion,
  shuffle,
  takeOut,
} from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { answer } from '../answers.ts'
import type { CardId } from '../cards/card.ts'
import { enough, militaryActions } from '../economy/paying.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { showsNext } from '../turn/showing.ts'

export function removeFromCivilHand({ civilHand }: Civilization, card: CardId): void {
  const at = civilHand.indexOf(card)
  if (at < 0) throw new Error(`${card} is not in hand`)
  civilHand.splice(at, 1)
}

/** Secretly draws military cards of the current age (TTA-DRAW-01 to -05); nothing after the last age. */
export function draw(play: Play, civ: Civilization, count: number): void {
  const { state } = play
  const drawn: CardId[] = []
  while (drawn.length < count && state.age <= play.edition.lastAge) {
    if (state.militaryDeck.length === 0) reshuffle(play)
    const card = state.militaryDeck.pop()
    if (card === undefined) break
    placeOnTop(civ.militaryHand, card, viewerBit(civ.seat))
    drawn.push(card)
    if (state.militaryDeck.length === 0) reshuffle(play)
  }
  if (drawn.length === 0) return
  const { seat } = civ
  play.emit(
    { kind: 'drew', seat, count: drawn.length },
    { to: [seat], more: { cards: drawn }, reveals: true },
  )
}

/** Whether a military action can be spent to draw a card (TTA06-VAR-DRAW-02). */
export function mayDraw({ state, edition }: Play, civ: Civilization, reasons: Reasons): boolean {
  const may = enough(reasons, 'military-actions', 'TTA06-VAR-DRAW-02', 1, militaryActions(civ))
  const cards = state.militaryDeck.length + (state.discards[state.age]?.cards.length ?? 0)
  if (cards > 0 && state.age <= edition.lastAge) return may
  const rule = state.age > edition.lastAge ? 'TTA06-FULL-LAST-01' : 'TTA06-ADV-MIL-06'
  reasons?.push({ kind: 'no-cards', rule })
  return false
}

/** Makes the discards of the current age a new deck (TTA-DRAW-04). */
function reshuffle({ state }: Play): void {
  const pile = state.discards[state.age]
  if (pile === undefined || pile.cards.length === 0) return
  state.militaryDeck = shuffle(chacha(state.random), pile.cards.splice(0))
  pile.known.length = 0
}

/** Puts a card on the discard pile of its age; these seats know it (TTA-CARD-22). */
export function discard({ state, cards }: Play, card: CardId, seats: number): void {
  const pile = state.discards[cards.get(card).age]
  if (pile === undefined) throw new Error(`${card} has no discard pile`)
  placeOnTop(pile, card, seats)
}

/** Removes a card from the game face down; these seats know it. */
export function putAway({ state, cards }: Play, card: CardId, seats: number): void {
  const pile = state.leftOver[cards.get(card).age]
  if (pile === undefined) throw new Error(`${card} has no place outside the game`)
  placeOnTop(pile, card, seats)
}

/**
 * Takes a military card out of the hand; these viewers see it. Returns the viewers who know it afterwards.
 */
export function takeFromHand(
  { cards }: Play,
  { militaryHand }: Civilization,
  card: CardId,
  viewers: number,
): number {
  const at = militaryHand.cards.indexOf(card)
  if (at < 0) throw new Error(`${card} is not there`)
  return takeOut(militaryHand, at, viewers, (each) => cards.get(each).age)
}

/** Moves a card from the hand to a place that everybody sees. */
export function playOpenly(play: Play, civ: Civilization, card: CardId): void {
  takeFromHand(play, civ, card, EVERYBODY)
}

/** Shows a card to everybody. It stays in hand (TTA-HID-13). */
export function reveal({ militaryHand }: Civilization, card: CardId): void {
  militaryHand.known[militaryHand.cards.indexOf(card)] = EVERYBODY
}

/** Discards a card of the hand that everybody sees. */
export function discardOpenly(play: Play, civ: Civilization, card: CardId): void {
  playOpenly(play, civ, card)
  discard(play, card, EVERYBODY)
}

/** Puts cards of the hand face down on their discard piles. The others see their number and their backs. */
export function discardSecretly(play: Play, civ: Civilization, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  const { seat } = civ
  for (const card of cards) discard(play, card, takeFromHand(play, civ, card, viewerBit(seat)))
  play.emit({ kind: 'discarded', seat, count: cards.length }, { to: [seat], more: { cards: [...cards] } })
}

/** Each card once, in the order of the list. */
export const distinct = (cards: readonly CardId[]): CardId[] => [...new Set(cards)]

const discards = new Memo((card: CardId) => answer({ does: 'discard', count: 1, card }))

/** Asks the player to choose `count` cards of the military hand. */
export function* chooseDiscards(play: Play, civ: Civilization, count: number): Rules<CardId[]> {
  const { cards } = civ.militaryHand
  if (count <= 0) return []
  if (count >= cards.length) return cards.slice()
  const pieces = cards.map((card) => discards.get(card))
  // With an event, somebody else draws next.
  const reveals = play.state.doing !== null || showsNext(play)
  const question = new SetQuestion(civ.seat, 'discard', amongPieces(pieces, { least: count, reveals }))
  return question
    .answered(yield question)
    .pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece.card))
}
