import { setTimeout as pause } from 'node:timers/promises'

import { same } from '@ziggurat/kernel'
import type { Game, Seat } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { problem } from '@ziggurat/protocol'
import type {
  End,
  Entry,
  Growth,
  Head,
  Holder,
  MatchStatus,
  News,
  Store,
  Time,
} from '@ziggurat/store'

import type { LiveMatch } from './live-match.ts'
import { load } from './loading.ts'
import type { Log } from './log.ts'
import { isChangeOfRules, moveText } from './moves.ts'
import type { Done, Move } from './moves.ts'
import { ordersIn, seatsThatDiffer } from './orders.ts'
import { inSlices } from './slices.ts'
import { Snapshots } from './snapshots.ts'

interface Kept {
  readonly live: Promise<LiveMatch | null>
  used: number
  /** What another node wrote, if that was last. */
  growth?: Growth | undefined
}

/** How often a move is tried again because another node was faster. */
const TRIES = 10
/** After how many milliseconds it is tried again to read a match that somebody watches. */
const RECOVERING = 1_000

const REFUSED = { kind: 'refused', options: [] } as const

/** The matches that are in memory: loaded when somebody needs them, let go when nobody does. */
export class Matches {
  private readonly store: Store
  private readonly log: Log
  private readonly now: () => number
  private readonly games: (id: string) => Game | undefined
  private readonly kept = new Map<string, Kept>()
  private readonly snapshots: Snapshots
  private readonly reading = new Map<string, Promise<void>>()
  private closed = false
  /** Hears of every change that is durable. */
  onChange: (live: LiveMatch) => void = () => {}
  /** Hears of tables at which somebody has sat down or got up. */
  onTable: (id: string) => void = () => {}
  /** Hears of seats whose standing orders have changed. */
  onOrders: (live: LiveMatch, seat: Seat) => void = () => {}
  /** Whether somebody watches a match. */
  isWatched: (id: string) => boolean = () => false
  /** Until when this node looks after a match, if it does. */
  leaseOf: (id: string) => Time | undefined = () => undefined

  constructor(
    store: Store,
    log: Log,
    now: () => number,
    games: (id: string) => Game | undefined = (id) => GAMES.get(id)?.game,
  ) {
    this.store = store
    this.log = log
    this.now = now
    this.games = games
    this.snapshots = new Snapshots(store, log, now)
  }

  ids(): readonly string[] {
    return [...this.kept.keys()]
  }

  private async all(): Promise<readonly LiveMatch[]> {
    const all = await Promise.all([...this.kept.values()].map(({ live }) => live.catch(() => null)))
    return all.filter((live) => live !== null)
  }

  /** How far each is known here. */
  async heads(): Promise<readonly Head[]> {
    return (await this.all()).map(({ id, durable, match }) => ({
      id,
      length: durable,
      revision: match.revision,
    }))
  }

  /** What was due before this time and was not done: whoever was to do it may have died over it. */
  async remind(before: Time): Promise<void> {
    const overdue: [string, Time][] = []
    function* look(all: readonly LiveMatch[]): Generator<void, void> {
      for (const { id, due } of all) {
        if (due !== null && due < before) overdue.push([id, due])
        yield
      }
    }
    await inSlices(look(await this.all()))
    for (const [id, due] of overdue) await this.store.remind(id, due)
  }

  has(id: string): boolean {
    return this.kept.has(id)
  }

  get size(): number {
    return this.kept.size
  }

  /** A match as it is here: what was done last may not be durable yet. */
  get(id: string): Promise<LiveMatch | null> {
    let kept = this.kept.get(id)
    if (kept === undefined) this.kept.set(id, (kept = { live: this.load(id), used: 0 }))
    kept.used = this.now()
    return kept.live
  }

  /** A match as the store has it now: what another node did a moment ago is seen. */
  async current(id: string): Promise<LiveMatch | null> {
    if (this.has(id)) await this.refresh(id)
    return this.get(id)
  }

