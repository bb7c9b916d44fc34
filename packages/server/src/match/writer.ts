import type { Seat } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Entry, Holder, MatchStatus, Store } from '@ziggurat/store'

import { LEASE } from '../background/leases.ts'
import type { Leases } from '../background/leases.ts'
import type { Log } from '../log.ts'
import type { MatchCache } from './cache.ts'
import type { LiveMatch } from './live-match.ts'
import { moveText } from './moves.ts'
import type { Done, Move } from './moves.ts'
import type { MatchReader } from './reader.ts'
import type { Snapshots } from './snapshots.ts'

/** How often a move is tried again because another node was faster. */
const TRIES = 10

const REFUSED = { kind: 'refused', options: [] } as const

/** Does moves, and writes them to the store: if another node was faster, on the match as it is then. */
export class MatchWriter {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly snapshots: Snapshots
  private readonly leases: Leases
  private readonly log: Log
  private readonly now: () => number

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly snapshots: Snapshots
    readonly leases: Leases
    readonly log: Log
    readonly now: () => number
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.reader = parts.reader
    this.snapshots = parts.snapshots
    this.leases = parts.leases
    this.log = parts.log
    this.now = parts.now
  }

  /** A person's answer to the question that opened at this length of the log. */
  async answer(id: string, seat: Seat, answer: string, opened: number): Promise<Done> {
    const live = await this.reader.get(id)
    // A set may be named in any order; the log has its one id.
    const option = live?.table.question(seat)?.find(answer)
    return this.tryMove(id, seat, { kind: 'answer', id: option?.id ?? answer }, opened)
  }

  /**
   * A move of a seat, durable when the promise is fulfilled. `meant` is the log's length at which the
   * question opened that it answers, or at which an undo was allowed.
   */
  async perform(id: string, seat: Seat, move: Move, meant?: number): Promise<Done> {
    const done = await this.tryMove(id, seat, move, meant)
    const isMarked = done.kind === 'done' && move.kind === 'undo' && move.seen === true
    const live = isMarked ? await this.reader.current(id) : null
    if (live !== null && (await this.reader.saveMark(live))) await this.reader.refresh(id)
    return done
  }

  private async tryMove(id: string, seat: Seat, move: Move, meant?: number): Promise<Done> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const live = await this.reader.get(id)
      if (live === null) return { ...REFUSED, ...problem('no-such-table') }
      if (live.stale) continue
      // A game that is over stays so, even before that is written.
      const over = live.match.status === 'over' || live.table.outcome !== null
      if (over && meant !== undefined) return { kind: 'late' }
      if (live.match.status !== 'running') return { ...REFUSED, ...problem('game-not-begun') }
      if (meant !== undefined && meant !== expected(live, seat, move)) {
        if (attempt > 0 || meant <= live.length) return { kind: 'late' }
        // Whoever answers has seen more, on another node.
        await this.reader.follow(id, 'log')
        continue
      }
      const at = live.timeAt(this.now())
      // Another node writes to this match, and may be faster.
      if (this.cache.lastAppended(id) !== undefined) live.keepDurableCopy()
      const refused = this.attempt(live, seat, move, at)
      if (refused !== null) return { kind: 'refused', ...refused }
      const { length } = live
      const entry = { at, seat, text: moveText(move) }
      if (await live.queueWrite(entry, (entries) => this.write(live, entries)))
        return { kind: 'done', length }
      this.log.debug('somebody was faster', { match: id, length })
    }
    return { kind: 'late' }
  }

  /** Rules that break in the middle of a move leave a table that nobody may see. */
  private attempt(live: LiveMatch, seat: Seat, move: Move, at: number): ReturnType<LiveMatch['perform']> {
    try {
      return live.perform(seat, move, at)
    } catch (error) {
      this.reader.discard(live)
      throw error
    }
  }

  private async write(live: LiveMatch, entries: readonly Entry[]): Promise<boolean> {
    if (live.stale) return false
    const until = this.leases.has(live.id) ? { until: this.now() + LEASE } : {}
    let grown: boolean
    try {
      grown = await this.store.append(live.id, live.durable, entries, { due: live.due, ...until }, live.end)
    } catch (error) {
      this.reader.discard(live)
      throw error
    }
    if (!grown) {
      await this.reader.replace(live)
      return false
    }
    live.durable += entries.length
    live.durableCopy = null
    this.cache.setLastAppended(live.id, undefined)
    this.afterWrite(live)
    return true
  }

  /** What follows from entries that are durable; they stay so whatever happens here. */
  private afterWrite(live: LiveMatch): void {
    try {
      if (live.stale || live.durable !== live.length) return
      this.reader.publish(live)
      this.snapshots.grown(live)
    } catch (error) {
      this.log.error('what follows from a move failed', error, { match: live.id })
      this.reader.discard(live)
    }
  }

  /** Another holder instead of the one who is known here; false if somebody was faster, or has moved, where a length is given. */
  async setHolder(
    live: LiveMatch,
    holder: Omit<Holder, 'since'>,
    during: MatchStatus = 'running',
    length?: number,
  ): Promise<boolean> {
    const instead = live.holder(holder.seat)
    // After all that has happened: who did what is known by the time.
    const since = Math.max(this.now(), live.timeAt(0) + (during === 'running' ? 1 : 0))
    const done = await this.store.setHolder(live.id, { ...holder, since }, instead, during, length)
    await this.reader.refresh(live.id)
    return done
  }
}

/** What a move must be addressed to. */
const expected = (live: LiveMatch, seat: Seat, move: Move): number | null =>
  move.kind === 'answer' ? live.table.opened(seat) : live.length
