import type { GameState } from '@ziggurat/kernel'
import type { Snapshot, Store } from '@ziggurat/store'

import type { Logger } from '../logger.ts'
import type { StoredClocks } from './clocks.ts'
import type { LiveMatch, Start } from './live-match.ts'

/** A snapshot is saved after this many entries, and when a match is evicted. */
const ENTRIES_BETWEEN = 32

/** Saves snapshots of matches, from which they can continue when the rules change. */
export class Snapshots {
  private readonly store: Store
  private readonly log: Logger
  private readonly now: () => number

  constructor(store: Store, log: Logger, now: () => number) {
    this.store = store
    this.log = log
    this.now = now
  }

  /** Saves a snapshot if many entries have been added since the last one, or if an undo went back before it. */
  afterWrite(live: LiveMatch): void {
    const { lastSnapshot, length, table, id } = live
    if (length - lastSnapshot.length < ENTRIES_BETWEEN && table.count >= lastSnapshot.count) return
    live
      .inOrder(() => this.save(live))
      .catch((error: unknown) => this.log.error('a snapshot could not be saved', error, { match: id }))
  }

  /** Saves a snapshot of a match that is evicted. */
  async last(id: string, read: Promise<LiveMatch | null>): Promise<void> {
    try {
      const live = await read
      if (live === null || live.match.status !== 'running' || live.lastSnapshot.length === live.length) return
      await live.inOrder(() => this.save(live))
    } catch (error) {
      // Nothing is lost: the log has everything.
      this.log.error('a match was evicted without a snapshot', error, { match: id })
    }
  }

  private async save(live: LiveMatch): Promise<void> {
    const { length } = live
    const { count } = live.table
    if (live.stale || live.durable !== length) return
    await this.store.saveSnapshot(live.id, snapshotOf(live, this.now()))
    live.lastSnapshot = { length, count }
  }
}

/** The state at the start of the current beat, and the clocks at this time. */
function snapshotOf({ table, game, clocks }: LiveMatch, at: number): Snapshot {
  const { state, count, length } = table.beatStart
  const { answers } = table
  const before = answers.slice(0, answers.length + count - table.count)
  const stored = {
    rules: game.version,
    count,
    state,
    clocks: clocks.snapshot(at, before),
    entries: table.length,
  }
  return { length, text: JSON.stringify(stored) }
}

/** The clocks at some length of the log, which may be later than the start of the beat after `count` answers. */
export interface ClocksAt {
  readonly length: number
  readonly count: number
  readonly clocks: StoredClocks
}

/** The clocks in a snapshot; null if it is too old to have them and their length. */
export function clocksIn({ text }: Snapshot): ClocksAt | null {
  const { count, clocks, entries } = JSON.parse(text) as {
    count: number
    clocks?: StoredClocks
    entries?: number
  }
  return clocks === undefined || entries === undefined ? null : { length: entries, count, clocks }
}

/** The checkpoint in a snapshot, and the version of the rules that made it. Old snapshots have no clocks. */
export function checkpointIn({ length, text }: Snapshot): Omit<Start, 'at'> & { readonly rules: number } {
  const { rules, count, state, clocks } = JSON.parse(text) as {
    rules: number
    count: number
    state: GameState
    clocks?: StoredClocks
  }
  return { rules, state, count, length, ...(clocks !== undefined && { clocks }) }
}