  /** A match of which everything is durable: what may be shown. */
  async settled(id: string): Promise<LiveMatch | null> {
    for (;;) {
      const live = await this.get(id)
      if (live === null || (live.durable === live.length && !live.stale)) return live
      await live.idle()
    }
  }

  private async load(id: string): Promise<LiveMatch | null> {
    try {
      const live = await this.fetch(id)
      if (live === null) this.drop(id)
      return live
    } catch (error) {
      this.drop(id)
      throw error
    }
  }

  private async fetch(id: string): Promise<LiveMatch | null> {
    // Before it is read, so that nothing is missed in between.
    await this.store.attend(id)
    const table = await this.store.table(id)
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
    await this.keepMark(live)
    const { due } = live
    if (due !== null) await this.store.remind(live.id, due)
  }

  /** That a match is marked stands in its log; lists of games have it from beside the log. */
  private async keepMark({ id, match, data }: LiveMatch): Promise<boolean> {
    if (match.status !== 'running' || data === match.data) return false
    return this.store.changeMatch(id, 'running', { data }, match.revision)
  }

  /** Another node has done something. */
  heard(id: string, what: Exclude<News, 'chat'>, growth?: Growth): Promise<void> {
    if (what === 'table') return this.refresh(id)
    const kept = this.kept.get(id)
    if (kept !== undefined && growth !== undefined) kept.growth = growth
    const work = async (live: LiveMatch): Promise<void> => {
      if (await this.readOn(live, growth)) this.tell(live)
    }
    return growth === undefined ? this.readOnce(`log ${id}`, id, work) : this.read(id, () => {}, work)
  }

