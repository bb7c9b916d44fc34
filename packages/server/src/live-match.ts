import { setImmediate } from 'node:timers/promises'

import { Table, toldTo } from '@ziggurat/kernel'
import type { Checkpoint, Game, GameEvent, Seat, Told } from '@ziggurat/kernel'
import type { Entry, Holder, Match } from '@ziggurat/store'

import { Clocks } from './clocks.ts'
import type { MatchData } from './match-data.ts'
import { ordersAsked } from './orders.ts'
import type { LeftOrder } from './orders.ts'
import { absenceVote, isCarried } from './votes.ts'

/** What a seat does, as it stands in the log. */
export type Move =
  | { readonly kind: 'answer'; readonly id: string; readonly ordered?: true }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'undo'; readonly to: number }

/** Why a move was not done. The match is as it was. */
export interface NotDone {
  readonly problem: string
  readonly options: readonly string[]
}

/** An answer that was given by a standing order is an order in the log; the record knows no difference. */
export function moveText(move: Move): string {
  if (move.kind === 'answer') return `${move.ordered === true ? 'order' : 'answer'} ${move.id}`
  return move.kind === 'undo' ? `undo ${move.to}` : 'withdraw'
}

export function moveIn(text: string): Move {
  const [kind = '', ...rest] = text.split(' ')
  if (kind === 'answer') return { kind, id: rest.join(' ') }
  if (kind === 'order') return { kind: 'answer', id: rest.join(' '), ordered: true }
  if (kind === 'undo') return { kind, to: Number(rest[0]) }
  if (kind === 'withdraw') return { kind }
  throw new Error(`no move: '${text}'`)
}

/** Entries that are written together. */
interface Batch {
  readonly entries: Entry[]
  readonly written: Promise<boolean>
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
  before: LiveMatch | null = null
  /** The log's length and the number of answers at the last snapshot. */
  kept: { readonly length: number; readonly count: number }
  private turn: Promise<unknown> = Promise.resolve()
  private batch: Batch | null = null
  /** The log since its origin. Many matches wait quietly in memory: times stand beside the moves, where they take less. */
  private readonly moves: { readonly seat: Seat; readonly text: string }[] = []
  private readonly times: number[] = []
  /** All that happened, and how many answers had been given when it did. */
  private readonly happened: Told[] = []
  private readonly counts: number[] = []
  private count = 0
  /** How many events there were after each entry of the log. */
  private readonly marks: number[] = []
  /** How many of each seat's holders the clocks know. */
  private readonly seated: number[] = []
  /** The log's length at which the table last changed for all, and for each seat at its person's last move and at its last question. */
  private shown = 0
  private readonly moved: number[] = []
  private readonly asked: number[] = []
  /** The answers that orders gave. */
  private readonly obeyed: { readonly seat: Seat; readonly count: number }[] = []

  /** With its whole log still to be done, or all after a checkpoint; or as another stands. */
  constructor(game: Game, match: Match, holders: readonly Holder[], from?: Checkpoint | LiveMatch) {
    this.id = match.id
    this.game = game
    this.match = match
    this.holders = holders
    const { seats, options, seed } = match
    const setting = { seats, options, seed }
    const hear = (told: Told): void => {
      this.happened.push(told)
      this.counts.push(this.count)
    }
    if (from instanceof LiveMatch) {
      this.table = from.table.fork(hear)
      this.clocks = from.clocks.copy()
      this.durable = from.durable
      this.kept = from.kept
      this.count = from.count
      this.shown = from.shown
      this.moves = from.moves.slice()
      this.times = from.times.slice()
      this.happened = from.happened.slice()
      this.counts = from.counts.slice()
      this.marks = from.marks.slice()
      this.seated = from.seated.slice()
      this.moved = from.moved.slice()
      this.asked = from.asked.slice()
      return
    }
    this.count = from?.count ?? 0
    this.table = from === undefined ? Table.open(game, setting, hear) : Table.from(game, setting, from, hear)
    this.marks[this.length] = this.happened.length
    this.shown = this.length
    this.kept = { length: this.length, count: this.table.count }
    this.durable = this.length
    this.clocks = new Clocks(this.data.clock, seats)
    if (match.started !== null) this.begin(match.started)
  }

  /** The clocks of those who are asked first run from now on. */
  begin(at: number): void {
    this.seatUntil(at)
    this.clocks.turn(at, this.table)
  }

  /** Tells the clocks who has sat down and got up by then. */
  seatUntil(time: number): void {
    if (this.data.clock.kind === 'none') return
    for (let seat = 0; seat < this.match.seats; seat++) {
      const held = this.holders.filter((holder) => holder.seat === seat && holder.since <= time)
      for (const { since, person, bot } of held.slice(this.seated[seat] ?? 0)) {
        this.clocks.hold(since, seat, person !== null && bot === null)
      }
      this.seated[seat] = Math.max(this.seated[seat] ?? 0, held.length)
    }
  }

  get data(): MatchData {
    return this.match.data as MatchData
  }

  get length(): number {
    return this.table.length
  }

  /** Seats that are asked something. */
  get waiting(): readonly Seat[] {
    return this.table.questions.map(({ seat }) => seat)
  }

  /** Seats of bots that are asked something. */
  get botsAsked(): readonly Seat[] {
    return this.waiting.filter((seat) => (this.holder(seat)?.bot ?? null) !== null)
  }

