import type { Appended, Store } from '@ziggurat/store'

import type { LocalWatchers } from '../socket/local-watchers.ts'
import type { LiveMatch } from './live-match.ts'
import type { Snapshots } from './snapshots.ts'

interface Cached {
  readonly live: Promise<LiveMatch | null>
  used: number
  /** The latest entries, if another node wrote them. */
  appended?: Appended | undefined
}

/** The matches in memory. They are evicted when nobody has used them for a while. */
export class MatchCache {
  private readonly store: Store
  private readonly snapshots: Snapshots
  private readonly watchers: LocalWatchers
  private readonly now: () => number
  private readonly cached = new Map<string, Cached>()

  constructor(parts: {
    readonly store: Store
    readonly snapshots: Snapshots
    readonly watchers: LocalWatchers
    readonly now: () => number
  }) {
    this.store = parts.store
    this.snapshots = parts.snapshots
    this.watchers = parts.watchers
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
    let cached = this.cached.get(id)
    if (cached === undefined) this.cached.set(id, (cached = { live: load(), used: 0 }))
    cached.used = this.now()
    return cached.live
  }

  replace(id: string, live: Promise<LiveMatch | null>): void {
    this.cached.set(id, { live, used: this.now(), appended: this.lastFromOtherNode(id) })
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
      this.drop(id)
      await this.snapshots.last(id, live)
    }
  }

  async close(): Promise<void> {
    for (const [id, { live }] of this.cached) await this.snapshots.last(id, live)
  }
}
