import { setImmediate } from 'node:timers/promises'

import { Table } from '@ziggurat/kernel'
import type { Checkpoint, Game, Refused, Seat, Told } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { End, Entry, Holder, Match } from '@ziggurat/store'

import { Clocks } from './clocks.ts'
import type { StoredClocks } from './clocks.ts'
import { holderOf } from './data.ts'
import type { MatchData } from './data.ts'
import { MatchHistory } from './history.ts'
import { moveIn } from './moves.ts'
import type { Move } from './moves.ts'
import { ordersAsked } from './standing-orders.ts'
import type { LeftOrder } from './standing-orders.ts'
import { carriedFrom, votesAt } from './votes.ts'

/** Entries that are written together. */
interface Batch {
  readonly entries: Entry[]
  readonly written: Promise<boolean>
}

/** Where a match goes on that is not played again from its beginning. */
export interface Start extends Checkpoint {
  /** When the last entry before it was written. */
  readonly at: number
  readonly clocks?: StoredClocks
  /** Before it, somebody alone with bots had gone back past what was seen. */
  readonly rewound?: boolean
}

/** By other rules the match went on from an earlier position: what was taken back with that. */
export interface RulesChange {
  readonly rules: number
  /** The log's length then, and the time. */
  readonly length: number
  readonly at: number
  readonly dropped: readonly { readonly seat: Seat; readonly id: string }[]
  /** Seats whose people had made a move since when the match was loaded. */
  readonly moved: readonly Seat[]
}

/** A match in memory: what its log comes to. */
export class LiveMatch {
  readonly id: string
  readonly game: Game
  match: Match
  holders: readonly Holder[]
  /** Standing orders of all seats. */
  orders: readonly LeftOrder[] = []
  readonly table: Table
  readonly clocks: Clocks
  /** How much of the log the store has for certain. */
  durable: number
  /** It is not what the store has: somebody was faster, or something went wrong. */
  stale = false
  /** As it stood before what is not durable yet, if that is kept. */
  durableCopy: LiveMatch | null = null
  /** The last change of the rules that took something back. */
  change: RulesChange | null = null
  /** It is over, and these rules do not come to its end: its table stands some moves before. */
  asItStood = false
  /** The log's length and the number of answers at the last snapshot. */
  kept: { readonly length: number; readonly count: number }
  private turn: Promise<unknown> = Promise.resolve()
  private batch: Batch | null = null
  readonly history: MatchHistory
  /** How many answers there are with the one that is being given. */
  private count: number
  private readonly start: Start | undefined
  /** Somebody alone with bots has gone back past what was seen. */
  rewound: boolean

  /** With its whole log still to be done, or all after a checkpoint; or as another stands. */
  constructor(game: Game, match: Match, holders: readonly Holder[], from?: Start | LiveMatch) {
    this.id = match.id
    this.game = game
    this.match = match
    this.holders = holders
    const { seats, options, seed } = match
    const setting = { seats, options, seed }
    const hear = (told: Told): void => this.history.addEvent(told, this.count)
    if (from instanceof LiveMatch) {
      this.orders = from.orders
      this.change = from.change
      this.history = from.history.copy()
      this.count = from.count
      this.table = from.table.fork(hear)
      this.clocks = from.clocks.copy()
      this.start = from.start
      this.durable = from.durable
      this.kept = from.kept
      this.rewound = from.rewound
      return
    }
    this.start = from
    this.history = new MatchHistory(from?.length ?? 0, from?.count ?? 0)
    this.count = from?.count ?? 0
    this.rewound = from?.rewound === true || (match.data as MatchData).rewound === true
    this.table = from === undefined ? Table.open(game, setting, hear) : Table.from(game, setting, from, hear)
    this.history.begin()
    this.kept = { length: this.length, count: this.table.count }
    this.durable = this.length
    this.clocks = new Clocks(this.data.clock, seats, from?.clocks)
    if (match.started !== null) this.begin(from?.at ?? match.started)
  }

  /** The clocks of those who are asked first run from now on. */
  begin(at: number): void {
    this.seatClocksUntil(at)
    this.clocks.turn(at, this.table)
  }

  /** Tells the clocks who has sat down and got up by then. */
  seatClocksUntil(time: number): void {
    this.clocks.seat(time, this.holders)
  }

  /** Whether somebody of whom the clocks do not know sat down or got up before the last move. */
  get clocksMissSeating(): boolean {
    return this.clocks.lacks(this.history.last, this.holders)
  }

  /** Whether the clocks know of somebody who sat down or got up after this. */
  clocksAheadOf({ at }: Entry): boolean {
    return this.clocks.isAhead(at, this.holders)
  }

  /** The time, or that of the last that is known here: the clock of another node may be ahead. */
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

