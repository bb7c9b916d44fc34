import { setTimeout as pause } from 'node:timers/promises'

import { same } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { End, Entry, Appended, Head, Change, Store } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { Log } from '../log.ts'
import type { Watchers } from '../socket/watchers.ts'
import type { MatchCache } from './cache.ts'
import type { LiveMatch } from './live-match.ts'
import { load } from './load.ts'
import { isChangeOfRules } from './moves.ts'
import { ordersIn, seatsThatDiffer } from './standing-orders.ts'

/** After how many milliseconds it is tried again to read a match that somebody watches. */
const RECOVERING = 1_000

/** Reads matches from the store, and follows what other nodes write to them. */
export class MatchReader {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly events: ServerEvents
  private readonly watchers: Watchers
  private readonly log: Log
  private readonly now: () => number
  private readonly games: (id: string) => Game | undefined
  /** What is about to be read, by what it is and its match. */
  private readonly reading = new Map<string, Promise<void>>()
  private closed = false

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly events: ServerEvents
    readonly watchers: Watchers
    readonly log: Log
    readonly now: () => number
    readonly games?: (id: string) => Game | undefined
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.events = parts.events
    this.watchers = parts.watchers
    this.log = parts.log
    this.now = parts.now
    this.games = parts.games ?? ((id) => GAMES.get(id)?.game)
  }

  /** A match as it is here: what was done last may not be durable yet. */
  get(id: string): Promise<LiveMatch | null> {
    return this.cache.get(id, () => this.load(id))
  }

  /** A match as the store has it now: what another node did a moment ago is seen. */
  async current(id: string): Promise<LiveMatch | null> {
    if (this.cache.has(id)) await this.refresh(id)
    return this.get(id)
  }

  /** A match of which everything is durable: what may be shown. */
  async settled(id: string): Promise<LiveMatch | null> {
    for (;;) {
      const live = await this.get(id)
      if (live === null || (live.durable === live.length && !live.stale)) return live
      await live.writesDone()
    }
  }

  /** How far each match is known here. */
  async heads(): Promise<readonly Head[]> {
    return (await this.cache.all()).map(({ id, durable, match }) => ({
      id,
      length: durable,
      revision: match.revision,
    }))
  }

  private async load(id: string): Promise<LiveMatch | null> {
    try {
      const live = await this.fetch(id)
      if (live === null) this.cache.drop(id)
      return live
    } catch (error) {
      this.cache.drop(id)
      throw error
    }
  }

  private async fetch(id: string): Promise<LiveMatch | null> {
    // Before it is read, so that nothing is missed in between.
    await this.store.subscribe(id)
    const table = await this.store.matchWithHolders(id)
    if (table === null) return null
    const { match } = table
    const game = this.games(match.game)
    if (game === undefined) throw new Error(`${id} is a match of '${match.game}', which is not here`)
    const { store, log, now } = this
    const live = await load({ store, log, now, game }, table)
    live.orders = await this.ordersAt(live)
    await this.settle(live)
    return live
  }

  /** What a node that died may have left undone, or other rules have brought about. */
  private async settle(live: LiveMatch): Promise<void> {
    if (live.durable !== live.length) return
    if (live.end !== undefined) await this.finish(live, live.end)
    await this.saveMark(live)
    const { due } = live
    if (due !== null) await this.store.remind(live.id, due)
  }

  private async finish(live: LiveMatch, end: End): Promise<void> {
    if (await this.store.changeMatch(live.id, 'running', { status: 'over', ...end })) live.settleEnd()
    // Another node was faster.
    else await this.readTable(live)
  }

  /** That a match is marked stands in its log; lists of games have it from beside the log. */
  async saveMark({ id, match, data }: LiveMatch): Promise<boolean> {
    if (match.status !== 'running' || data === match.data) return false
    return this.store.changeMatch(id, 'running', { data }, match.revision)
  }

  /** Another node has done something. */
  follow(id: string, what: Exclude<Change, 'chat'>, appended?: Appended): Promise<void> {
    if (what === 'table') return this.refresh(id)
    if (appended !== undefined) this.cache.setLastAppended(id, appended)
    const work = async (live: LiveMatch): Promise<void> => {
      if (await this.readOn(live, appended)) this.publish(live)
    }
    return appended === undefined ? this.readOnce(`log ${id}`, id, work) : this.read(id, () => {}, work)
  }

  /** Brings a match up to what the store has: other nodes write too. */
  async refresh(id: string): Promise<void> {
    await this.readOnce(`table ${id}`, id, async (live) => {
      const { revision } = live.match
      const another = await this.readTable(live)
      const { match } = live
      // The database has lost what it had: a standby took over that lagged behind.
      if (match.length < live.durable) return this.discard(live)
      if (match.revision !== revision) await this.readOrders(live)
      // Somebody had sat down or got up before what was done here without knowing of it: the clocks are others.
      if (!live.stale && live.clocksMissSeating) await this.replace(live)
      const longer = match.length > live.durable && (await this.readOn(live))
      if (!live.stale && (another || longer)) {
        live.seatClocksUntil(Infinity)
        await this.settle(live)
        this.events.emit('changed', live)
      }
      if (another) this.events.emit('seats', id)
    })
  }

  /** They matter while a game runs whose rules have some. */
  private async ordersAt({ id, game, match }: LiveMatch): Promise<LiveMatch['orders']> {
    return match.status !== 'running' || game.orders === undefined
      ? []
      : ordersIn(await this.store.orders(id))
  }

  private async readOrders(live: LiveMatch): Promise<void> {
    const { orders: before } = live
    live.orders = await this.ordersAt(live)
    for (const seat of seatsThatDiffer(before, live.orders)) this.events.emit('orders', live, seat)
  }

  /** Those who want the same before it has begun share it. */
  private readOnce(key: string, id: string, work: (live: LiveMatch) => Promise<void>): Promise<void> {
    let reading = this.reading.get(key)
    if (reading === undefined) {
      const begun = (): boolean => this.reading.delete(key)
      reading = this.read(id, begun, work).finally(begun)
      this.reading.set(key, reading)
    }
    return reading
  }

  private async read(id: string, begun: () => void, work: (live: LiveMatch) => Promise<void>): Promise<void> {
    for (;;) {
      const live = (await this.cache.find(id)) ?? null
      if (live === null) return
      await live.inOrder(async () => {
        begun()
        try {
          await work(live)
        } catch (error) {
          // What is known here may be half of what there is.
          if (!live.stale) this.discard(live)
          throw error
        }
      })
      // The one that has taken its place may have been loaded before what was to be read.
      if (!live.stale) return
    }
  }

  /** Who sits where and how it stands; false if nothing has changed. */
  private async readTable(live: LiveMatch): Promise<boolean> {
    const table = await this.store.matchWithHolders(live.id)
    if (table === null) {
      this.discard(live)
      return true
    }
    const { match, holders } = table
    const { length, touched, revision } = match
    // That somebody has left an order is not for all to see.
    const before = { ...live.match, length, touched, revision }
    const another = holders.length !== live.holders.length || !same(before, match)
    live.holders = holders
    if (live.match.started === null && match.started !== null) live.begin(match.started)
    live.match = match
    return another
  }

  /** The entries that others have written; false if there are none, or the match is another now. */
  private async readOn(live: LiveMatch, appended?: Appended): Promise<boolean> {
    if (live.stale) return false
    const entries = newIn(appended, live) ?? (await this.store.entries(live.id, live.durable))
    if (entries.length === 0 || live.stale) return false
    // What was done here meanwhile was done on a table that is no longer so.
    const fits = live.length === live.durable && replayAll(live, entries)
    if (!fits) await this.replace(live)
    return fits
  }

  /** What was done here and did not become durable is forgotten. */
  discard(live: LiveMatch): void {
    live.stale = true
    this.cache.drop(live.id)
    void this.recover(live.id)
  }

  /** Those who watch a match that was forgotten would miss all that comes: it is read again, as soon as that can be done. */
  private async recover(id: string): Promise<void> {
    while (this.watchers.isWatched(id) && !this.closed) {
      const live = await this.settled(id).catch(() => undefined)
      if (live === undefined) await pause(RECOVERING, undefined, { ref: false })
      else {
        try {
          if (live !== null) this.events.emit('changed', live)
          this.events.emit('seats', id)
        } catch (error) {
          this.log.error('a match could not be shown', error, { match: id })
        }
        return
      }
    }
  }

  /** By what is known to be durable, and what others have written since. */
  async replace(live: LiveMatch): Promise<void> {
    live.stale = true
    // It was let go meanwhile.
    if (!this.cache.has(live.id)) return
    const written = this.reread(live)
    this.cache.replace(live.id, written)
    try {
      const now = await written
      if (now !== null) this.publish(now)
    } catch (error) {
      this.discard(live)
      throw error
    }
  }

  private async reread(live: LiveMatch): Promise<LiveMatch | null> {
    const heard = newIn(this.cache.lastAppended(live.id), live) ?? []
    const entries = heard.length > 0 ? heard : await this.store.entries(live.id, live.durable)
    // If nobody was faster, it is not for the log that the match is another.
    const isLonger = entries.length > 0 && !live.clocksMissSeating && comesNext(live, entries)
    const written = isLonger ? live.durableVersion() : null
    return written !== null && replayAll(written, entries) ? written : this.load(live.id)
  }

  /** All see what has happened. */
  publish(live: LiveMatch): void {
    const over = live.settleEnd()
    this.events.emit('changed', live)
    if (over) this.events.emit('seats', live.id)
  }

  close(): void {
    this.closed = true
  }
}

/** What is new in what was heard; null if something came before that has not been heard. */
const newIn = (appended: Appended | undefined, { durable }: LiveMatch): readonly Entry[] | null =>
  appended === undefined || appended.after > durable ? null : appended.entries.slice(durable - appended.after)

/** Whether entries come after all that is known of a match, and by the same rules. */
const comesNext = (live: LiveMatch, entries: readonly Entry[]): boolean =>
  !entries.some((entry) => isChangeOfRules(entry) || live.clocksAheadOf(entry))

/** Does what others have written; false if that cannot be done here. */
const replayAll = (live: LiveMatch, entries: readonly Entry[]): boolean =>
  comesNext(live, entries) && entries.every((entry) => live.replay(entry) === null)
