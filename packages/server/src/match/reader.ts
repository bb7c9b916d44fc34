import { setTimeout as pause } from 'node:timers/promises'

import { same } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { End, Entry, Appended, Head, ChangeKind, Store } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { Logger } from '../logger.ts'
import type { LocalWatchers } from '../socket/local-watchers.ts'
import type { MatchCache } from './cache.ts'
import type { LiveMatch } from './live-match.ts'
import { load } from './load.ts'
import { isChangeOfRules } from './moves.ts'
import { publish } from './publish.ts'
import { ordersIn, seatsThatDiffer } from './standing-orders.ts'

/** The pause between attempts to reload a match that somebody watches, in milliseconds. */
const RETRY_PAUSE = 1_000

/** Loads matches from the store, and keeps them up to date with what other nodes write. */
export class MatchReader {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly events: ServerEvents
  private readonly watchers: LocalWatchers
  private readonly log: Logger
  private readonly now: () => number
  private readonly games: (id: string) => Game | undefined
  /** Reads that are queued and not begun, by kind and match. */
  private readonly reading = new Map<string, Promise<void>>()
  private closed = false

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly events: ServerEvents
    readonly watchers: LocalWatchers
    readonly log: Logger
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

  /** A match from the cache; its last moves may not be durable yet. */
  get(id: string): Promise<LiveMatch | null> {
    return this.cache.get(id, () => this.load(id))
  }

  /** A match that is up to date with the store, including what other nodes have just written. */
  async current(id: string): Promise<LiveMatch | null> {
    if (this.cache.has(id)) await this.refresh(id)
    return this.get(id)
  }

  /** A match all of whose moves are durable, so that it may be shown. */
  async settled(id: string): Promise<LiveMatch | null> {
    for (;;) {
      const live = await this.get(id)
      if (live === null || (live.durable === live.length && !live.stale)) return live
      await live.writesDone()
    }
  }

