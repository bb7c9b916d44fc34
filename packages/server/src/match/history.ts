import { EventHistory } from '@ziggurat/kernel'
import type { GameEvent, Seat, Table, FullEvent } from '@ziggurat/kernel'

import { moveText } from './moves.ts'
import type { Move } from './moves.ts'

/**
 * The moves and events of a match, by log entry. Stored in parallel arrays, because many idle matches are in memory and this
 * takes the least space.
 */
export class MatchHistory {
  /** The log's length at the start of this history. */
  private readonly origin: number
  private readonly moves: Move[] = []
  private readonly seats: Seat[] = []
  private readonly times: number[] = []
  private readonly happened: EventHistory
  /** How many events there were after each log entry. */
  private readonly marks: number[] = []
  /** The indices of the answers that have not been taken back, in order. */
  private readonly standing: number[] = []
  /** The answers that standing orders gave. */
  private readonly byOrder: { readonly seat: Seat; readonly count: number }[] = []
  /** The log's length at the last change that all could see, and for each seat at its person's last move and at its last question. */
  private shown: number
  private readonly moved: number[] = []
  private readonly asked: number[] = []

  /** How many answers had been given at the start of this history. */
  private readonly first: number

  constructor(origin: number, first: number, happened = new EventHistory()) {
    this.origin = origin
    this.first = first
    this.happened = happened
    this.shown = origin
  }

  copy(): MatchHistory {
    const { happened, ...rest } = this
    const copy = new MatchHistory(this.origin, this.first, happened.copy())
    for (const [name, value] of Object.entries(rest))
      Object.assign(copy, { [name]: Array.isArray(value) ? value.slice() : value })
    return copy
  }

  /** Adds an event that happened after `count` answers. */
  addEvent(emitted: FullEvent, count: number): void {
    this.happened.add(emitted, count)
  }

  /** Marks the events so far as those before the first entry. */
  begin(): void {
    this.marks[this.origin] = this.happened.length
  }

  /** Adds a move that the table has just made. */
  addMove(table: Table, seat: Seat, move: Move, at: number): void {
    const { length } = table
    this.moves.push(move)
    this.seats.push(seat)
    this.times.push(at)
    if (move.kind === 'answer') this.standing.push(this.moves.length - 1)
    else if (move.kind === 'withdraw') this.standing.splice(this.lastOf(seat), 1)
    else if (move.kind === 'undo') this.takeBack(move.to)
    this.marks[length] = this.happened.length
    if (move.kind === 'skip' || move.kind === 'rules' || move.kind === 'gone') {
      this.shown = length
      if (move.kind === 'gone') this.moved[seat] = length
      return
    }
    if (move.kind === 'answer' && move.ordered === true) this.byOrder.push({ seat, count: table.count })
    else this.moved[seat] = length
    // While others are still asked the same, an answer stays hidden, and the seat that gave it is asked nothing.
    const given = move.kind === 'answer' && table.given(seat) !== null
    const isWithoutEvents = this.happened.length === this.marks[length - 1]
    if (!(given || move.kind === 'withdraw') || !isWithoutEvents) this.shown = length
    if (!given || table.question(seat) !== undefined) this.asked[seat] = length
  }

  /** The position of a seat's last answer among those that stand; only answers whose time passes the test count. */
  private lastOf(seat: Seat, isMeant: (time: number) => boolean = () => true): number {
    return this.standing.findLastIndex((at) => this.seats[at] === seat && isMeant(this.times[at] ?? 0))
  }

  /** How many answers there were before a seat's last one whose time passes the test; null if there is none. */
  answersBeforeLastOf(seat: Seat, isMeant: (time: number) => boolean): number | null {
    const last = this.lastOf(seat, isMeant)
    return last < 0 ? null : this.first + last
  }

  /** How many of the answers that stand were given before this time. */
  answersBefore(time: number): number {
    const at = this.standing.findIndex((move) => (this.times[move] ?? 0) >= time)
    return this.first + (at < 0 ? this.standing.length : at)
  }

  /** The index of the first event that happened after this many answers. */
  eventAfter(answers: number): number {
    return this.happened.after(answers)
  }

  private takeBack(to: number): void {
    this.standing.length = to - this.first
    this.happened.takeBack(to)
    while ((this.byOrder.at(-1)?.count ?? 0) > to) this.byOrder.pop()
  }

  /** The moves up to this length of the log, with their times. */
  entries(length = Infinity): readonly { readonly seat: Seat; readonly text: string; readonly at: number }[] {
    return this.moves
      .slice(0, Math.max(0, length - this.origin))
      .map((move, i) => ({ seat: this.seats[i] ?? 0, text: moveText(move), at: this.times[i] ?? 0 }))
  }

  /** The time of the move that brought the log to this length; null if it is not in this history. */
  timeOf(length: number): number | null {
    return this.times[length - this.origin - 1] ?? null
  }

  /** The time of the last move. */
  get last(): number {
    return this.times.at(-1) ?? 0
  }

  /** Whether a seat's person has moved since the log had this length; for a spectator, whether anybody has. */
  hasMoved(viewer: Seat | null, since: number): boolean {
    return viewer === null ? this.moved.some((at) => at > since) : (this.moved[viewer] ?? 0) > since
  }

  /** The log's length when this viewer's view or question last changed. */
  changedFor(viewer: Seat | null): number {
    return Math.max(this.shown, viewer === null ? 0 : (this.asked[viewer] ?? 0))
  }

  /** The first event that is new to a client that has the log up to this length. */
  eventsFrom(length: number): number {
    let from = this.happened.length
    const last = this.origin + this.moves.length
    for (let at = Math.min(length, last); at <= last; at++) from = Math.min(from, this.marks[at] ?? 0)
    return from
  }

  /** The first event since a seat's own last move. */
  freshFor(viewer: Seat | null): number {
    const moved = viewer === null ? 0 : (this.moved[viewer] ?? 0)
    return moved === 0 ? 0 : this.eventsFrom(moved - 1)
  }

  /** The first event of each answer that a seat's standing orders gave. */
  eventsByOrder(viewer: Seat | null): readonly number[] {
    return this.byOrder.flatMap(({ seat, count }) => {
      const first = this.happened.after(count - 1)
      return seat === viewer && this.happened.countAt(first) === count ? [first] : []
    })
  }

  /** Whether a question that opened at this length of the log is asked again after an undo. */
  isAskedAgain(opened: number): boolean {
    const move = this.moves[opened - this.origin - 1]
    return move !== undefined && move.kind !== 'answer'
  }

  events(viewer: Seat | null, from: number): readonly GameEvent[] {
    return this.happened.seenBy(viewer, from)
  }
}
