import type { Seat } from './rules.ts'

/**
 * What an answer is made of, as plain data: what is done, and with what. A game adds parts of its own, and makes the id from
 * them in one place (`Game.idOf`); nobody takes an id apart.
 */
export interface Parts {
  /** The verb: 'build', 'bid', 'pass'. */
  readonly does: string
  /** The card that it is done with, or to. */
  readonly card?: string | undefined
  /** The player whom it concerns. */
  readonly seat?: Seat | undefined
  /** How much, or how many. */
  readonly count?: number | undefined
}

/** All words among the parts: the cards that it names are there. Reasons are no parts. */
export const wordsIn = (parts: Parts): readonly string[] =>
  Object.entries(parts).flatMap(([part, value]) => (part === 'reasons' ? [] : wordsOf(value)))

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** Whether something that can, or cannot, be done names this card. */
export const isAbout = (parts: Parts, card: string): boolean => wordsIn(parts).includes(card)
