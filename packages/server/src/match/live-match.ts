import { setImmediate } from 'node:timers/promises'

import { Table } from '@ziggurat/kernel'
import type { Checkpoint, Game, Refused, Seat, FullEvent } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Asked, End, Entry, Holder, Match } from '@ziggurat/store'

import { Clocks, withAnswersBefore } from './clocks.ts'
import type { StoredClocks } from './clocks.ts'
import { MatchHistory } from './history.ts'
import { holderOf, seatsOf } from './match-data.ts'
import type { MatchData } from './match-data.ts'
import { applyMove, moveIn } from './moves.ts'
import type { Move } from './moves.ts'
import type { ClocksAt } from './snapshots.ts'
import { ordersAsked } from './standing-orders.ts'
import type { LeftOrder } from './standing-orders.ts'
import { carriedFrom, votesAt } from './votes.ts'

/** Entries that are written in one transaction. */
interface Batch {
  readonly entries: Entry[]
  readonly written: Promise<boolean>
}

/** The checkpoint from which a match is replayed, if not from its beginning. */
export interface Start extends Checkpoint {
  /** The time of the last entry before it. */
  readonly at: number
  readonly clocks?: StoredClocks
  /** Before it, a player alone with bots had undone past an undo barrier. */
  readonly rewound?: boolean
}

/** A change of the rules that set the match back to an earlier position, and the answers that were dropped. */
export interface RulesChange {
  readonly rules: number
  /** The log's length and the time of the change. */
  readonly length: number
  readonly at: number
  readonly dropped: readonly { readonly seat: Seat; readonly id: string }[]
  /** Seats whose people had moved after the change when the match was loaded. */
  readonly moved: readonly Seat[]
}

/** A match in memory: the state that its log leads to. */
export class LiveMatch {
  readonly id: string
  readonly game: Game
  match: Match
  holders: readonly Holder[]
  /** Standing orders of all seats. */
  orders: readonly LeftOrder[] = []
  readonly table: Table
  clocks: Clocks
  /** The length of the log that is known to be in the store. */
  durable: number
  /** True when it no longer matches the store: another node wrote first, or a write failed. */
  stale = false
  /** A copy from before the moves that are not durable yet, if there is one. */
  durableCopy: LiveMatch | null = null
  /** The last change of the rules that dropped answers. */
  rulesChange: RulesChange | null = null
  /** The game is over but today's rules cannot replay it to its end: the table is some moves before the end. */
  isUnreplayable = false
  /** The log's length and the number of answers at the last snapshot. */
  lastSnapshot: { readonly length: number; readonly count: number }
  /** The clocks cannot be computed from the history in memory, which lacks what was taken back. */
  private hasRestoredClocks = false
  private queue: Promise<unknown> = Promise.resolve()
  private batch: Batch | null = null
  readonly history: MatchHistory
  /** The number of answers, including the one that is being given. */
  private count: number
  private readonly start: Start | undefined
  /** A player alone with bots has undone past an undo barrier. */
  rewound: boolean

  /** At its beginning or at a checkpoint, with the rest of the log still to be replayed; or a copy of another. */
  constructor(game: Game, match: Match, holders: readonly Holder[], from?: Start | LiveMatch) {
    this.id = match.id
    this.game = game
    this.match = match
    this.holders = holders
    const { seats, options, seed } = match
    const setting = { seats, options, seed }
    const onEvent = (emitted: FullEvent): void => this.history.addEvent(emitted, this.count)
    if (from instanceof LiveMatch) {
      this.orders = from.orders
      this.rulesChange = from.rulesChange
      this.history = from.history.copy()
      this.count = from.count
      this.table = from.table.fork(onEvent)
      this.clocks = from.clocks.copy()
      this.start = from.start
      this.durable = from.durable
      this.lastSnapshot = from.lastSnapshot
      this.rewound = from.rewound
      this.hasRestoredClocks = from.hasRestoredClocks
      return
    }
    this.start = from
    this.history = new MatchHistory(from?.length ?? 0, from?.count ?? 0)
    this.count = from?.count ?? 0
    this.rewound = from?.rewound === true || (match.data as MatchData).rewound === true
    this.table =
      from === undefined ? Table.open(game, setting, onEvent) : Table.from(game, setting, from, onEvent)
    this.history.begin()
    this.lastSnapshot = { length: this.length, count: this.table.count }
    this.durable = this.length
    this.clocks = new Clocks(this.data.clock, seats, from?.clocks)
    if (match.started !== null) this.begin(from?.at ?? match.started)
  }

