import { isBotName } from '@ziggurat/bots'
import { isProblem, mixedSeed } from '@ziggurat/kernel'
import type { Contribution, Problem, Seat } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Asked } from '@ziggurat/protocol'
import type { Holder, MatchChange, Person, Store } from '@ziggurat/store'

import { noSuchBot, SUBSTITUTE } from '../background/bots.ts'
import type { Limits } from '../limits.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { contributionsTo, holdersSince, seatsOf } from '../match/match-data.ts'
import type { MatchReader } from '../match/reader.ts'
import type { Votes } from '../match/voting.ts'
import type { MatchWriter } from '../match/writer.ts'
import type { LocalWatchers } from '../socket/local-watchers.ts'
import type { Invitations } from './invitations.ts'
import { shapeOf } from './shape-maker.ts'

const TRIES = 10
const AGAIN = problem('try-again')
/** The same for all reasons, so that nobody learns who has blocked them. */
const NOT_FOR_YOU = problem('not-for-you')

/** Retries when another request changed the match first. */
async function withRetries<T>(attempt: () => Promise<T | Problem>): Promise<T | Problem> {
  for (let tries = 1; ; tries++) {
    const done = await attempt()
    if (done !== AGAIN || tries === TRIES) return done
  }
}

interface JoinWish extends Asked<'join'> {
  /** Where the request came from. */
  readonly address?: string
}

