import type { Problem, Seat } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Person, Store, Time } from '@ziggurat/store'

import { SUBSTITUTE } from '../background/bots.ts'
import { timeToObject } from './clocks.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchReader } from './reader.ts'
import { undoMove } from './undo.ts'
import type { MatchWriter } from './writer.ts'

/** A vote as it is stored with its match. */
export interface StoredVote {
  readonly on: 'undo' | 'absent'
  /** The seat that wants the undo, or that is absent. */
  readonly by: Seat
  /** The absent person. The vote does not apply to a later holder of the seat. */
  readonly person?: string | null
  /** The number of answers to go back to. */
  readonly to: number
  /** The log's length when the undo was requested, or when the unanswered question opened. */
  readonly at: number
  readonly agreed: readonly Seat[]
  /** When the absent player is replaced unless somebody objects; set by the first who agrees. */
  readonly until?: Time | null
}

/** A vote on an undo past an undo barrier, or on going on without an absent player. */
export interface Vote extends StoredVote {
  readonly until: Time | null
  /** The seats whose agreement is needed, by today's holders. */
  readonly needed: readonly Seat[]
}

/** The votes in progress. */
export const votesAt = (live: LiveMatch): readonly Vote[] =>
  storedVotes(live).map((vote) => ({ until: null, ...vote, needed: neededFor(live, vote) }))

const storedVotes = (live: LiveMatch): readonly StoredVote[] =>
  (live.data.votes ?? []).filter(
    (vote) => vote.at === basisOf(live, vote) && (vote.on === 'undo' || isManned(live, vote.by, vote.person)),
  )

/** A vote on an undo lapses with any other entry; one on an absent player only when that player answers. */
const basisOf = ({ length, table }: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): number | null =>
  on === 'undo' ? length : table.opened(by)

