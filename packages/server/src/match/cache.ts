import type { Appended, Store } from '@ziggurat/store'

import type { Limits } from '../limits.ts'
import type { LocalWatchers } from '../socket/local-watchers.ts'
import type { LiveMatch } from './live-match.ts'
import type { Snapshots } from './snapshots.ts'

/** A match that was used this recently may be in use right now, in milliseconds. */
const IN_USE = 5_000

interface Cached {
  readonly live: Promise<LiveMatch | null>
  /** The match, once it is loaded. */
  loaded: LiveMatch | null
  used: number
  /** The latest entries, if another node wrote them. */
  appended?: Appended | undefined
}

/** The matches in memory. They are evicted when nobody has used them for a while. */
export class MatchCache {
  private readonly store: Store
  private readonly snapshots: Snapshots
  private readonly watchers: LocalWatchers
  private readonly limits: Limits
  private readonly now: () => number
  private readonly cached = new Map<string, Cached>()

  constructor(parts: {
    readonly store: Store
    readonly snapshots: Snapshots
    readonly watchers: LocalWatchers
    readonly limits: Limits
    readonly now: () => number
  }) {
    this.store = parts.store
    this.snapshots = parts.snapshots
    this.watchers = parts.watchers
    this.limits = parts.limits
    this.now = parts.now
  }

  get size(): number {
    return this.cached.size
  }

  ids(): readonly string[] {
    return [...this.cached.keys()]
  }

  has(id: string): boolean {
    return this.cached.has(id)
  }

  /** The match, if it is in memory or being loaded. */
  find(id: string): Promise<LiveMatch | null> | undefined {
    return this.cached.get(id)?.live
  }

  /** The match from memory, or from `load`. */
  get(id: string, load: () => Promise<LiveMatch | null>): Promise<LiveMatch | null> {
    const cached = this.cached.get(id) ?? this.add(id, load())
    cached.used = this.now()
    return cached.live
  }

  private add(id: string, live: Promise<LiveMatch | null>): Cached {
    const cached: Cached = { live, loaded: null, used: this.now() }
    this.cached.set(id, cached)
    const keep = (loaded: LiveMatch | null): void => {
      cached.loaded = loaded
    }
    live.then(keep, () => {})
    return cached
  }

  replace(id: string, live: Promise<LiveMatch | null>): void {
    const appended = this.lastFromOtherNode(id)
    this.add(id, live).appended = appended
  }

  /**
   * Whether a match may be in memory because a client asks for it; those that are due are loaded in any case. If there are too
   * many, one that nobody watches is dropped first.
   */
  mayLoad(id: string, address: string): boolean {
    if (this.cached.has(id)) return true
    if (this.cached.size >= this.limits.most('matches')) this.dropLeastNeeded()
    return this.limits.hasRoom('matches', this.cached.size, address)
  }

  /** Finished games and open tables are dropped before running games; of each, the one that was unused for longest. */
  private dropLeastNeeded(): void {
    const before = this.now() - IN_USE
    let least: { readonly id: string; readonly live: Cached['live']; readonly need: number } | null = null
    for (const [id, { loaded, used, live }] of this.cached) {
      if (
        used >= before ||
        loaded === null ||
        loaded.durable !== loaded.length ||
        this.watchers.isWatched(id)
      )
        continue
      const need = loaded.match.status === 'running' ? used : used - before
      if (least === null || need < least.need) least = { id, live, need }
    }
    if (least !== null) void this.evictOne(least.id, least.live)
  }

  private async evictOne(id: string, live: Cached['live']): Promise<void> {
    this.drop(id)
    await this.snapshots.last(id, live)
  }

  /** All matches that are loaded or being loaded, except those that fail to load. */
  async all(): Promise<readonly LiveMatch[]> {
    const all = await Promise.all([...this.cached.values()].map(({ live }) => live.catch(() => null)))
    return all.filter((live) => live !== null)
  }

  /** The latest entries of a match, if another node wrote them. */
  lastFromOtherNode(id: string): Appended | undefined {
    return this.cached.get(id)?.appended
  }

  setLastAppended(id: string, appended: Appended | undefined): void {
    const cached = this.cached.get(id)
    if (cached !== undefined) cached.appended = appended
  }

  drop(id: string): void {
    this.cached.delete(id)
    this.store.unsubscribe(id)
  }

  /** The last watcher has left: a finished game is dropped at once. */
  async unwatched(id: string): Promise<void> {
    const live = await this.find(id)?.catch(() => null)
    if (live?.match.status === 'over' && !this.watchers.isWatched(id)) this.drop(id)
  }

  /** Drops matches that were not used for `idle` milliseconds and that nobody watches. */
  async evict(idle: number): Promise<void> {
    const before = this.now() - idle
    for (const [id, { used, live }] of this.cached) {
      if (used >= before || this.watchers.isWatched(id)) continue
      await this.evictOne(id, live)
    }
  }

  async close(): Promise<void> {
    for (const [id, { live }] of this.cached) await this.snapshots.last(id, live)
  }
}
