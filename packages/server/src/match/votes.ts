import type { Seat } from '@ziggurat/kernel'
import type { PersonShape } from '@ziggurat/protocol'
import type { Time } from '@ziggurat/store'

import type { LiveMatch } from './live-match.ts'

/** A vote as it is stored with its match. */
export interface StoredVote {
  readonly on: 'undo' | 'absent' | 'seat'
  /** The seat that wants the undo, that is absent, or that somebody asks for. */
  readonly by: Seat
  /** The absent person. The vote does not apply to a later holder of the seat. */
  readonly person?: string | null
  /** The number of answers to go back to. */
  readonly to: number
  /** The log's length when the undo was requested, or when the unanswered question opened; or the time when a bot got the seat. */
  readonly at: number
  readonly agreed: readonly Seat[]
  /** When the absent player is replaced unless somebody objects; set by the first who agrees. */
  readonly until?: Time | null
  /** The person who asks for the seat. */
  readonly asker?: PersonShape | null
  /** The seats whose people were connected from the same address as the person who asks. */
  readonly near?: readonly Seat[]
}

/** A vote on an undo past an undo barrier, on going on without an absent player, or on giving somebody a bot's seat. */
export interface Vote extends StoredVote {
  readonly until: Time | null
  readonly asker: PersonShape | null
  readonly near: readonly Seat[]
  /** The seats whose agreement is needed, by today's holders. */
  readonly needed: readonly Seat[]
}

/** What a vote is about, as a message names it; requests for seats by the person who asks. */
export interface Subject {
  readonly on: StoredVote['on']
  readonly asker?: string | undefined
}

/** The votes in progress. */
export const votesAt = (live: LiveMatch): readonly Vote[] =>
  storedVotes(live).map((vote) => ({
    until: null,
    asker: null,
    near: [],
    ...vote,
    needed: neededFor(live, vote),
  }))

export const storedVotes = (live: LiveMatch): readonly StoredVote[] =>
  (live.data.votes ?? []).filter((vote) => vote.at === basisOf(live, vote) && isOpen(live, vote))

function isOpen(live: LiveMatch, { on, by, person, asker }: StoredVote): boolean {
  if (on === 'absent') return isManned(live, by, person)
  return on === 'undo' || live.seatOf(asker?.id ?? '') === null
}

/**
 * A vote on an undo lapses with any other entry; one on an absent player only when that player answers; one on a seat when the
 * seat gets another holder.
 */
export function basisOf(live: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): number | null {
  if (on === 'undo') return live.length
  if (on === 'absent') return live.table.opened(by)
  const holder = live.match.status === 'running' ? live.holder(by) : null
  return holder !== null && holder.bot !== null && holder.person === null ? holder.since : null
}

/** Whether a person plays at a seat, not a bot; this person, if one is given. */
export function isManned(live: LiveMatch, seat: Seat, person?: string | null): boolean {
  const holder = live.holder(seat)
  return (
    holder !== null &&
    holder.bot === null &&
    holder.person !== null &&
    holder.person === (person ?? holder.person)
  )
}

/** A vote that has passed but was not carried out yet: a seat whose agreement was missing has left, its time has come, or a node crashed. */
export const carriedVote = (live: LiveMatch, now: Time): Vote | undefined =>
  votesAt(live).find((vote) => isCarried(vote, now))

/** The vote on this subject, if there is one. */
export const voteOn = (live: LiveMatch, { on, asker }: Subject): Vote | undefined =>
  votesAt(live).find((vote) => vote.on === on && vote.asker?.id === asker)

/** The vote on an absent player, if there is one. */
export const absenceVote = (live: LiveMatch): Vote | undefined => voteOn(live, { on: 'absent' })

/**
 * An undo, and somebody new at the table, need all people, also those whom a bot plays for. Going on without somebody needs only
 * those who play themselves.
 */
function neededFor(live: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): readonly Seat[] {
  const others = live.peopleBeside(by)
  if (on === 'absent') return others.filter((seat) => isManned(live, seat))
  return on === 'undo' ? [by, ...others] : others
}

/**
 * When a vote takes effect: at once if all needed seats have agreed. If nobody is left who is needed, a request for a seat has
 * nobody to disturb; otherwise agreement alone decides nothing.
 */
export const carriedFrom = ({ on, needed, agreed, until }: Vote): Time | null =>
  (needed.length > 0 || on === 'seat') && needed.every((seat) => agreed.includes(seat)) ? 0 : until

export const isCarried = (vote: Vote, now: Time): boolean => (carriedFrom(vote) ?? Infinity) <= now
