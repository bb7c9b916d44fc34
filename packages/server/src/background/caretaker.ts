import { anyAnswer, quick, sentence } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { Store, Time } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { Log } from '../log.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { MatchReader } from '../match/reader.ts'
import type { Orders } from '../match/standing-orders.ts'
import { absenceVote, carriedVote } from '../match/votes.ts'
import type { Votes } from '../match/votes.ts'
import type { MatchWriter } from '../match/writer.ts'
import { timeSliced } from '../time-slices.ts'
import { SUBSTITUTE } from './bots.ts'
import type { Bots } from './bots.ts'
import { LEASE } from './leases.ts'
import type { Leases } from './leases.ts'

const AT_ONCE = 50
/** Who could not be served for so long has to come back first. */
const AWAY = 30_000

/** Looks after matches whose time has come: orders and bots that are to answer, clocks that have run out. */
export class Caretaker {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly votes: Votes
  private readonly orders: Orders
  private readonly bots: Bots
  private readonly log: Log
  private readonly now: () => number
  private readonly pause: number
  private readonly grace: number
  private timer: NodeJS.Timeout | null = null
  private wakes = Infinity
  /** The last round, and the first after this node was off, asleep, or without its store. */
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
    readonly log: Log
    readonly now: () => number
    /** How often a node looks, even if it knows of nothing. */
    readonly round: number
    /** For how long nobody's time is up after a node was away. */
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
    this.log = parts.log
    this.now = parts.now
    this.pause = parts.round
    this.grace = parts.grace
    parts.events.on('changed', (live) => this.changed(live))
    parts.events.on('due', (live) => this.changed(live))
  }

  start(): void {
    this.renewing = setInterval(() => void this.renew(), Math.min(this.pause, LEASE / 4))
    this.wakeAt(this.now())
  }

  /** A match has changed: when somebody is to look after it next stands in the store already. */
  private changed({ due }: LiveMatch): void {
    if (due !== null) this.wakeAt(due)
  }

  /** What was due before this time and was not done: the node that was to do it may have died over it. */
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
    this.timer = setTimeout(look, Math.max(0, Math.min(this.pause, time - this.now())))
  }

  /** A bot may wait for long until a thread is free. */
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
      this.wakeAt(Math.min(Math.max(next ?? Infinity, now + 20), now + this.pause))
    } catch (error) {
      this.log.error('a round failed', error)
      this.wakeAt(this.now() + this.pause)
    }
  }

  private async lookAfter(id: string, until: Time): Promise<void> {
    if (this.leases.has(id)) return
    this.leases.set(id, until)
    try {
      // A node that reminded of this match may know of an order that has not been heard of here.
      if (!(await this.lookAfterOnce(id))) await this.reader.refresh(id)
      while (await this.lookAfterOnce(id));
      this.leases.delete(id)
      await this.release(id)
    } catch (error) {
      // Somebody tries again when the lease ends.
      if (!this.closed) this.log.error('a match could not be looked after', error, { match: id })
    } finally {
      this.leases.delete(id)
    }
  }

  /** False if nothing was to be done. */
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

  /** The next time that somebody must look, now that this node does not. */
  private async release(id: string): Promise<void> {
    const live = this.closed ? null : await this.reader.settled(id)
    if (live === null) return
    const { due } = live
    // What is still due waits for people.
    const next = due !== null && due <= this.now() ? this.now() + this.pause : due
    await this.store.schedule(id, next, live.length)
    if (next !== null) this.wakeAt(next)
    // Whoever has moved meanwhile found that this node looks after the match.
    const later = await this.reader.settled(id)
    if (later?.length !== live.length) this.wakeAt(this.now())
    // An order was left meanwhile.
    else if (later.due !== null && later.due !== due) {
      await this.store.remind(id, later.due)
      this.wakeAt(later.due)
    }
  }

  private async letBotAnswer(live: LiveMatch, seat: Seat): Promise<void> {
    const { game, seats, options, seed, host } = live.match
    const question = live.table.question(seat)
    const bot = live.holder(seat)?.bot ?? SUBSTITUTE
    const opened = live.table.opened(seat)
    if (question === undefined || opened === null) return
    const { origin, count } = live.table
    const start = origin.count > 0 ? origin : null
    const job = { game, seats, options, seed, start, log: live.history.entries(), bot, seat }
    const chosen = await this.bots.choose(job, host)
    const found = 'id' in chosen ? (question.find(chosen.id)?.id ?? null) : null
    // A bot that found nothing in time, or nothing that there is, answers anything.
    const id = found ?? anyAnswer(quick(count), question).id
    if (found === null) {
      const why = 'id' in chosen ? `there is no answer '${chosen.id}'` : chosen.problem
      this.log.warn('a bot found no answer', { match: live.id, bot, why })
    }
    // Somebody has sat down in the meantime; the match may have been let go and read again since.
    const now = await this.reader.get(live.id)
    if (now?.holder(seat)?.bot !== bot) return
    const done = await this.writer.perform(live.id, seat, { kind: 'answer', id }, opened)
    if (done.kind === 'refused') throw new Error(`${bot}: ${sentence(done)}`)
  }

  /** Somebody's time is up: a bot plays on, or the others decide. False if nothing was to be done. */
  private async timeUp(live: LiveMatch): Promise<boolean> {
    if (absenceVote(live) !== undefined) return false
    const now = this.now()
    const seat = live.waiting.find((each) => (live.clocks.due(each) ?? Infinity) <= now)
    if (seat === undefined || now < this.back + this.grace) return false
    const { length } = live
    if (live.data.atZero === 'bot') {
      const bot = { seat, person: live.holder(seat)?.person ?? null, bot: SUBSTITUTE }
      if (await this.writer.setHolder(live, bot, 'running', length)) return true
      // Somebody has answered at the last moment.
      return (await this.reader.settled(live.id))?.length !== length
    }
    await this.votes.call(live, 'absent', seat, live.table.count)
    return false
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.renewing)
    if (this.timer !== null) clearTimeout(this.timer)
    await this.looking
  }
}
