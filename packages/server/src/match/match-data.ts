import type { Contribution, Seat, Seed } from '@ziggurat/kernel'
import type { Clock } from '@ziggurat/protocol'
import type { Holder, Match } from '@ziggurat/store'

import type { StoredVote } from './votes.ts'

/** What a seed was mixed from. The secret is sent to nobody until the game is over. */
interface Shuffle {
  readonly secret: Seed
  /** By seat. */
  readonly contributions: readonly Contribution[]
}

/** What the server stores with a match beside its log. */
export interface MatchData {
  readonly clock: Clock
  readonly atZero: 'bot' | 'vote'
  readonly outcome: { readonly scores: readonly number[]; readonly places: readonly number[] } | null
  /** The version of the rules that led to this outcome. */
  readonly rules?: number
  /** What the seed was mixed from when the game started. Missing before, and if nobody contributed: the seed is the secret then. */
  readonly shuffle?: Shuffle
  /** The id of the rematch. */
  readonly rematch: string | null
  /** For whom each seat is reserved: the people of the match before. */
  readonly offered?: readonly (string | null)[]
  /** People whom the host has removed before the start. */
  readonly removed?: readonly string[]
  readonly votes?: readonly StoredVote[]
  /** A player alone with bots has undone past an undo barrier; the log says when. */
  readonly rewound?: true
  /** An administrator has ended the game. */
  readonly closed?: true
}

/** A new match, without a clock. */
export const NEW_MATCH_DATA: MatchData = {
  clock: { kind: 'none' },
  atZero: 'bot',
  outcome: null,
  rematch: null,
}

/** All who have held a seat since the game started, including today's holders; the oldest first. */
export const holdersSince = (holders: readonly Holder[], started: number | null): readonly Holder[] =>
  started === null
    ? []
    : holders.filter(
        ({ seat }, at) => !holders.slice(at + 1).some((next) => next.seat === seat && next.since <= started),
      )

/** Who holds a seat now. */
export const holderOf = (holders: readonly Holder[], seat: Seat): Holder | null =>
  holders.findLast((holder) => holder.seat === seat) ?? null

/** Each seat's part of the shuffle: of those who sit there, or of those who sat there when the game started. */
export function contributionsTo(match: Match, holders: readonly Holder[]): readonly Contribution[] {
  const { shuffle } = match.data as MatchData
  if (shuffle !== undefined) return shuffle.contributions
  const isOpen = match.status === 'open'
  return seatsOf(match).map((seat) => (isOpen ? (holderOf(holders, seat)?.contribution ?? '') : ''))
}

export const seatsOf = ({ seats }: Pick<Match, 'seats'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat)
