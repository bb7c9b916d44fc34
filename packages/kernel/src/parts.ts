import type { Seat } from './rules.ts'

/**
 * What an answer consists of, as plain data: a verb and its objects. A game adds parts of its own and makes
 * ids from them in one place (`Game.idOf`). No code parses an id.
 */
export interface Parts {
  /** The verb: 'build', 'bid', 'pass'. */
  readonly does: string
  /** The card that is used or affected. */
  readonly card?: string | undefined
  /** The player who is affected. */
  readonly seat?: Seat | undefined
  /** How much, or how many. */
  readonly count?: number | undefined
}

/** All strings among the parts, card ids included. Reasons are not parts. */
export const wordsIn = (parts: Parts): readonly string[] =>
  Object.entries(parts).flatMap(([part, value]) => (part === 'reasons' ? [] : wordsOf(value)))

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** Whether an option or a refusal names this card. */
export const isAbout = (parts: Parts, card: string): boolean => wordsIn(parts).includes(card)
