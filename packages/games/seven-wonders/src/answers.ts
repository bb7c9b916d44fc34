import type { Option } from '@ziggurat/kernel'

import type { CardId } from './cards/index.ts'
import type { Payment } from './payment.ts'
import type { BoardId } from './wonders.ts'

/** How a card can be built without paying its cost. */
export type Waiver = 'chain' | 'free'

/**
 * One use of one card, with its payment. Every play has every field in the same order: objects of one shape
 * are read several times as fast.
 */
export interface Play extends Option, Payment {
  readonly does: 'build' | 'wonder' | 'sell'
  readonly card: CardId
  /** Coins to the bank. */
  readonly bank: number
  readonly waiver: Waiver | null
  /** Whether it is done for the Free City, by the player who leads it. */
  readonly freeCity: boolean
  readonly reveals: boolean
}

export interface BoardChoice extends Option {
  readonly does: 'board'
  readonly board: BoardId
}

/** A card from the discard pile, or none. */
export interface Find extends Option {
  readonly does: 'dig'
  readonly card?: CardId | undefined
}

/** Every kind of answer in the game. */
export type Choice = Play | BoardChoice | Find

/** The parts of an id. */
type Named =
  | (Pick<Play, 'does'> & Partial<Pick<Play, 'card' | 'left' | 'right' | 'waiver' | 'freeCity'>>)
  | Pick<BoardChoice, 'does' | 'board'>
  | Pick<Find, 'does' | 'card'>

/** The prefix of ids of answers for the Free City. */
const FOR_FREE_CITY = 'free-city '

/** The only place where ids are made. */
export function idOf(named: Named): string {
  if (named.does === 'board') return `board ${named.board}`
  if (named.does === 'dig') return `dig ${named.card ?? 'nothing'}`
  const { does, card, left = 0, right = 0, waiver = null, freeCity = false } = named
  const paid = (left > 0 ? ` left ${left}` : '') + (right > 0 ? ` right ${right}` : '')
  const how = waiver === 'free' ? ' free' : paid
  const id =
    does === 'wonder' ? `wonder${how}${card === undefined ? '' : ` with ${card}`}` : `${does} ${card}${how}`
  return freeCity ? FOR_FREE_CITY + id : id
}

/** The option or refusal, for the Free City. */
export const forFreeCity = <Named extends { readonly id: string }>(named: Named) => ({
  ...named,
  id: FOR_FREE_CITY + named.id,
  freeCity: true,
})