/** Seats people and bots, and starts games. */
export class Seating {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly votes: Votes
  private readonly watchers: LocalWatchers
  private readonly limits: Limits
  private readonly invitations: Invitations
  private readonly now: () => number
  private readonly mixes: boolean

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly votes: Votes
    readonly watchers: LocalWatchers
    readonly limits: Limits
    readonly invitations: Invitations
    readonly now: () => number
    /** Whether contributions change the seed. */
    readonly mixes: boolean
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.writer = parts.writer
    this.votes = parts.votes
    this.watchers = parts.watchers
    this.limits = parts.limits
    this.invitations = parts.invitations
    this.now = parts.now
    this.mixes = parts.mixes
  }

  /**
   * Gives a person a seat: the one they have, the one reserved for them, or an open one. With an invitation they may also
   * replace a bot that does not play for a person. Null if the people at the table must agree to that first. Before the start,
   * a person who has a seat already may replace their contribution: the reply to their first request may have been lost.
   */
  async join(
    person: Person,
    id: string,
    { seat, invitation, contribution, address }: JoinWish,
  ): Promise<Seat | null | Problem> {
    let mayAsk: boolean | undefined
    return withRetries(async () => {
      const live = await this.reader.current(id)
      if (live === null || live.match.status === 'over') return problem('no-such-match')
      const isOpen = live.match.status === 'open'
      const own = live.seatOf(person.id)
      if (own !== null && own !== (seat ?? own)) return problem('seated-already')
      if (own !== null) {
        const holder = live.holder(own)
        if (!isOpen || holder === null || (contribution ?? holder.contribution) === holder.contribution)
          return own
        return (await this.writer.setHolder(live, { ...holder, contribution }, 'open')) ? own : AGAIN
      }
      if (live.data.removed?.includes(person.id) === true) return NOT_FOR_YOU
      if (await this.isBlocked(live, person)) return NOT_FOR_YOU
      const invited = invitation === this.invitations.to(id)
      const offered = (live.data.offered ?? []).indexOf(person.id)
      if (!live.match.listed && !invited && offered < 0) return problem('by-invitation')
      const free = this.freeSeats(live, person, invited)
      const chosen = seat ?? (free.includes(offered) ? offered : free[0])
      if ((chosen === undefined || !free.includes(chosen)) && seenFrom(live, person).length > 0)
        return problem('seen-from-another-seat')
      if (chosen === undefined) return problem('no-free-seat')
      if (!free.includes(chosen)) return problem('seat-taken')
      if (needsConsent(live, person, chosen)) {
        mayAsk ??= this.limits.may('seatRequests', `${person.id} ${id}`, address)
        return mayAsk ? this.ask(live, person, chosen, address) : problem('too-fast')
      }
      // A running game is dealt already.
      const sits = { seat: chosen, person: person.id, bot: null, ...(isOpen && { contribution }) }
      return (await this.writer.setHolder(live, sits, live.match.status)) ? chosen : AGAIN
    })
  }

  /** Whether the host, or somebody who sits at the table, has blocked the person. */
  private async isBlocked(live: LiveMatch, person: Person): Promise<boolean> {
    const blockers = await this.store.blockersOf(person.id)
    const seated = seatsOf(live.match).map((seat) => live.holder(seat)?.person ?? null)
    return [live.match.host, ...seated].some((each) => each !== null && blockers.has(each))
  }

  /** Asks the people at the table; those who are connected from the same address are named. */
  private async ask(live: LiveMatch, person: Person, seat: Seat, address?: string): Promise<null | Problem> {
    const near = [...this.watchers.of(live.id)].flatMap((watcher) =>
      watcher.person === null || watcher.address !== address ? [] : (live.seatOf(watcher.person.id) ?? []),
    )
    const asked = await this.votes.ask(live, shapeOf(person), seat, [...new Set(near)])
    return asked === true ? null : asked === false ? AGAIN : asked
  }

  private freeSeats(live: LiveMatch, person: Person, invited: boolean): readonly Seat[] {
    const running = live.match.status === 'running'
    // Nobody may see two hands by moving from seat to seat.
    const seen = seenFrom(live, person)
    return seatsOf(live.match).filter((seat) => {
      const holder = live.holder(seat)
      const offered = live.data.offered?.[seat] ?? null
      if (seen.some((each) => each !== seat)) return false
      if (isEmpty(holder)) return offered === null || offered === person.id
      return running && invited && holder?.person === null
    })
  }

  leave(person: Person, id: string): Promise<Problem | null> {
    return this.vacate(person.id, id, 'left')
  }

  /**
   * A person loses their seat. Before the game it becomes open again; during the game a bot takes over. Without a seat, their
   * request for one is withdrawn.
   */
  async vacate(person: string, id: string, why: 'left' | 'banned' | 'deleted'): Promise<Problem | null> {
    return withRetries(async () => {
      const live = await this.reader.current(id)
      if (live === null) return problem('not-seated')
      const seat = live.seatOf(person)
      if (seat === null) {
        const withdrawn = await this.votes.withdraw(live, person)
        return withdrawn === null ? problem('not-seated') : withdrawn ? null : AGAIN
      }
      const { status } = live.match
      if (status === 'over') return problem('game-over')
      const bot = status === 'running' ? SUBSTITUTE : null
      // Fails if the game has just started; the retry then seats a bot.
      const left = { seat, person: null, bot, why }
      return (await this.writer.setHolder(live, left, status)) ? null : AGAIN
    })
  }

  /** A seat that is reserved for a person becomes open to everybody. */
  async unreserve(person: string, id: string): Promise<Problem | null> {
    return withRetries(async () => {
      const live = await this.reader.current(id)
      if (live?.data.offered?.includes(person) !== true || live.match.status !== 'open') return null
      const offered = live.data.offered.map((each) => (each === person ? null : each))
      const data = { ...live.data, offered }
      const done = await this.store.changeMatch(id, 'open', { data }, live.match.revision)
      await this.reader.refresh(id)
      return done ? null : AGAIN
    })
  }

  /** The host gives a free seat to a bot, or opens it again. */
  async seatBot(host: Person, id: string, seat: Seat, bot: string | null): Promise<Problem | null> {
    return withRetries(async () => {
      const live = await hosted(this.reader, host, id)
      if (isProblem(live)) return live
      if (seat >= live.match.seats) return problem('no-such-seat', { seat })
      if (bot !== null && !isBotName(bot)) {
        return noSuchBot(bot)
      }
      if ((live.holder(seat)?.person ?? null) !== null) return problem('seat-taken')
      // The host may give away a seat that is reserved for a person of the match before.
      if ((live.data.offered?.[seat] ?? null) !== null) {
        const offered = (live.data.offered ?? []).map((each, at) => (at === seat ? null : each))
        const data = { ...live.data, offered }
        if (!(await this.store.changeMatch(id, 'open', { data }, live.match.revision))) return AGAIN
      }
      return (await this.writer.setHolder(live, { seat, person: null, bot }, 'open')) ? null : AGAIN
    })
  }

  /** The host removes a player before the start. The player cannot take a seat at this table again. */
  async remove(host: Person, id: string, seat: Seat): Promise<Problem | null> {
    return withRetries(async () => {
      const live = await hosted(this.reader, host, id)
      if (isProblem(live)) return live
      if (seat >= live.match.seats) return problem('no-such-seat', { seat })
      const person = live.holder(seat)?.person ?? null
      if (person === null) return problem('nobody-there')
      if (person === host.id) return problem('own-seat')
      const removed = [...new Set([...(live.data.removed ?? []), person])]
      const data = { ...live.data, removed }
      if (!(await this.store.changeMatch(id, 'open', { data }, live.match.revision))) return AGAIN
      const nobody = { seat, person: null, bot: null, why: 'removed' } as const
      return (await this.writer.setHolder(live, nobody, 'open')) ? null : AGAIN
    })
  }

  /**
   * Mixes the seed and starts the game. A host who sits at the table may contribute here: now they know the hash of the secret,
   * which they did not when they opened the table.
   */
  async start(host: Person, id: string, contribution: Contribution | undefined): Promise<Problem | null> {
    return withRetries(async () => {
      const live = await hosted(this.reader, host, id)
      if (isProblem(live)) return live
      if (seatsOf(live.match).some((seat) => isEmpty(live.holder(seat)))) return problem('seats-open')
      // The game starts after all players were seated, even if another node's clock is ahead.
      const now = live.timeAt(this.now())
      const shuffled = this.mixes ? mixed(live, host, contribution) : {}
      const begins = { status: 'running', started: now, touched: now, ...shuffled } as const
      // Fails if somebody has just left, on any node.
      if (!(await this.store.changeMatch(id, 'open', begins, live.match.revision))) return AGAIN
      await this.reader.refresh(id)
      await this.writer.asked(id)
      return null
    })
  }
}

