import type { Problem, Seat } from '@ziggurat/kernel'
import { ABSENT_AFTER, problem } from '@ziggurat/protocol'
import type { PersonShape } from '@ziggurat/protocol'
import type { Holder, Person, Store, Time } from '@ziggurat/store'

import { SUBSTITUTE } from '../background/bots.ts'
import type { ClockGuard } from '../clock-guard.ts'
import { HOUR } from '../durations.ts'
import type { RemotePresence } from '../socket/remote-presence.ts'
import { timeToObject } from './clocks.ts'
import type { LiveMatch } from './live-match.ts'
import type { MatchReader } from './reader.ts'
import { undoMove } from './undo.ts'
import { absenceVote, basisOf, isCarried, isManned, storedVotes, voteOn } from './votes.ts'
import type { StoredVote, Subject, Vote } from './votes.ts'
import type { MatchWriter } from './writer.ts'

const VOTED_OUT = { person: null, bot: SUBSTITUTE, why: 'voted-out' } as const
const NOBODY_AGREES = { agreed: [], until: null }

/** How many people may ask for seats of a match at the same time. */
const MOST_ASKERS = 5

/** How often a vote is tried again after another request changed the match first. */
const TRIES = 20

/** Runs votes. They are stored with the match, so that every node has them. */
export class Votes {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly presence: Pick<RemotePresence, 'isPresent'>
  private readonly guard: Pick<ClockGuard, 'time'>
  private readonly now: () => Time

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly presence: Pick<RemotePresence, 'isPresent'>
    readonly guard: Pick<ClockGuard, 'time'>
    readonly now: () => Time
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.writer = parts.writer
    this.presence = parts.presence
    this.guard = parts.guard
    this.now = parts.now
  }

  async call(live: LiveMatch, on: 'undo' | 'absent', by: Seat, to: number): Promise<void> {
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
    const cast = await this.cast(now, { on: 'absent' }, seat, true)
    if (cast === null) return problem('nothing-to-vote-on')
    // Without a clock, nothing else makes this match due.
    if (cast.until !== null) await this.store.remind(id, cast.until)
    if (isCarried(cast, this.now())) await this.carryOut(now, cast)
    return null
  }

  /**
   * Asks the people at the table for a bot's seat, instead of another one that the same person has asked for. False if the match
   * has changed since it was read.
   */
  async ask(
    live: LiveMatch,
    asker: PersonShape,
    by: Seat,
    near: readonly Seat[],
  ): Promise<boolean | Problem> {
    const others = storedVotes(live).filter((vote) => vote.asker?.id !== asker.id)
    if (others.filter(({ on }) => on === 'seat').length >= MOST_ASKERS) return problem('too-many-ask')
    const at = basisOf(live, { on: 'seat', by }) ?? 0
    return this.save(live, [...others, { on: 'seat', by, asker, near, to: live.table.count, at, agreed: [] }])
  }

  /** Withdraws a person's request for a seat. Null if there is none, false if the match has changed since it was read. */
  async withdraw(live: LiveMatch, person: string): Promise<boolean | null> {
    // Also requests that have lapsed: they have the person's name.
    const votes = live.data.votes ?? []
    const others = votes.filter(({ asker }) => asker?.id !== person)
    return others.length === votes.length ? null : this.save(live, others)
  }

  /** Casts a seat's vote. Returns the vote as it is then, or null if the seat has nothing to vote on. */
  async cast(live: LiveMatch, { on, asker }: Subject, seat: Seat, agree: boolean): Promise<Vote | null> {
    for (let now: LiveMatch | null = live, tries = 0; now !== null && tries < TRIES; tries++) {
      const vote = voteOn(now, { on, asker })
      if (vote === undefined || !vote.needed.includes(seat)) {
        // It may have just been called on another node: try once more with the store's state.
        if (tries > 0) return null
      } else {
        const { needed, ...before } = vote
        const cast = { ...before, ...(agree ? this.agreedBy(now, vote, seat) : NOBODY_AGREES) }
        const others = storedVotes(now).filter((each) => each.on !== on || each.asker?.id !== asker)
        // An objection ends a vote on an undo or a seat. A vote on an absent player stays, and people can agree again.
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
      until: on !== 'absent' ? null : (until ?? this.now() + timeToObject(live.data.clock)),
    }
  }

  /** Carries out a vote that has passed; false if it was no longer possible. */
  async carryOut(live: LiveMatch, { on, by, to, at, asker }: Vote): Promise<boolean> {
    if (on === 'undo')
      return (await this.writer.makeMove(live.id, by, undoMove(live, by, to), at)).kind === 'done'
    for (let tries = 0; tries < TRIES; tries++) {
      const mayPlay = asker === null || (await this.mayPlay(asker))
      // On another node somebody may have objected, or the absent player may have answered. The caretaker may carry out the same
      // vote: nothing is awaited between this look and the change.
      const now = await this.reader.current(live.id)
      const vote = now === null ? undefined : voteOn(now, { on, asker: asker?.id })
      if (now === null || vote?.by !== by || !isCarried(vote, this.now())) return false
      if (asker !== null && !mayPlay) {
        await this.withdraw(now, asker.id)
        return true
      }
      const holder = asker === null ? VOTED_OUT : this.newcomer(live.id, asker)
      const length = on === 'absent' ? now.length : undefined
      if (await this.writer.setHolder(now, { seat: by, ...holder }, 'running', length)) return true
    }
    return false
  }

  /** False if the person was banned since they asked, or deleted: a guest who has not come back for weeks. */
  private async mayPlay({ id }: PersonShape): Promise<boolean> {
    const standing = await this.store.standing(id)
    return standing !== null && standing.banned <= this.guard.time()
  }

  /** Until somebody who was given a seat comes back to the table, a bot plays for them. */
  private newcomer(match: string, { id }: PersonShape): Pick<Holder, 'person' | 'bot'> {
    return { person: id, bot: this.presence.isPresent(match, id) ? null : SUBSTITUTE }
  }

  /** False if the match has changed since it was read: then the vote is to be tried again. */
  private async save(live: LiveMatch, votes: readonly StoredVote[]): Promise<boolean> {
    const data = { ...live.data, votes }
    const done = await this.store.changeMatch(live.id, 'running', { data }, live.match.revision)
    if (done) await this.reader.refresh(live.id)
    return done
  }
}
