import type { GameState } from '@ziggurat/kernel'
import type { Snapshot, Store } from '@ziggurat/store'

import type { Log } from '../log.ts'
import type { StoredClocks } from './clocks.ts'
import type { LiveMatch, Start } from './live-match.ts'

/** After so many entries a snapshot is kept; also when a match is let go. */
const ENTRIES_BETWEEN = 32

/** Keeps how matches stand: by other rules they go on from there. */
export class Snapshots {
  private readonly store: Store
  private readonly log: Log
  private readonly now: () => number

  constructor(store: Store, log: Log, now: () => number) {
    this.store = store
    this.log = log
    this.now = now
  }

  /** Something was done: a snapshot is kept if that was much, or took back what the last one has. */
  grown(live: LiveMatch): void {
    const { kept, length, table, id } = live
    if (length - kept.length < ENTRIES_BETWEEN && table.count >= kept.count) return
    live
      .inOrder(() => this.keep(live))
      .catch((error: unknown) => this.log.error('a snapshot failed', error, { match: id }))
  }

  /** Of a match that leaves the memory. */
  async last(id: string, read: Promise<LiveMatch | null>): Promise<void> {
    try {
      const live = await read
      if (live === null || live.match.status !== 'running' || live.kept.length === live.length) return
      await live.inOrder(() => this.keep(live))
    } catch (error) {
      // All that it would have kept stands in the log.
      this.log.error('a match was let go without a snapshot', error, { match: id })
    }
  }

  private async keep(live: LiveMatch): Promise<void> {
    const { length } = live
    const { count } = live.table
    if (live.stale || live.durable !== length) return
    await this.store.saveSnapshot(live.id, snapshotOf(live, this.now()))
    live.kept = { length, count }
  }
}

/** How it stands at this time: the start of the running beat, and the clocks. */
function snapshotOf({ table, game, clocks }: LiveMatch, at: number): Snapshot {
  const { state, count, length } = table.beatStart
  const { answers } = table
  const before = answers.slice(0, answers.length + count - table.count)
  const kept = { rules: game.version, count, state, clocks: clocks.kept(at, before) }
  return { length, text: JSON.stringify(kept) }
}

/** Where a match can go on, and the version of the rules that left it so. Snapshots of older days have no clocks. */
export function checkpointIn({ length, text }: Snapshot): Omit<Start, 'at'> & { readonly rules: number } {
  const { rules, count, state, clocks } = JSON.parse(text) as {
    rules: number
    count: number
    state: GameState
    clocks?: StoredClocks
  }
  return { rules, state, count, length, ...(clocks !== undefined && { clocks }) }
}
