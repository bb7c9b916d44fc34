import type { Seat } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Asked, Entry, Holder, MatchStatus, Store } from '@ziggurat/store'

import { LEASE } from '../background/leases.ts'
import type { Leases } from '../background/leases.ts'
import type { ServerEvents } from '../events.ts'
import type { Logger } from '../logger.ts'
import type { MatchCache } from './cache.ts'
import type { LiveMatch } from './live-match.ts'
import { moveText } from './moves.ts'
import type { MoveResult, Move } from './moves.ts'
import { publish } from './publish.ts'
import type { MatchReader } from './reader.ts'
import type { Snapshots } from './snapshots.ts'

/** How often a move is tried when other nodes write first. */
const TRIES = 10

const REFUSED = { kind: 'refused', options: [] } as const

/** Makes moves and writes them to the store. If another node wrote first, the move is tried again on the updated match. */
export class MatchWriter {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly snapshots: Snapshots
  private readonly leases: Leases
  private readonly events: ServerEvents
  private readonly log: Logger
  private readonly now: () => number

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly snapshots: Snapshots
    readonly leases: Leases
    readonly events: ServerEvents
    readonly log: Logger
    readonly now: () => number
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.reader = parts.reader
    this.snapshots = parts.snapshots
    this.leases = parts.leases
    this.events = parts.events
    this.log = parts.log
    this.now = parts.now
  }

  /** A person's answer to the question that opened at this length of the log. */
  async answer(id: string, seat: Seat, answer: string, opened: number): Promise<MoveResult> {
    const live = await this.reader.get(id)
    // The pieces of a set may come in any order; the log has the canonical id.
    const option = live?.table.question(seat)?.find(answer)
    return this.writeMove(id, seat, { kind: 'answer', id: option?.id ?? answer }, opened)
  }

  /**
   * Makes a seat's move; it is durable when the promise resolves. `meant` is the log's length at which the
   * answered question opened, or at which an undo was allowed.
   */
  async makeMove(id: string, seat: Seat, move: Move, meant?: number): Promise<MoveResult> {
    const done = await this.writeMove(id, seat, move, meant)
    const isMarked = done.kind === 'done' && move.kind === 'undo' && move.seen === true
    const live = isMarked ? await this.reader.current(id) : null
    if (live !== null && (await this.reader.saveRewoundMark(live))) await this.reader.refresh(id)
    return done
  }

  private async writeMove(id: string, seat: Seat, move: Move, meant?: number): Promise<MoveResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.reader.get(id)
      if (live === null) return { ...REFUSED, ...problem('no-such-match') }
      if (live.stale) continue
      // A game whose last answer is not durable yet counts as over too.
      const over = live.match.status === 'over' || live.table.outcome !== null
      if (over && meant !== undefined) return { kind: 'question-gone' }
      if (live.match.status !== 'running') return { ...REFUSED, ...problem('game-not-begun') }
      if (meant !== undefined && meant !== expected(live, seat, move)) {
        if (tries > 0 || meant <= live.length) return { kind: 'question-gone' }
        // The client has seen a later state on another node.
        await this.reader.follow(id, 'log')
        continue
      }
      const at = live.timeAt(this.now())
      // Another node writes to this match too, and may write first.
      if (this.cache.lastFromOtherNode(id) !== undefined) live.keepRollbackCopy()
      const refused = this.moveOrDiscard(live, seat, move, at)
      if (refused !== null) return { kind: 'refused', ...refused }
      const { length } = live
      const entry = { at, seat, text: moveText(move) }
      if (await live.queueWrite(entry, (entries) => this.write(live, entries)))
        return { kind: 'done', length }
      this.log.debug('another node wrote first', { match: id, length })
    }
    return { kind: 'question-gone' }
  }

  /** If the rules throw in the middle of a move, the table is in an undefined state and is discarded. */
  private moveOrDiscard(
    live: LiveMatch,
    seat: Seat,
    move: Move,
    at: number,
  ): ReturnType<LiveMatch['moveInMemory']> {
    try {
      return live.moveInMemory(seat, move, at)
    } catch (error) {
      this.reader.discard(live)
      throw error
    }
  }

  private async write(live: LiveMatch, entries: readonly Entry[]): Promise<boolean> {
    if (live.stale) return false
    const until = this.leases.has(live.id) ? { until: this.now() + LEASE } : {}
    let isAppended: boolean
    const began = performance.now()
    try {
      isAppended = await this.store.append(
        live.id,
        live.durable,
        entries,
        { due: live.due, asked: live.asked, ...until },
        live.end,
      )
    } catch (error) {
      this.reader.discard(live)
      throw error
    }
    this.events.emit('appended', performance.now() - began)
    if (!isAppended) {
      await this.reader.replace(live)
      return false
    }
    live.durable += entries.length
    live.durableCopy = null
    this.cache.setLastAppended(live.id, undefined)
    this.afterWrite(live)
    return true
  }

  /** Publishes durable entries. An error here does not undo them. */
  private afterWrite(live: LiveMatch): void {
    try {
      if (live.stale || live.durable !== live.length) return
      publish(this.events, live)
      this.snapshots.afterWrite(live)
    } catch (error) {
      this.log.error('a durable move could not be published', error, { match: live.id })
      this.reader.discard(live)
    }
  }

  /** Replaces a seat's holder. False if the holder has changed on another node, or, where a length is given, if somebody has moved. */
  async setHolder(
    live: LiveMatch,
    holder: Omit<Holder, 'since'>,
    during: MatchStatus = 'running',
    length?: number,
  ): Promise<boolean> {
    const instead = live.holder(holder.seat)
    // Later than all entries: the time decides which holder made a move.
    const since = Math.max(this.now(), live.timeAt(0) + (during === 'running' ? 1 : 0))
    const done = await this.store.setHolder(live.id, { ...holder, since }, instead, during, length)
    await this.reader.refresh(live.id)
    if (during === 'running') await this.asked(live.id)
    return done
  }

  /** The seats that are asked, computed and stored for the next time. */
  async asked(id: string): Promise<readonly Asked[]> {
    const live = await this.reader.settled(id)
    if (live === null) return []
    const { asked, match, length } = live
    if (match.status === 'running')
      await this.store.saveAsked({ id, length, revision: match.revision }, asked)
    return asked
  }
}

/** The length that a move must name: where its question opened, or the log's length. */
const expected = (live: LiveMatch, seat: Seat, move: Move): number | null =>
  move.kind === 'answer' ? live.table.opened(seat) : live.length
