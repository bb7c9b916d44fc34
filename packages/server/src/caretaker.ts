import { anyAnswer, quick } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import type { Store } from '@ziggurat/store'

import type { Bots } from './bots.ts'
import type { LiveMatch } from './live-match.ts'
import { SUBSTITUTE } from './lobby.ts'
import type { Log } from './log.ts'
import type { Matches } from './matches.ts'
import { votesAt } from './votes.ts'
import type { Vote, Votes } from './votes.ts'

/** How long a node has for a match before another one may look after it. */
const LEASE = 30_000
const AT_ONCE = 50

/** Looks after matches whose time has come: bots that are asked, clocks that have run out. */
export class Caretaker {
  private readonly store: Store
  private readonly matches: Matches
  private readonly votes: Votes
  private readonly bots: Bots
  private readonly log: Log
  private readonly now: () => number
  private readonly pause: number
  private timer: NodeJS.Timeout | null = null
  private wakes = Infinity
  private closed = false
  private readonly scheduled = new Map<string, number | null>()
  private readonly busy = new Set<string>()

  constructor(parts: {
    readonly store: Store
    readonly matches: Matches
    readonly votes: Votes
    readonly bots: Bots
    readonly log: Log
    readonly now: () => number
    /** How often a node looks, even if it knows of nothing. */
    readonly round: number
  }) {
    this.store = parts.store
    this.matches = parts.matches
    this.votes = parts.votes
    this.bots = parts.bots
    this.log = parts.log
    this.now = parts.now
    this.pause = parts.round
  }

  start(): void {
    this.wakeAt(this.now())
  }

  /** A match has changed: when is somebody to look after it next? */
  async changed(live: LiveMatch): Promise<void> {
    const due = this.dueOf(live)
    if ((this.scheduled.get(live.id) ?? null) === due) return
    if (due === null) this.scheduled.delete(live.id)
    else this.scheduled.set(live.id, due)
    // Who looks after it now looks again before he lets go.
    if (this.busy.has(live.id)) return
    await this.store.schedule(live.id, due)
    if (due !== null) this.wakeAt(due)
  }

  private dueOf(live: LiveMatch): number | null {
    if (live.match.status !== 'running') return null
    if (botsAsked(live).length > 0) return 0
    // While the others decide about somebody, no clock matters.
    if (absenceVote(live) !== undefined) return null
    const times = live.waiting.map((seat) => live.clocks.due(seat)).filter((due) => due !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  private wakeAt(time: number): void {
    if (this.closed || time >= this.wakes) return
    this.wakes = time
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.round(), Math.max(0, Math.min(this.pause, time - this.now())))
  }

  private async round(): Promise<void> {
    this.wakes = Infinity
    this.timer = null
    try {
      const now = this.now()
      const claims = await this.store.claim(now, now + LEASE, AT_ONCE)
      for (const { match } of claims) void this.tend(match)
      const next = claims.length === AT_ONCE ? now : await this.store.nextDue()
      this.wakeAt(Math.min(Math.max(next ?? Infinity, now + 20), now + this.pause))
    } catch (error) {
      this.log.error('a round failed', error)
      this.wakeAt(this.now() + this.pause)
    }
  }

  private async tend(id: string): Promise<void> {
    if (this.busy.has(id)) return
    this.busy.add(id)
    try {
      for (;;) {
        const live = await this.matches.get(id)
        if (this.closed || live === null || live.match.status !== 'running') break
        const [seat] = botsAsked(live)
        if (seat !== undefined) await this.letBotAnswer(live, seat)
        else if (!(await this.timeUp(live))) break
      }
    } catch (error) {
      this.failed(id, error)
    }
    this.busy.delete(id)
    await this.release(id).catch((error: unknown) => this.failed(id, error))
  }

  private failed(match: string, error: unknown): void {
    if (!this.closed) this.log.error('a match could not be looked after', error, { match })
  }

  /** The next time that somebody must look, now that this node does not. */
  private async release(id: string): Promise<void> {
    if (this.closed) return
    const live = await this.matches.get(id)
    const due = live === null ? null : this.dueOf(live)
    if (due === null) this.scheduled.delete(id)
    else this.scheduled.set(id, due)
    await this.store.schedule(id, due)
    if (due !== null) this.wakeAt(due)
  }

  private async letBotAnswer(live: LiveMatch, seat: Seat): Promise<void> {
    const { game, seats, options, seed } = live.match
    const question = live.table.question(seat)
    const bot = live.holder(seat)?.bot ?? SUBSTITUTE
    const opened = live.table.opened(seat)
    if (question === undefined || opened === null) return
    const log = live.log()
    const chosen = await this.bots.choose({ game, seats, options, seed, log, bot, seat })
    // A bot that found nothing in time answers anything.
    const id = chosen ?? anyAnswer(quick(log.length), question).id
    // Somebody has sat down in the meantime.
    if (live.holder(seat)?.bot !== bot) return
    const done = await this.matches.perform(live.id, seat, { kind: 'answer', id }, opened)
    if (done.kind === 'refused') throw new Error(`${bot}: ${done.problem}`)
  }

  /** Somebody's time is up: a bot plays on, or the others decide. False if nothing was to be done. */
  private async timeUp(live: LiveMatch): Promise<boolean> {
    const now = this.now()
    const seat = live.waiting.find((each) => (live.clocks.due(each) ?? Infinity) <= now)
    if (seat === undefined) return false
    const holder = live.holder(seat)
    if (live.data.atZero === 'bot') {
      return this.matches.hold(live.id, { seat, person: holder?.person ?? null, bot: SUBSTITUTE })
    }
    if (absenceVote(live) === undefined) await this.votes.call(live, 'absent', seat, live.table.count)
    return false
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.timer !== null) clearTimeout(this.timer)
  }
}

const absenceVote = (live: LiveMatch): Vote | undefined => votesAt(live).find(({ on }) => on === 'absent')

const botsAsked = (live: LiveMatch): readonly Seat[] =>
  live.waiting.filter((seat) => {
    const bot = live.holder(seat)?.bot ?? null
    return bot !== null
  })