  /** Seats that are asked something: nobody once the game is over, though its table may stand before the end. */
  get waiting(): readonly Seat[] {
    return this.match.status === 'over' ? [] : this.table.questions.map(({ seat }) => seat)
  }

  /** Seats of bots that are asked something. */
  get botsAsked(): readonly Seat[] {
    return this.waiting.filter((seat) => (this.holder(seat)?.bot ?? null) !== null)
  }

  /** When somebody is to look after it: at once if a bot or an order is to answer, when a vote is carried, or when the first clock is at zero. */
  get due(): number | null {
    if (this.match.status !== 'running') return null
    if (this.botsAsked.length > 0 || ordersAsked(this).length > 0) return 0
    const votes = votesAt(this)
    // While the others decide about somebody, no clock matters.
    const clocked = votes.some(({ on }) => on === 'absent') ? [] : this.waiting
    const times = [...votes.map(carriedFrom), ...clocked.map((seat) => this.clocks.due(seat))]
    const first = Math.min(...times.map((time) => time ?? Infinity))
    return first === Infinity ? null : first
  }

  /** How the game is to stand in the store if it has just ended. */
  get end(): End | undefined {
    const { outcome } = this.table
    if (this.match.status !== 'running' || outcome === null) return undefined
    const ended = Math.max(this.history.last, this.start?.at ?? 0)
    return { ended, data: { ...this.data, outcome, rules: this.game.version } }
  }

  /** True if the game has just ended: that was written with its last answer. */
  settleEnd(): boolean {
    const { end, match } = this
    if (end === undefined || this.durable !== this.length) return false
    this.match = { ...match, ...end, status: 'over', revision: match.revision + 1 }
    return true
  }

  /** What reads or writes the store for this match is done one after the other. */
  inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => {})
    return done
  }

  /** Adds an entry to those that are written next: together with all that has come by then. */
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

  /** When all that is under way by now has been written, or has failed. */
  async writesDone(): Promise<void> {
    await this.turn
  }

  /** Does a move; the problem if it cannot be done, with what could. */
  perform(seat: Seat, move: Move, at: number): Refused | null {
    const refused = this.attempt(seat, move)
    if (refused !== null) return refused
    this.history.addMove(this.table, seat, move, at)
    if (move.kind === 'rules') this.clocks.resume(at, this.table)
    else if (move.kind !== 'skip') this.clocks.turn(at, this.table)
    if (move.kind === 'undo' && move.seen === true) this.rewound = true
    return null
  }

  private attempt(seat: Seat, move: Move): Refused | null {
    const { table } = this
    if (move.kind === 'withdraw') return table.withdraw(seat)
    if (move.kind === 'skip' || move.kind === 'rules') {
      table.skip()
      return null
    }
    if (move.kind === 'answer') {
      this.count = table.count + 1
      return table.answer(seat, move.id)
    }
    if (!(move.to >= table.origin.count && move.to < table.count))
      return { ...problem('nothing-to-take-back'), options: [] }
    table.undo(move.to)
    return null
  }

  /** An entry that another node has written, or that was read from the store. */
  replay({ seat, text, at }: Entry): Refused | null {
    this.seatClocksUntil(at)
    const refused = this.perform(seat ?? 0, moveIn(text), at)
    if (refused === null) this.durable = this.length
    this.durableCopy = null
    return refused
  }

  /** What is done from now on can be forgotten quickly. */
  keepDurableCopy(): void {
    if (this.durable === this.length)
      this.durableCopy = new LiveMatch(this.game, this.match, this.holders, this)
  }

  /** The same match without what is not durable. */
  durableVersion(): LiveMatch {
    const { game, match, holders, start, kept, durableCopy } = this
    if (durableCopy !== null && durableCopy.match === match && durableCopy.holders === holders) {
      durableCopy.orders = this.orders
      return durableCopy
    }
    const written = new LiveMatch(game, match, holders, start)
    for (const entry of this.history.entries(this.durable)) written.replay(entry)
    written.seatClocksUntil(Infinity)
    written.orders = this.orders
    written.change = this.change
    written.kept = kept
    return written
  }

  /** How many answers there were before the last that the person at a seat gave there, also by an order; null if there is none. */
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

  /** The seats of other people, also where a bot stands in for them. */
  peopleBeside(seat: Seat): readonly Seat[] {
    const seats = Array.from({ length: this.match.seats }, (_, each) => each)
    return seats.filter((each) => each !== seat && (this.holder(each)?.person ?? null) !== null)
  }

  /** The seat that a person holds, himself or through a bot that plays on for him. */
  seatOf(person: string): Seat | null {
    for (let seat = 0; seat < this.match.seats; seat++) {
      if (this.holder(seat)?.person === person) return seat
    }
    return null
  }
}