  /** When somebody is to look after it: at once if a bot or an order is to answer, or when the first clock is at zero. */
  get due(): number | null {
    if (this.match.status !== 'running') return null
    if (this.botsAsked.length > 0 || ordersAsked(this).length > 0) return 0
    // While the others decide about somebody, no clock matters.
    const vote = absenceVote(this)
    if (vote !== undefined) return isCarried(vote) ? 0 : null
    const times = this.waiting.map((seat) => this.clocks.due(seat)).filter((due) => due !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  /** What reads or writes the store for this match is done one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => {})
    return done
  }

  /** Adds an entry to those that are written next: together with all that has come by then. */
  save(entry: Entry, write: (entries: readonly Entry[]) => Promise<boolean>): Promise<boolean> {
    if (this.batch === null) {
      const entries: Entry[] = []
      const written = this.inTurn(async () => {
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
  async idle(): Promise<void> {
    await this.turn
  }

  /** Does a move; the problem if it cannot be done, with what could. */
  perform(seat: Seat, move: Move, at: number): NotDone | null {
    const refused = this.attempt(seat, move)
    if (refused !== null) return refused
    this.moves.push({ seat, text: moveText(move) })
    this.times.push(at)
    this.marks[this.length] = this.happened.length
    if (move.kind === 'answer' && move.ordered === true) this.obeyed.push({ seat, count: this.table.count })
    else this.moved[seat] = this.length
    // While others of a group are still asked nobody sees an answer, and who has given it is asked nothing more.
    const given = move.kind === 'answer' && this.table.given(seat) !== null
    const quiet = this.happened.length === this.marks[this.length - 1]
    if (!(given || move.kind === 'withdraw') || !quiet) this.shown = this.length
    if (!given || this.table.question(seat) !== undefined) this.asked[seat] = this.length
    this.clocks.turn(at, this.table)
    return null
  }

  /** The log's length at which what this viewer sees or is asked last changed. */
  changedFor(viewer: Seat | null): number {
    return Math.max(this.shown, viewer === null ? 0 : (this.asked[viewer] ?? 0))
  }

  private attempt(seat: Seat, move: Move): NotDone | null {
    const { table } = this
    if (move.kind === 'withdraw') return table.withdraw(seat)
    if (move.kind === 'answer') {
      this.count = table.count + 1
      return table.answer(seat, move.id)
    }
    if (!(move.to >= table.origin.count && move.to < table.count))
      return { problem: 'there is nothing to take back', options: [] }
    table.undo(move.to)
    this.happened.length = this.counts.findLastIndex((count) => count <= move.to) + 1
    this.counts.length = this.happened.length
    while ((this.obeyed.at(-1)?.count ?? 0) > move.to) this.obeyed.pop()
    return null
  }

  /** An entry that another node has written, or that was read from the store. */
  replay({ seat, text, at }: Entry): NotDone | null {
    this.seatUntil(at)
    const refused = this.perform(seat ?? 0, moveIn(text), at)
    if (refused === null) this.durable = this.length
    return refused
  }

  /** All moves since its origin. */
  log(): readonly { readonly seat: Seat; readonly text: string }[] {
    return this.moves
  }

  /** What is done from now on can be forgotten quickly. */
  remember(): void {
    if (this.durable === this.length) this.before = new LiveMatch(this.game, this.match, this.holders, this)
  }

  /** The same match without what is not durable. */
  asWritten(): LiveMatch {
    const { game, match, holders, kept, before } = this
    if (before !== null && before.match === match && before.holders === holders) return before
    const { origin } = this.table
    const written = new LiveMatch(game, match, holders, origin)
    for (const [i, move] of this.moves.slice(0, this.durable - origin.length).entries()) {
      written.replay({ ...move, at: this.times[i] ?? 0 })
    }
    written.seatUntil(Infinity)
    written.orders = this.orders
    written.kept = kept
    return written
  }

  /** The first event that somebody lacks who has seen the log up to this length. */
  eventsFrom(length: number): number {
    let from = this.happened.length
    for (let at = Math.min(length, this.length); at <= this.length; at++)
      from = Math.min(from, this.marks[at] ?? 0)
    return from
  }

  /** The first event since a seat's last own move. */
  freshFor(viewer: Seat | null): number {
    const moved = viewer === null ? 0 : (this.moved[viewer] ?? 0)
    return Math.min(this.happened.length, this.marks[moved - 1] ?? 0)
  }

  /** The events with which answers by a seat's orders began. */
  eventsByOrder(viewer: Seat | null): readonly number[] {
    return this.obeyed
      .filter(({ seat }) => seat === viewer)
      .map(({ count }) => this.counts.indexOf(count))
      .filter((at) => at >= 0)
  }

  /** Whether what a seat is asked was answered before, and taken back. */
  isAskedAgain(seat: Seat): boolean {
    const opened = (this.table.opened(seat) ?? 0) - this.table.origin.length
    const { text } = this.moves[opened - 1] ?? {}
    return text !== undefined && moveIn(text).kind !== 'answer'
  }

  events(viewer: Seat | null, from: number): readonly GameEvent[] {
    return this.happened.slice(from).map((told) => toldTo(told, viewer))
  }

  /** Who holds a seat now. */
  holder(seat: Seat): Holder | null {
    return this.holders.findLast((holder) => holder.seat === seat) ?? null
  }

  /** The seat that a person holds, himself or through a bot that plays on for him. */
  seatOf(person: string): Seat | null {
    for (let seat = 0; seat < this.match.seats; seat++) {
      if (this.holder(seat)?.person === person) return seat
    }
    return null
  }
}
