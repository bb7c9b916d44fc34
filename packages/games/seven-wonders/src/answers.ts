import type { Option } from '@ziggurat/kernel'

import type { CardId } from './cards/index.ts'
import type { Payment } from './payment.ts'
import type { BoardId } from './wonders.ts'

/** How a card comes into a city without its cost. */
export type Waiver = 'chain' | 'free'

/**
 * One thing to do with one card, with its payment. Every play has every field, in one order:
 * what is read of objects of one shape is read several times as fast.
 */
export interface Play extends Option, Payment {
  readonly does: 'build' | 'wonder' | 'sell'
  readonly card: CardId
  /** Coins to the bank. */
  readonly bank: number
  readonly waiver: Waiver | null
  /** It is done for the Free City, by the player who leads it. */
  readonly freeCity: boolean
  readonly reveals: boolean
}

export interface BoardChoice extends Option {
  readonly does: 'board'
  readonly board: BoardId
}

/** A card of the discard pile, or none. */
export interface Find extends Option {
  readonly does: 'dig'
  readonly card?: CardId | undefined
}

/** All that is ever answered. */
export type Choice = Play | BoardChoice | Find

/** What an id is made from. */
type Named =
  | (Pick<Play, 'does'> & Partial<Pick<Play, 'card' | 'left' | 'right' | 'waiver' | 'freeCity'>>)
  | Pick<BoardChoice, 'does' | 'board'>
  | Pick<Find, 'does' | 'card'>

/** Begins the id of what is answered for the Free City. */
const FOR_FREE_CITY = 'free-city '

/** Ids are made here and nowhere else. */
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

/** What can, or cannot, be done for the Free City. */
export const forFreeCity = <Named extends { readonly id: string }>(named: Named) => ({
  ...named,
  id: FOR_FREE_CITY + named.id,
  freeCity: true,
})