  /** Starts the clocks of the seats that are asked first. */
  begin(at: number): void {
    this.seatClocksUntil(at)
    this.clocks.afterMove(at, this.table)
  }

  /** Sets the clocks to those of a snapshot, because the log is replayed without what was taken back before it. */
  restoreClocks({ clocks, count }: ClocksAt): void {
    const { answers, count: now } = this.table
    const before = answers.slice(0, answers.length + count - now)
    this.clocks = new Clocks(this.data.clock, this.match.seats, withAnswersBefore(clocks, before))
    this.begin(clocks.at)
    this.hasRestoredClocks = true
  }

  /** Applies changes of holders up to this time to the clocks. */
  seatClocksUntil(time: number): void {
    this.clocks.seat(time, this.holders)
  }

  /** Whether the table was dealt with the match's seed, which is mixed only when the game starts. */
  get isDealt(): boolean {
    return this.table.setting.seed === this.match.seed
  }

  /** Whether the clocks have missed a change of holders before the last move. */
  get clocksMissSeating(): boolean {
    return this.clocks.lacks(this.history.last, this.holders)
  }

  /** Whether the clocks have applied a change of holders after this entry. */
  clocksAheadOf({ at }: Entry): boolean {
    return this.clocks.isAhead(at, this.holders)
  }

  /** The time, but not before the last move or handover: another node's clock may be ahead. */
  timeAt(now: number): number {
    return Math.max(now, this.history.last, ...this.holders.map(({ since }) => since))
  }

  get data(): MatchData {
    const data = this.match.data as MatchData
    return this.rewound && data.rewound !== true ? { ...data, rewound: true } : data
  }

  get length(): number {
    return this.table.length
  }

  /** Seats that have an open question. None once the game is over, even if the table is before its end (`isUnreplayable`). */
  get waiting(): readonly Seat[] {
    return this.match.status === 'over' ? [] : this.table.questions.map(({ seat }) => seat)
  }

  /** The seats that are asked while the game runs, as the store lists them. */
  get asked(): readonly Asked[] {
    if (this.match.status !== 'running') return []
    return this.waiting.map((seat) => {
      const opened = this.table.opened(seat) ?? 0
      const since = this.history.timeOf(opened) ?? this.start?.at ?? this.match.started ?? 0
      return { seat, opened, since, due: this.clocks.due(seat) }
    })
  }

  /** Bots' seats that have an open question. */
  get botsAsked(): readonly Seat[] {
    return this.waiting.filter((seat) => (this.holder(seat)?.bot ?? null) !== null)
  }

  /** When a node must look after it: now (0) for a bot or a standing order, else when a vote takes effect or the first clock runs out. */
  get due(): number | null {
    if (this.match.status !== 'running') return null
    if (this.botsAsked.length > 0 || ordersAsked(this).length > 0) return 0
    const votes = votesAt(this)
    // While people vote on an absent player, clocks are ignored.
    const clocked = votes.some(({ on }) => on === 'absent') ? [] : this.waiting
    const times = [...votes.map(carriedFrom), ...clocked.map((seat) => this.clocks.due(seat))]
    const first = Math.min(...times.map((time) => time ?? Infinity))
    return first === Infinity ? null : first
  }

  /** What to write to the store if the game has just ended. */
  get end(): End | undefined {
    const { outcome } = this.table
    if (this.match.status !== 'running' || outcome === null) return undefined
    const ended = Math.max(this.history.last, this.start?.at ?? 0)
    // Votes end with the game. A request for a seat has the name of somebody who may never have played.
    return { ended, data: { ...this.data, votes: [], outcome, rules: this.game.version } }
  }

