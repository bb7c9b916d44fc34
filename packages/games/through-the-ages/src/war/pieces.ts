import { counted } from '@ziggurat/kernel'
import type { Piece, SetRules } from '@ziggurat/kernel'

import { answer } from '../answers.ts'
import type { CardId } from '../cards/card.ts'

/** A part of a force or a defence, and what it adds alone: a unit, a bonus card or a discarded card. */
export interface ForcePiece extends Piece {
  readonly does: 'send' | 'sacrifice' | 'bonus' | 'discard'
  readonly card: CardId
  readonly adds: number
}

/** Rules for a set of such pieces, and its total, which a screen shows during the choice. */
export interface ForceRules extends SetRules<ForcePiece> {
  total(chosen: readonly ForcePiece[]): number
  /** The total that is needed; 0 if any set will do. */
  readonly needed: number
}

export const pieceOf = (does: ForcePiece['does'], card: CardId, adds: number, count = 1): ForcePiece =>
  answer({ does, card, count, adds })

/** The cards of the pieces with this use, each as often as it is used. */
export const cardsFor = (does: ForcePiece['does'], pieces: readonly ForcePiece[]): CardId[] =>
  pieces.flatMap((piece) =>
    piece.does === does ? Array.from({ length: piece.count }, () => piece.card) : [],
  )

/** Whether no card of the hand is used twice, as a bonus and as a discard. */
export const usesEachOnce = (hand: readonly CardId[], pieces: readonly ForcePiece[]): boolean =>
  pieces.every(({ does, card, count }) => {
    if (does !== 'bonus') return true
    const thrown = pieces.find((piece) => piece.does === 'discard' && piece.card === card)?.count ?? 0
    return thrown === 0 || count + thrown <= hand.filter((each) => each === card).length
  })

/** The cards of the hand that these pieces leave. */
export function leftInHand(hand: readonly CardId[], pieces: readonly ForcePiece[]): CardId[] {
  const left = hand.slice()
  for (const card of [...cardsFor('bonus', pieces), ...cardsFor('discard', pieces)]) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** All pieces of both lists, with equal ones counted together. */
export const joined = (pieces: readonly ForcePiece[], others: readonly ForcePiece[]): ForcePiece[] =>
  counted([...pieces, ...others])
