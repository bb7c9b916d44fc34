import { answersGiven } from '@ziggurat/bots'
import { fastRandom, sentence } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { Asked, Store, Time } from '@ziggurat/store'

import type { ClockGuard } from '../clock-guard.ts'
import type { ServerEvents } from '../events.ts'
import type { Logger } from '../logger.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { MatchReader } from '../match/reader.ts'
import type { Orders } from '../match/standing-orders.ts'
import { absenceVote, carriedVote } from '../match/votes.ts'
import type { Votes } from '../match/voting.ts'
import type { MatchWriter } from '../match/writer.ts'
import { timeSliced } from '../time-slices.ts'
import { SUBSTITUTE } from './bots.ts'
import type { Bots } from './bots.ts'
import { LEASE } from './leases.ts'
import type { Leases } from './leases.ts'

const AT_ONCE = 50
/** After a gap this long between two rounds, people get the grace period to reconnect, in milliseconds. */
const AWAY = 30_000

/** Looks after matches that are due: answers for bots and standing orders, and acts when a clock has run out. */
export class Caretaker {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly votes: Votes
  private readonly orders: Orders
  private readonly bots: Bots
  private readonly guard: ClockGuard
  private readonly log: Logger
  private readonly now: () => number
  private readonly interval: number
  private readonly grace: number
  private timer: NodeJS.Timeout | null = null
  private wakes = Infinity
  /** When the last round was, and when the first round was after this node was off, asleep or without its store. */
  private last = -Infinity
  private back = -Infinity
  private closed = false
  private readonly leases: Leases
  private renewing: NodeJS.Timeout | undefined
  /** The round that is under way. */
  private looking: Promise<void> = Promise.resolve()

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly leases: Leases
    readonly events: ServerEvents
    readonly votes: Votes
    readonly orders: Orders
    readonly bots: Bots
    readonly guard: ClockGuard
    readonly log: Logger
    readonly now: () => number
    /** How often a node looks for due matches, even if it knows of none, in milliseconds. */
    readonly round: number
    /** For how long no clock runs out after a node was away, in milliseconds. */
    readonly grace: number
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.reader = parts.reader
    this.writer = parts.writer
    this.leases = parts.leases
    this.votes = parts.votes
    this.orders = parts.orders
    this.bots = parts.bots
    this.guard = parts.guard
    this.log = parts.log
    this.now = parts.now
    this.interval = parts.round
    this.grace = parts.grace
    parts.events.on('changed', (live) => this.changed(live))
    parts.events.on('due', (live) => this.changed(live))
  }

  start(): void {
    this.renewing = setInterval(() => void this.renew(), Math.min(this.interval, LEASE / 4))
    this.wakeAt(this.now())
  }

  /** The store already has the match's new due time. */
  private changed({ due }: LiveMatch): void {
    if (due !== null) this.wakeAt(due)
  }

  /** Schedules matches again that were due before this time: the node that held the lease may have died. */
  async remindOverdue(before: Time): Promise<void> {
    const overdue: [string, Time][] = []
    function* look(all: readonly LiveMatch[]): Generator<void, void> {
      for (const { id, due } of all) {
        if (due !== null && due < before) overdue.push([id, due])
        yield
      }
    }
    await timeSliced(look(await this.cache.all()))
    for (const [id, due] of overdue) await this.store.remind(id, due)
  }

  private wakeAt(time: number): void {
    if (this.closed || time >= this.wakes) return
    this.wakes = time
    if (this.timer !== null) clearTimeout(this.timer)
    const look = (): void => {
      this.looking = this.round()
    }
    this.timer = setTimeout(look, Math.max(0, Math.min(this.interval, time - this.now())))
  }

  /** Renews leases: a bot may wait long for a free worker. */
  private async renew(): Promise<void> {
    const now = this.now()
    try {
      for (const [id, until] of this.leases) {
        if (until > now + LEASE / 2) continue
        this.leases.set(id, now + LEASE)
        await this.store.renew(id, now + LEASE)
      }
    } catch (error) {
      if (!this.closed) this.log.error('a lease could not be renewed', error)
    }
  }

  private async round(): Promise<void> {
    this.wakes = Infinity
    this.timer = null
    try {
      const now = this.now()
      const until = now + LEASE
      const claims = await this.store.claim(now, until, AT_ONCE)
      if (this.closed) return
      if (now - this.last > AWAY) this.back = now
      this.last = now
      for (const { match } of claims) void this.lookAfter(match, until)
      const next = claims.length === AT_ONCE ? now : await this.store.nextDue()
      this.wakeAt(Math.min(Math.max(next ?? Infinity, now + 20), now + this.interval))
    } catch (error) {
      this.log.error('looking for due matches failed', error)
      this.wakeAt(this.now() + this.interval)
    }
  }

  private async lookAfter(id: string, until: Time): Promise<void> {
    if (this.leases.has(id)) return
    this.leases.set(id, until)
    try {
      // The node that scheduled this match may know of an order that is not in this node's cache yet.
      if (!(await this.lookAfterOnce(id))) await this.reader.refresh(id)
      while (await this.lookAfterOnce(id));
      this.leases.delete(id)
      await this.release(id)
    } catch (error) {
      // Some node tries again when the lease has expired.
      if (!this.closed) this.log.error('a match could not be looked after', error, { match: id })
    } finally {
      this.leases.delete(id)
    }
  }

  /** False if there was nothing to do. */
  private async lookAfterOnce(id: string): Promise<boolean> {
    const live = await this.reader.settled(id)
    if (this.closed || live === null || live.match.status !== 'running') return false
    const vote = carriedVote(live, this.now())
    if (vote !== undefined) return this.votes.carryOut(live, vote)
    if (await this.orders.answer(live)) return true
    const { botsAsked } = live
    if (botsAsked.length === 0) return this.timeUp(live)
    await Promise.all(botsAsked.map((seat) => this.letBotAnswer(live, seat)))
    return true
  }

  /** Gives up the lease and schedules the match's next due time. */
  private async release(id: string): Promise<void> {
    const live = this.closed ? null : await this.reader.settled(id)
    if (live === null) return
    const { due } = live
    // It is still due but there was nothing to do: it waits for people.
    const next = due !== null && due <= this.now() ? this.now() + this.interval : due
    await this.store.schedule(id, next, live.length)
    if (next !== null) this.wakeAt(next)
    // A move that was written before the release did not schedule the match, because this node held the lease.
    const later = await this.reader.settled(id)
    if (later?.length !== live.length) this.wakeAt(this.now())
    // The same for an order that was left before the release.
    else if (later.due !== null && later.due !== due) {
      await this.store.remind(id, later.due)
      this.wakeAt(later.due)
    }
  }

  private async letBotAnswer(live: LiveMatch, seat: Seat): Promise<void> {
    const { game, seats, options, seed, host, network = host } = live.match
    const question = live.table.question(seat)
    const bot = live.holder(seat)?.bot ?? SUBSTITUTE
    const opened = live.table.opened(seat)
    if (question === undefined || opened === null) return
    const { count, position } = live.table
    const given = answersGiven(live.table, seat)
    const job = { game, seats, options, seed, ...position, bot, seat, given }
    // Matches from before networks were stored count for their hosts.
    const chosen = await this.bots.choose(job, { network, host })
    const found = 'id' in chosen ? (question.find(chosen.id)?.id ?? null) : null
    // A bot that timed out, failed or gave an illegal answer gets a random legal one.
    const id = found ?? question.any(fastRandom(count)).id
    if (found === null) {
      const why = 'id' in chosen ? `there is no answer '${chosen.id}'` : chosen.problem
      this.log.warn('a bot found no answer', { match: live.id, bot, why })
    }
    // A person may have taken the seat while the bot was thinking. The match may have been evicted and loaded again.
    const now = await this.reader.get(live.id)
    if (now?.holder(seat)?.bot !== bot) return
    const done = await this.writer.makeMove(live.id, seat, { kind: 'answer', id }, opened)
    if (done.kind === 'refused') throw new Error(`${bot}: ${sentence(done)}`)
  }

  /** A clock has run out: a bot takes over, or the others vote. False if there was nothing to do. */
  private async timeUp(live: LiveMatch): Promise<boolean> {
    if (absenceVote(live) !== undefined) return false
    const now = this.now()
    const seat = live.asked.find((asked) => this.isTimeUp(asked, now))?.seat
    if (seat === undefined || now < this.back + this.grace) return false
    const { length } = live
    if (live.data.atZero === 'bot') {
      const person = live.holder(seat)?.person ?? null
      const bot = { seat, person, bot: SUBSTITUTE, why: 'timeout' } as const
      if (await this.writer.setHolder(live, bot, 'running', length)) return true
      // The player answered at the last moment.
      return (await this.reader.settled(live.id))?.length !== length
    }
    await this.votes.call(live, 'absent', seat, live.table.count)
    return false
  }

  /** While the system clock is in doubt, nobody's time is up for a question that opened before. */
  private isTimeUp({ since, due }: Asked, now: Time): boolean {
    return due !== null && due <= now && since >= (this.guard.doubtedSince ?? 0)
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.renewing)
    if (this.timer !== null) clearTimeout(this.timer)
    await this.looking
  }
}