  /** Brings a match up to what the store has: other nodes write too. */
  async refresh(id: string): Promise<void> {
    await this.readOnce(`table ${id}`, id, async (live) => {
      const { revision } = live.match
      const another = await this.readTable(live)
      const { match } = live
      // The database has lost what it had: a standby took over that lagged behind.
      if (match.length < live.durable) return this.forget(live)
      if (match.revision !== revision) await this.readOrders(live)
      // Somebody had sat down or got up before what was done here without knowing of it: the clocks are others.
      if (!live.stale && live.isSeatedLate) await this.replace(live)
      const longer = match.length > live.durable && (await this.readOn(live))
      if (!live.stale && (another || longer)) {
        live.seatUntil(Infinity)
        await this.settle(live)
        this.onChange(live)
      }
      if (another) this.onTable(id)
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
    for (const seat of seatsThatDiffer(before, live.orders)) this.onOrders(live, seat)
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
      const live = (await this.kept.get(id)?.live) ?? null
      if (live === null) return
      await live.inTurn(async () => {
        begun()
        try {
          await work(live)
        } catch (error) {
          // What is known here may be half of what there is.
          if (!live.stale) this.forget(live)
          throw error
        }
      })
      // The one that has taken its place may have been loaded before what was to be read.
      if (!live.stale) return
    }
  }

  /** Who sits where and how it stands; false if nothing has changed. */
  private async readTable(live: LiveMatch): Promise<boolean> {
    const table = await this.store.table(live.id)
    if (table === null) {
      this.forget(live)
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
  private async readOn(live: LiveMatch, growth?: Growth): Promise<boolean> {
    if (live.stale) return false
    const entries = newIn(growth, live) ?? (await this.store.entries(live.id, live.durable))
    if (entries.length === 0 || live.stale) return false
    // What was done here meanwhile was done on a table that is no longer so.
    const fits = live.length === live.durable && this.follow(live, entries)
    if (!fits) await this.replace(live)
    return fits
  }

  /** What was done here and did not become durable is forgotten. */
  private forget(live: LiveMatch): void {
    live.stale = true
    this.drop(live.id)
    void this.recover(live.id)
  }

  /** Those who watch a match that was forgotten would miss all that comes: it is read again, as soon as that can be done. */
  private async recover(id: string): Promise<void> {
    while (this.isWatched(id) && !this.closed) {
      const live = await this.settled(id).catch(() => undefined)
      if (live === undefined) await pause(RECOVERING, undefined, { ref: false })
      else {
        try {
          if (live !== null) this.onChange(live)
          this.onTable(id)
        } catch (error) {
          this.log.error('a match could not be shown', error, { match: id })
        }
        return
      }
    }
  }

  /** By what is known to be durable, and what others have written since. */
  private async replace(live: LiveMatch): Promise<void> {
    live.stale = true
    // It was let go meanwhile.
    if (!this.has(live.id)) return
    const growth = this.kept.get(live.id)?.growth
    const written = this.reread(live, growth)
    this.kept.set(live.id, { live: written, used: this.now(), growth })
    try {
      const now = await written
      if (now !== null) this.tell(now)
    } catch (error) {
      this.forget(live)
      throw error
    }
  }

  private async reread(live: LiveMatch, growth: Growth | undefined): Promise<LiveMatch | null> {
    const heard = newIn(growth, live) ?? []
    const entries = heard.length > 0 ? heard : await this.store.entries(live.id, live.durable)
    // If nobody was faster, it is not for the log that the match is another.
    const isLonger = entries.length > 0 && !live.isSeatedLate && comesNext(live, entries)
    const written = isLonger ? live.asWritten() : null
    return written !== null && this.follow(written, entries) ? written : this.load(live.id)
  }

  /** Does what others have written; false if that cannot be done here. */
  private follow(live: LiveMatch, entries: readonly Entry[]): boolean {
    return comesNext(live, entries) && entries.every((entry) => live.replay(entry) === null)
  }

  /** A person's answer to the question that opened at this length of the log. */
  async answer(id: string, seat: Seat, answer: string, opened: number): Promise<Done> {
    const live = await this.get(id)
    // A set may be named in any order; the log has its one id.
    const option = live?.table.question(seat)?.find(answer)
    return this.carryOut(id, seat, { kind: 'answer', id: option?.id ?? answer }, opened)
  }

  /**
   * A move of a seat, durable when the promise is fulfilled. `meant` is the log's length at which the
   * question opened that it answers, or at which an undo was allowed.
   */
  async perform(id: string, seat: Seat, move: Move, meant?: number): Promise<Done> {
    const done = await this.carryOut(id, seat, move, meant)
    const isMarked = done.kind === 'done' && move.kind === 'undo' && move.seen === true
    const live = isMarked ? await this.current(id) : null
    if (live !== null && (await this.keepMark(live))) await this.refresh(id)
    return done
  }

  private async carryOut(id: string, seat: Seat, move: Move, meant?: number): Promise<Done> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const live = await this.get(id)
      if (live === null) return { ...REFUSED, ...problem('no-such-table') }
      if (live.stale) continue
      // A game that is over stays so, even before that is written.
      const over = live.match.status === 'over' || live.table.outcome !== null
      if (over && meant !== undefined) return { kind: 'late' }
      if (live.match.status !== 'running') return { ...REFUSED, ...problem('game-not-begun') }
      if (meant !== undefined && meant !== expected(live, seat, move)) {
        if (attempt > 0 || meant <= live.length) return { kind: 'late' }
        // Whoever answers has seen more, on another node.
        await this.heard(id, 'log')
        continue
      }
      const at = live.timeAt(this.now())
      // Another node writes to this match, and may be faster.
      if (this.kept.get(id)?.growth !== undefined) live.remember()
      const refused = this.attempt(live, seat, move, at)
      if (refused !== null) return { kind: 'refused', ...refused }
      const { length } = live
      const entry = { at, seat, text: moveText(move) }
      if (await live.save(entry, (entries) => this.write(live, entries))) return { kind: 'done', length }
      this.log.debug('somebody was faster', { match: id, length })
    }
    return { kind: 'late' }
  }

  /** Rules that break in the middle of a move leave a table that nobody may see. */
  private attempt(live: LiveMatch, seat: Seat, move: Move, at: number): ReturnType<LiveMatch['perform']> {
    try {
      return live.perform(seat, move, at)
    } catch (error) {
      this.forget(live)
      throw error
    }
  }

  private async write(live: LiveMatch, entries: readonly Entry[]): Promise<boolean> {
    if (live.stale) return false
    const until = this.leaseOf(live.id)
    const care = { due: live.due, ...(until !== undefined && { until }) }
    let grown: boolean
    try {
      grown = await this.store.append(live.id, live.durable, entries, care, live.end)
    } catch (error) {
      this.forget(live)
      throw error
    }
    if (!grown) {
      await this.replace(live)
      return false
    }
    live.durable += entries.length
    live.before = null
    const kept = this.kept.get(live.id)
    if (kept !== undefined) kept.growth = undefined
    this.afterwards(live)
    return true
  }

  /** What follows from entries that are durable; they stay so whatever happens here. */
  private afterwards(live: LiveMatch): void {
    try {
      if (live.stale || live.durable !== live.length) return
      this.tell(live)
      this.snapshots.grown(live)
    } catch (error) {
      this.log.error('what follows from a move failed', error, { match: live.id })
      this.forget(live)
    }
  }

  /** All see what has happened. */
  private tell(live: LiveMatch): void {
    const over = live.settleEnd()
    this.onChange(live)
    if (over) this.onTable(live.id)
  }

  private async finish(live: LiveMatch, end: End): Promise<void> {
    if (await this.store.changeMatch(live.id, 'running', { status: 'over', ...end })) live.settleEnd()
    // Another node was faster.
    else await this.readTable(live)
  }

  /** Another holder instead of the one who is known here; false if somebody was faster, or has moved, where a length is given. */
  async hold(
    live: LiveMatch,
    holder: Omit<Holder, 'since'>,
    during: MatchStatus = 'running',
    length?: number,
  ): Promise<boolean> {
    const instead = live.holder(holder.seat)
    // After all that has happened: who did what is known by the time.
    const since = Math.max(this.now(), live.timeAt(0) + (during === 'running' ? 1 : 0))
    const done = await this.store.hold(live.id, { ...holder, since }, instead, during, length)
    await this.refresh(live.id)
    return done
  }

  drop(id: string): void {
    this.kept.delete(id)
    this.store.leave(id)
  }

  /** Nobody watches it any more: a game that is over is let go at once. */
  async unwatched(id: string): Promise<void> {
    const live = await this.kept.get(id)?.live.catch(() => null)
    if (live?.match.status === 'over' && !this.isWatched(id)) this.drop(id)
  }

  /** Lets go of matches that nobody has used for so long, but for those that somebody watches. */
  async evict(idle: number): Promise<void> {
    const before = this.now() - idle
    for (const [id, { used, live }] of this.kept) {
      if (used >= before || this.isWatched(id)) continue
      this.drop(id)
      await this.snapshots.last(id, live)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    for (const [id, { live }] of this.kept) await this.snapshots.last(id, live)
  }
}

/** What is new in what was heard; null if something came before that has not been heard. */
const newIn = (growth: Growth | undefined, { durable }: LiveMatch): readonly Entry[] | null =>
  growth === undefined || growth.after > durable ? null : growth.entries.slice(durable - growth.after)

/** Whether entries come after all that is known of a match, and by the same rules. */
const comesNext = (live: LiveMatch, entries: readonly Entry[]): boolean =>
  !entries.some((entry) => isChangeOfRules(entry) || live.isSeatedEarly(entry))

/** What a move must be addressed to. */
const expected = (live: LiveMatch, seat: Seat, move: Move): number | null =>
  move.kind === 'answer' ? live.table.opened(seat) : live.length