/** Whether a person plays at a seat, not a bot; this person, if one is given. */
function isManned(live: LiveMatch, seat: Seat, person?: string | null): boolean {
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

/** The vote on an absent player, if there is one. */
export const absenceVote = (live: LiveMatch): Vote | undefined =>
  votesAt(live).find(({ on }) => on === 'absent')

/** An undo needs all people, also those whom a bot plays for. Going on without somebody needs only those who play themselves. */
function neededFor(live: LiveMatch, { on, by }: Pick<StoredVote, 'on' | 'by'>): readonly Seat[] {
  if (on === 'absent') return live.peopleBeside(by).filter((seat) => isManned(live, seat))
  return [by, ...live.peopleBeside(by)]
}

const NOBODY_AGREES = { agreed: [], until: null }

const HOUR = 3_600_000
/** How long a table without a clock waits for an answer before the others may vote, in milliseconds. */
const ABSENT_AFTER = 24 * HOUR

/** How often a vote is tried again after another request changed the match first. */
const TRIES = 20

/** Runs votes. They are stored with the match, so that every node has them. */
export class Votes {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly now: () => Time

  constructor(store: Store, reader: MatchReader, writer: MatchWriter, now: () => Time) {
    this.store = store
    this.reader = reader
    this.writer = writer
    this.now = now
  }

  async call(live: LiveMatch, on: StoredVote['on'], by: Seat, to: number): Promise<void> {
    const person = live.holder(by)?.person ?? null
    const at = basisOf(live, { on, by })
    if (at === null) return
    const vote: StoredVote = { on, by, person, to, at, agreed: on === 'undo' ? [by] : [] }
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      // Somebody has moved, or another node has called the same vote.
      if (basisOf(now, vote) !== at || (on === 'absent' && absenceVote(now) !== undefined)) return
      if (await this.save(now, [...storedVotes(now).filter((each) => each.on !== on), vote])) return
      now = await this.reader.current(live.id)
    }
  }

  /**
   * Calls a vote on going on without an absent player, at a table without a clock, and agrees for the caller. With a clock, the
   * caretaker calls it when the time is up.
   */
  async callAbsent(person: Person, id: string, absent: Seat): Promise<Problem | null> {
    const live = await this.reader.current(id)
    if (live === null) return problem('no-such-match')
    const seat = live.seatOf(person.id)
    if (seat === null || !isManned(live, seat)) return problem('not-seated')
    if (live.match.status !== 'running') return problem('game-not-begun')
    const asked = live.asked.find((each) => each.seat === absent)
    const waits = asked !== undefined && asked.since + ABSENT_AFTER <= this.now()
    if (live.data.clock.kind !== 'none' || seat === absent || !isManned(live, absent) || !waits)
      return problem('not-absent', { hours: ABSENT_AFTER / HOUR })
    await this.call(live, 'absent', absent, live.table.count)
    const now = await this.reader.current(id)
    const vote = now === null ? undefined : absenceVote(now)
    if (now === null || vote?.by !== absent) return problem('nothing-to-vote-on')
    const cast = await this.cast(now, 'absent', seat, true)
    if (cast === null) return problem('nothing-to-vote-on')
    // Without a clock, nothing else makes this match due.
    if (cast.until !== null) await this.store.remind(id, cast.until)
    if (isCarried(cast, this.now())) await this.carryOut(now, cast)
    return null
  }

  /** Casts a seat's vote. Returns the vote as it is then, or null if the seat has nothing to vote on. */
  async cast(live: LiveMatch, on: StoredVote['on'], seat: Seat, agree: boolean): Promise<Vote | null> {
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      const vote = votesAt(now).find((each) => each.on === on)
      if (vote === undefined || !vote.needed.includes(seat)) {
        // It may have just been called on another node: try once more with the store's state.
        if (tries > 0) return null
      } else {
        const { needed, ...before } = vote
        const cast = { ...before, ...(agree ? this.agreedBy(now, vote, seat) : NOBODY_AGREES) }
        const others = storedVotes(now).filter((each) => each.on !== on)
        // An objection ends a vote on an undo. A vote on an absent player stays, and people can agree again.
        if (await this.save(now, agree || on === 'absent' ? [...others, cast] : others))
          return { ...cast, needed }
      }
      now = await this.reader.current(live.id)
    }
    return null
  }

  /** The first who agrees that somebody is absent starts the others' time to object. */
  private agreedBy(live: LiveMatch, { on, agreed, until }: Vote, seat: Seat): Pick<Vote, 'agreed' | 'until'> {
    return {
      agreed: [...agreed.filter((each) => each !== seat), seat],
      until: on === 'undo' ? null : (until ?? this.now() + timeToObject(live.data.clock)),
    }
  }

  /** Carries out a vote that has passed; false if it was no longer possible. */
  async carryOut(live: LiveMatch, { on, by, to, at }: Vote): Promise<boolean> {
    if (on === 'undo')
      return (await this.writer.makeMove(live.id, by, undoMove(live, by, to), at)).kind === 'done'
    for (let tries = 0; tries < TRIES; tries++) {
      // On another node somebody may have objected, or the absent player may have answered.
      const now = await this.reader.current(live.id)
      const vote = now === null ? undefined : absenceVote(now)
      if (now === null || vote?.by !== by || !isCarried(vote, this.now())) return false
      const bot = { seat: by, person: null, bot: SUBSTITUTE, why: 'voted-out' } as const
      if (await this.writer.setHolder(now, bot, 'running', now.length)) return true
    }
    return false
  }

  /** False if the match has changed since it was read: then the vote is to be tried again. */
  private async save(live: LiveMatch, votes: readonly StoredVote[]): Promise<boolean> {
    const data = { ...live.data, votes }
    const done = await this.store.changeMatch(live.id, 'running', { data }, live.match.revision)
    if (done) await this.reader.refresh(live.id)
    return done
  }
}

/** When a vote takes effect: at once if all needed seats have agreed. If no seat is needed, agreement alone decides nothing. */
export const carriedFrom = ({ needed, agreed, until }: Vote): Time | null =>
  needed.length > 0 && needed.every((seat) => agreed.includes(seat)) ? 0 : until

export const isCarried = (vote: Vote, now: Time): boolean => (carriedFrom(vote) ?? Infinity) <= now
