import type { GameOptions } from '@ziggurat/kernel'

import { result } from '../learned/judge.ts'
import type { Played } from './contest.ts'
import type { Player } from './players.ts'

/** A kind of table: of the options, only those that are not the usual ones. */
export interface TableKind {
  readonly seats: number
  readonly options: GameOptions
}

/** A player alone among copies of another. */
export interface Pairing extends TableKind {
  readonly player: string
  readonly against: string
}

/**
 * The games of a deal: the player sits on each seat in turn. Against itself, every bot plays on the same seat each time, and
 * the games would be the same: a deal is played once, and every seat is the player's.
 */
export const gamesOfDeal = (pairing: Pairing): number => (isAgainstItself(pairing) ? 1 : pairing.seats)

export const isAgainstItself = ({ player, against }: Pairing): boolean => player === against

/** The same for all cells of a pairing. */
export const keyOf = ({ seats, options, player, against }: Pairing): string => {
  const sorted = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([seats, sorted, player, against])
}

/** A game of a pairing: the player's share of the victory, its points, and the mean points of the others. */
export type Score = readonly [share: number, points: number, others: number]

/** The answers that a player thought about, and the milliseconds of one core that they took. */
export type Thought = readonly [decisions: number, ms: number]

/** The player on its seat, and the other on all others. */
export const seating = (seats: number, at: number, player: Player, other: Player): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => (seat === at ? player : other))

/** The score of the player on this seat. A game that did not end counts as shared. */
export function scoreAt({ outcome, seats }: Played, at: number): Score {
  if (outcome === null) return [rounded(1 / seats.length), 0, 0]
  const own = outcome.scores[at] ?? 0
  const sum = outcome.scores.reduce((all, each) => all + each, 0)
  return [rounded(result(outcome, at).chance), own, rounded((sum - own) / (seats.length - 1))]
}

/** The work of the player on this seat, and of the others together, added to what they have done before. */
export const withThoughts = (
  [player, others]: readonly [Thought, Thought],
  { seats }: Played,
  at: number,
): readonly [Thought, Thought] => [
  withThoughtsOf(
    player,
    seats.filter((_, seat) => seat === at),
  ),
  withThoughtsOf(
    others,
    seats.filter((_, seat) => seat !== at),
  ),
]

const withThoughtsOf = ([decisions, ms]: Thought, seats: Played['seats']): Thought => [
  seats.reduce((sum, each) => sum + each.decisions, decisions),
  rounded(seats.reduce((sum, each) => sum + each.ms, ms)),
]

/** Results are small files. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000