  /** Marks the match as over if the game has just ended, and returns true then. The store was updated with the last answer. */
  settleEnd(): boolean {
    const { end, match } = this
    if (end === undefined || this.durable !== this.length) return false
    this.match = { ...match, ...end, status: 'over', revision: match.revision + 1 }
    return true
  }

  /** Queues work that reads or writes this match in the store; one piece runs at a time. */
  inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => {})
    return done
  }

  /** Adds an entry to the next batch, which is written when the writes before it are done. */
  queueWrite(entry: Entry, write: (entries: readonly Entry[]) => Promise<boolean>): Promise<boolean> {
    if (this.batch === null) {
      const entries: Entry[] = []
      const written = this.inOrder(async () => {
        await setImmediate()
        this.batch = null
        return write(entries)
      })
      this.batch = { entries, written }
    }
    this.batch.entries.push(entry)
    return this.batch.written
  }

  /** Resolves when all queued work has succeeded or failed. */
  async writesDone(): Promise<void> {
    await this.queue
  }

  /** Makes a move. If it is refused, returns the problem and the legal options. */
  moveInMemory(seat: Seat, move: Move, at: number): Refused | null {
    const refused = this.applyToTable(seat, move)
    if (refused !== null) return refused
    this.history.addMove(this.table, seat, move, at)
    if (move.kind === 'rules') this.clocks.resume(at, this.table)
    else if (move.kind !== 'skip' && move.kind !== 'gone') this.clocks.afterMove(at, this.table)
    if (move.kind === 'undo' && move.seen === true) this.rewound = true
    return null
  }

  private applyToTable(seat: Seat, move: Move): Refused | null {
    const { table } = this
    if (move.kind === 'answer') this.count = table.count + 1
    if (move.kind === 'undo' && !(move.to >= table.origin.count && move.to < table.count))
      return { ...problem('nothing-to-take-back'), options: [] }
    return applyMove(table, seat, move)
  }

  /** Replays an entry that is already in the store. */
  replay({ seat, text, at }: Entry): Refused | null {
    this.seatClocksUntil(at)
    const refused = this.moveInMemory(seat ?? 0, moveIn(text), at)
    if (refused === null) this.durable = this.length
    this.durableCopy = null
    return refused
  }

  /** Copies the match if all of it is durable, so that later moves can be dropped quickly. */
  keepRollbackCopy(): void {
    if (this.durable === this.length)
      this.durableCopy = new LiveMatch(this.game, this.match, this.holders, this)
  }

  /** The same match without the moves that are not durable; null if it must be loaded from the store. */
  withoutUnwrittenMoves(): LiveMatch | null {
    const { game, match, holders, start, lastSnapshot, durableCopy } = this
    if (durableCopy !== null && durableCopy.match === match && durableCopy.holders === holders) {
      durableCopy.orders = this.orders
      return durableCopy
    }
    if (this.hasRestoredClocks) return null
    const written = new LiveMatch(game, match, holders, start)
    for (const entry of this.history.entries(this.durable)) written.replay(entry)
    written.seatClocksUntil(Infinity)
    written.orders = this.orders
    written.rulesChange = this.rulesChange
    written.lastSnapshot = lastSnapshot
    return written
  }

  /** How many answers there were before the last one by the seat's current person or their standing order; null if they gave none. */
  answersBeforeLastOf(seat: Seat): number | null {
    const now = this.holder(seat)?.person ?? null
    return this.history.answersBeforeLastOf(seat, (time) => {
      const then = holderOf(
        this.holders.filter(({ since }) => since <= time),
        seat,
      )
      return then !== null && then.bot === null && then.person === now
    })
  }

  /** Who holds a seat now. */
  holder(seat: Seat): Holder | null {
    return holderOf(this.holders, seat)
  }

  /** The seats of other people, also where a bot plays for them. */
  peopleBeside(seat: Seat): readonly Seat[] {
    return seatsOf(this.match).filter((each) => each !== seat && (this.holder(each)?.person ?? null) !== null)
  }

  /** The seat that a person holds, also while a bot plays for them. */
  seatOf(person: string): Seat | null {
    return seatsOf(this.match).find((seat) => this.holder(seat)?.person === person) ?? null
  }
}