  /** The log length and revision up to which each match in memory is known. */
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
    // Subscribe before reading, so that no change is missed.
    await this.store.subscribe(id)
    const table = await this.store.matchWithHolders(id)
    if (table === null) return null
    const { match } = table
    const game = this.games(match.game)
    if (game === undefined)
      throw new Error(`${id} is a match of '${match.game}', which this server does not have`)
    const { store, log, now } = this
    const live = await load({ store, log, now, game }, table)
    live.orders = await this.ordersAt(live)
    await this.completeUnfinished(live)
    return live
  }

  /** Completes what a crashed node may have left undone, or what a change of the rules has brought about. */
  private async completeUnfinished(live: LiveMatch): Promise<void> {
    if (live.durable !== live.length) return
    if (live.end !== undefined) await this.finish(live, live.end)
    await this.saveRewoundMark(live)
    const { due } = live
    if (due !== null) await this.store.remind(live.id, due)
  }

  private async finish(live: LiveMatch, end: End): Promise<void> {
    if (await this.store.changeMatch(live.id, 'running', { status: 'over', ...end })) live.settleEnd()
    // Another node wrote first.
    else await this.readMatch(live)
  }

  /** Stores the `rewound` mark beside the log too, where lists of matches can read it. */
  async saveRewoundMark({ id, match, data }: LiveMatch): Promise<boolean> {
    if (match.status !== 'running' || data === match.data) return false
    return this.store.changeMatch(id, 'running', { data }, match.revision)
  }

  /** Another node has changed a match. */
  follow(id: string, what: Exclude<ChangeKind, 'chat'>, appended?: Appended): Promise<void> {
    if (what === 'match') return this.refresh(id)
    if (appended !== undefined) this.cache.setLastAppended(id, appended)
    const work = async (live: LiveMatch): Promise<void> => {
      if (await this.readEntries(live, appended)) publish(this.events, live)
    }
    return appended === undefined ? this.readOnce(`log ${id}`, id, work) : this.read(id, () => {}, work)
  }

  /** Brings a match up to date with the store. */
  async refresh(id: string): Promise<void> {
    await this.readOnce(`table ${id}`, id, async (live) => {
      const { revision } = live.match
      const another = await this.readMatch(live)
      const { match } = live
      // The database has lost entries: a standby that lagged behind has taken over.
      if (match.length < live.durable) return this.discard(live)
      if (match.revision !== revision) await this.readOrders(live)
      if (!live.stale && !live.isDealt) await this.replace(live)
      // A handover came before moves that were made here without knowing of it: the clocks must be computed again.
      if (!live.stale && live.clocksMissSeating) await this.replace(live)
      const longer = match.length > live.durable && (await this.readEntries(live))
      if (!live.stale && (another || longer)) {
        live.seatClocksUntil(Infinity)
        await this.completeUnfinished(live)
        this.events.emit('changed', live)
      }
      if (another) this.events.emit('matchInfo', id)
    })
  }

  /** Standing orders are read only while the game runs, and only if the game has any. */
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

  /** Callers that ask for the same read before it has begun share it. */
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
          // The match may be updated only in part.
          if (!live.stale) this.discard(live)
          throw error
        }
      })
      // The match that replaced it may have been loaded before the change: read again.
      if (!live.stale) return
    }
  }

  /** Reads the match row and the holders; false if nothing public has changed. */
  private async readMatch(live: LiveMatch): Promise<boolean> {
    const table = await this.store.matchWithHolders(live.id)
    if (table === null) {
      this.discard(live)
      return true
    }
    const { match, holders } = table
    const { length, touched, revision } = match
    // A revision alone is no public change: somebody may have left a standing order.
    const before = { ...live.match, length, touched, revision }
    const another = holders.length !== live.holders.length || !same(before, match)
    live.holders = holders
    if (live.match.started === null && match.started !== null) live.begin(match.started)
    live.match = match
    return another
  }

  /** Reads and replays entries that other nodes have written; false if there are none, or if the match was replaced. */
  private async readEntries(live: LiveMatch, appended?: Appended): Promise<boolean> {
    if (live.stale) return false
    const entries = newIn(appended, live) ?? (await this.store.entries(live.id, live.durable))
    if (entries.length === 0 || live.stale) return false
    // Moves that were made here and are not durable were made on an outdated table, and an open match is not dealt yet.
    const isCurrent = live.match.status !== 'open' && live.length === live.durable
    const fits = isCurrent && replayAll(live, entries)
    if (!fits) await this.replace(live)
    return fits
  }

  /** Drops a match from memory, with the moves that did not become durable. */
  discard(live: LiveMatch): void {
    live.stale = true
    this.cache.drop(live.id)
    void this.recover(live.id)
  }

  /** Reloads a discarded match as soon as possible while somebody watches it; otherwise its watchers would get no more updates. */
  private async recover(id: string): Promise<void> {
    while (this.watchers.isWatched(id) && !this.closed) {
      const live = await this.settled(id).catch(() => undefined)
      if (live === undefined) await pause(RETRY_PAUSE, undefined, { ref: false })
      else {
        try {
          if (live !== null) this.events.emit('changed', live)
          this.events.emit('matchInfo', id)
        } catch (error) {
          this.log.error('a match could not be shown', error, { match: id })
        }
        return
      }
    }
  }

  /** Replaces a stale match by its durable version and what other nodes have written since. */
  async replace(live: LiveMatch): Promise<void> {
    live.stale = true
    // It was dropped meanwhile.
    if (!this.cache.has(live.id)) return
    const written = this.reread(live)
    this.cache.replace(live.id, written)
    try {
      const now = await written
      if (now !== null) publish(this.events, now)
    } catch (error) {
      this.discard(live)
      throw error
    }
  }

  private async reread(live: LiveMatch): Promise<LiveMatch | null> {
    const received = newIn(this.cache.lastFromOtherNode(live.id), live) ?? []
    const entries = received.length > 0 ? received : await this.store.entries(live.id, live.durable)
    // Without new entries the match is stale for another reason than the log, and must be loaded.
    const isFit = live.match.status !== 'open' && live.isDealt && !live.clocksMissSeating
    const isLonger = entries.length > 0 && isFit && comesNext(live, entries)
    const written = isLonger ? live.withoutUnwrittenMoves() : null
    return written !== null && replayAll(written, entries) ? written : this.load(live.id)
  }

  close(): void {
    this.closed = true
  }
}

/** The new entries in a notification; null if entries before them are missing. */
const newIn = (appended: Appended | undefined, { durable }: LiveMatch): readonly Entry[] | null =>
  appended === undefined || appended.after > durable ? null : appended.entries.slice(durable - appended.after)

/** Whether entries can be replayed on top of a match: no change of the rules, and the clocks are not ahead of them. */
const comesNext = (live: LiveMatch, entries: readonly Entry[]): boolean =>
  !entries.some((entry) => isChangeOfRules(entry) || live.clocksAheadOf(entry))

/** Replays entries of other nodes; false if that is not possible on this match. */
const replayAll = (live: LiveMatch, entries: readonly Entry[]): boolean =>
  comesNext(live, entries) && entries.every((entry) => live.replay(entry) === null)
