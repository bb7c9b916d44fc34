import { counted } from '@ziggurat/kernel'
import type { Piece, SetRules } from '@ziggurat/kernel'

import { answer } from '../answers.ts'
import type { CardId } from '../cards/card.ts'

/** A part of a force or a defence, and what it adds by itself: a unit, a bonus card, a card that is thrown in. */
export interface ForcePiece extends Piece {
  readonly does: 'send' | 'sacrifice' | 'bonus' | 'discard'
  readonly card: CardId
  readonly adds: number
}

/** A set of such pieces, and what it comes to: a screen shows it while one chooses. */
export interface ForceRules extends SetRules<ForcePiece> {
  total(chosen: readonly ForcePiece[]): number
  /** What it must come to; 0 where any set will do. */
  readonly needed: number
}

export const pieceOf = (does: ForcePiece['does'], card: CardId, adds: number, count = 1): ForcePiece =>
  answer({ does, card, count, adds })

/** The cards of those pieces that are used in one way, each as often as it is used. */
export const cardsFor = (does: ForcePiece['does'], pieces: readonly ForcePiece[]): CardId[] =>
  pieces.flatMap((piece) =>
    piece.does === does ? Array.from({ length: piece.count }, () => piece.card) : [],
  )

/** Whether no card of the hand is used twice: as a bonus and thrown in. */
export const usesEachOnce = (hand: readonly CardId[], pieces: readonly ForcePiece[]): boolean =>
  pieces.every(({ does, card, count }) => {
    if (does !== 'bonus') return true
    const thrown = pieces.find((piece) => piece.does === 'discard' && piece.card === card)?.count ?? 0
    return thrown === 0 || count + thrown <= hand.filter((each) => each === card).length
  })

/** The cards of the hand that these pieces leave there. */
export function leftInHand(hand: readonly CardId[], pieces: readonly ForcePiece[]): CardId[] {
  const left = hand.slice()
  for (const card of [...cardsFor('bonus', pieces), ...cardsFor('discard', pieces)]) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Pieces and these others, counted together. */
export const joined = (pieces: readonly ForcePiece[], others: readonly ForcePiece[]): ForcePiece[] =>
  counted([...pieces, ...others])