/** The seed and what it is mixed from; nothing if nobody contributes. Until now, the secret was stored as the seed. */
function mixed(live: LiveMatch, host: Person, contribution: Contribution | undefined): MatchChange {
  const { match, holders, data } = live
  const { seed: secret } = match
  const contributions = contributionsTo(match, holders).map((given, seat) =>
    live.holder(seat)?.person === host.id ? (contribution ?? given) : given,
  )
  if (contributions.every((each) => each === '')) return {}
  return { seed: mixedSeed(secret, contributions), data: { ...data, shuffle: { secret, contributions } } }
}

/** A match that has not started, if this person is its host. */
export async function hosted(reader: MatchReader, host: Person, id: string): Promise<LiveMatch | Problem> {
  const live = await reader.current(id)
  if (live === null) return problem('no-such-match')
  if (live.match.host !== host.id) return problem('host-only')
  if (live.match.status !== 'open') return problem('game-begun')
  return live
}

/** The seats that a person has held since the game started. */
const seenFrom = ({ holders, match: { started } }: LiveMatch, { id }: Person): readonly Seat[] =>
  holdersSince(holders, started).flatMap(({ person, seat }) => (person === id ? [seat] : []))

/**
 * Whether the people at the table must agree before a person gets a seat of a running game: they would see its hand, and may be
 * somebody who knows another one already. Nobody is asked if the person has played from this seat, or if only bots are left.
 */
const needsConsent = (live: LiveMatch, person: Person, seat: Seat): boolean =>
  live.match.status === 'running' &&
  !seenFrom(live, person).includes(seat) &&
  live.peopleBeside(seat).length > 0

const isEmpty = (holder: Holder | null): boolean =>
  holder === null || (holder.person === null && holder.bot === null)
