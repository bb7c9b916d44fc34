import type { Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import type { Holder, Store } from '@ziggurat/store'

import { LiveMatch, moveText } from './live-match.ts'
import type { Move } from './live-match.ts'
import type { Log } from './log.ts'

/** What became of a move. */
export type Done =
  | { readonly kind: 'done'; readonly length: number }
  /** It was meant for a question that is gone, or somebody was faster: the table is as it is. */
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly problem: string; readonly options: readonly string[] }

interface Kept {
  readonly live: Promise<LiveMatch | null>
  used: number
}

/** How often a move is tried again because another node was faster. */
const TRIES = 5

/** The matches that are in memory: loaded when somebody needs them, let go when nobody does. */
export class Matches {
  private readonly store: Store
  private readonly log: Log
  private readonly now: () => number
  private readonly kept = new Map<string, Kept>()
  /** Hears of every change that is durable. */
  onChange: (live: LiveMatch) => void = () => {}
  /** Hears of tables at which somebody has sat down or got up. */
  onTable: (id: string) => void = () => {}

  constructor(store: Store, log: Log, now: () => number) {
    this.store = store
    this.log = log
    this.now = now
  }

  ids(): readonly string[] {
    return [...this.kept.keys()]
  }

  get size(): number {
    return this.kept.size
  }

  get(id: string): Promise<LiveMatch | null> {
    let kept = this.kept.get(id)
    if (kept === undefined) {
      const live = this.load(id)
      this.kept.set(id, (kept = { live, used: this.now() }))
    }
    kept.used = this.now()
    return kept.live
  }

  private async load(id: string): Promise<LiveMatch | null> {
    try {
      const live = await this.read(id)
      if (live === null) this.kept.delete(id)
      return live
    } catch (error) {
      this.kept.delete(id)
      throw error
    }
  }

  private async read(id: string): Promise<LiveMatch | null> {
    const match = await this.store.match(id)
    if (match === null) return null
    const entry = GAMES.get(match.game)
    if (entry === undefined) throw new Error(`${id} is a match of '${match.game}', which is not here`)
    const live = new LiveMatch(entry.game, match, await this.store.holders(id))
    for (const each of await this.store.entries(id, 0)) live.replay(each)
    live.durable = live.length
    live.seatUntil(Infinity)
    return live
  }

  /** Brings a match up to what the store has: other nodes write too. */
  async refresh(id: string): Promise<void> {
    const kept = this.kept.get(id)
    if (kept === undefined) return
    const live = await kept.live
    if (live === null) return
    const [match, holders] = [await this.store.match(id), await this.store.holders(id)]
    if (match === null) {
      this.kept.delete(id)
      this.onTable(id)
      return
    }
    live.holders = holders
    if (match.length > live.length) {
      for (const entry of await this.store.entries(id, live.length)) live.replay(entry)
      live.durable = live.length
    }
    if (live.match.started === null && match.started !== null) live.begin(match.started)
    live.seatUntil(Infinity)
    live.match = match
    // What is not durable yet is told when it is.
    if (live.durable === live.length) this.onChange(live)
    this.onTable(id)
  }

  /** What this node had on its own is forgotten; the match is what the store has. */
  private async reload(id: string): Promise<LiveMatch | null> {
    this.kept.delete(id)
    const live = await this.get(id)
    if (live !== null) this.onChange(live)
    return live
  }

  /**
   * A move of a seat, durable when the promise is fulfilled. `meant` is the log's length at which the
   * question opened that it answers, or at which an undo was allowed.
   */
  async perform(id: string, seat: Seat, move: Move, meant?: number): Promise<Done> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const live = await this.get(id)
      if (live === null) return { kind: 'refused', problem: 'there is no such match', options: [] }
      if (live.match.status !== 'running')
        return { kind: 'refused', problem: 'the game does not run', options: [] }
      const open = move.kind === 'answer' ? live.table.opened(seat) : live.length
      if (meant !== undefined && open !== meant) return { kind: 'late' }
      const at = this.now()
      const refused = live.perform(seat, move, at)
      if (refused !== null) return { kind: 'refused', ...refused }
      const { length } = live
      if (await this.store.append(id, length - 1, [{ at, seat, text: moveText(move) }])) {
        live.durable = Math.max(live.durable, length)
        const over = live.table.outcome !== null
        if (over) await this.finish(live)
        if (live.durable === live.length) this.onChange(live)
        if (over) this.onTable(id)
        return { kind: 'done', length }
      }
      this.log.debug('somebody was faster', { match: id, length })
      if ((await this.kept.get(id)?.live) === live) await this.reload(id)
    }
    return { kind: 'late' }
  }

  private async finish(live: LiveMatch): Promise<void> {
    const { outcome } = live.table
    const ended = this.now()
    const data = { ...live.data, outcome }
    await this.store.changeMatch(live.id, 'running', { status: 'over', ended, data })
    live.match = { ...live.match, status: 'over', ended, data }
  }

  /** Another holder of a seat; false if somebody was faster. */
  async hold(id: string, holder: Omit<Holder, 'since'>): Promise<boolean> {
    const live = await this.get(id)
    if (live === null) return false
    const done = await this.store.hold(id, { ...holder, since: this.now() }, live.holder(holder.seat))
    await this.refresh(id)
    return done
  }

  drop(id: string): void {
    this.kept.delete(id)
  }

  /** Lets go of matches that nobody has used for so long, but for those that somebody watches. */
  evict(idle: number, watched: (id: string) => boolean): void {
    const before = this.now() - idle
    for (const [id, { used }] of this.kept) if (used < before && !watched(id)) this.kept.delete(id)
  }
}
