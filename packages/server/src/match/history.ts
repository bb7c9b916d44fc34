import { toldTo } from '@ziggurat/kernel'
import type { GameEvent, Seat, Table, Told } from '@ziggurat/kernel'

import { moveText } from './moves.ts'
import type { Move } from './moves.ts'

/**
 * What was done at a table and what happened, entry by entry of the log. Many matches wait quietly in memory: it is kept in
 * lists beside each other, where it takes least.
 */
export class MatchHistory {
  /** The log's length where it begins. */
  private readonly origin: number
  private readonly moves: Move[] = []
  private readonly seats: Seat[] = []
  private readonly times: number[] = []
  /** All that happened, and how many answers had been given when it did. */
  private readonly happened: Told[] = []
  private readonly counts: number[] = []
  /** How many events there were after each entry of the log. */
  private readonly marks: number[] = []
  /** The moves that are the answers that stand, in their order. */
  private readonly standing: number[] = []
  /** The answers that orders gave. */
  private readonly obeyed: { readonly seat: Seat; readonly count: number }[] = []
  /** The log's length at which the table last changed for all, and for each seat at its person's last move and at its last question. */
  private shown: number
  private readonly moved: number[] = []
  private readonly asked: number[] = []

  /** How many answers had been given where it begins. */
  private readonly first: number

  constructor(origin: number, first: number) {
    this.origin = origin
    this.first = first
    this.shown = origin
  }

  copy(): MatchHistory {
    const copy = new MatchHistory(this.origin, this.first)
    for (const [name, value] of Object.entries(this))
      Object.assign(copy, { [name]: Array.isArray(value) ? value.slice() : value })
    return copy
  }

  /** Something happens while so many answers have been given. */
  addEvent(told: Told, count: number): void {
    this.happened.push(told)
    this.counts.push(count)
  }

  /** The game has begun: what happened before the first entry has been told. */
  begin(): void {
    this.marks[this.origin] = this.happened.length
  }

  /** A move was done at this table. */
  addMove(table: Table, seat: Seat, move: Move, at: number): void {
    const { length } = table
    this.moves.push(move)
    this.seats.push(seat)
    this.times.push(at)
    if (move.kind === 'answer') this.standing.push(this.moves.length - 1)
    else if (move.kind === 'withdraw') this.standing.splice(this.lastOf(seat), 1)
    else if (move.kind === 'undo') this.takeBack(move.to)
    this.marks[length] = this.happened.length
    if (move.kind === 'skip' || move.kind === 'rules') {
      this.shown = length
      return
    }
    if (move.kind === 'answer' && move.ordered === true) this.obeyed.push({ seat, count: table.count })
    else this.moved[seat] = length
    // While others of a group are still asked nobody sees an answer, and who has given it is asked nothing more.
    const given = move.kind === 'answer' && table.given(seat) !== null
    const quiet = this.happened.length === this.marks[length - 1]
    if (!(given || move.kind === 'withdraw') || !quiet) this.shown = length
    if (!given || table.question(seat) !== undefined) this.asked[seat] = length
  }

  /** Where the last answer of a seat stands among those that stand, or the last given at such a time. */
  private lastOf(seat: Seat, isMeant: (time: number) => boolean = () => true): number {
    return this.standing.findLastIndex((at) => this.seats[at] === seat && isMeant(this.times[at] ?? 0))
  }

  /** How many answers there were before the last that a seat gave at such a time; null if there is none. */
  answersBeforeLastOf(seat: Seat, isMeant: (time: number) => boolean): number | null {
    const last = this.lastOf(seat, isMeant)
    return last < 0 ? null : this.first + last
  }

  /** How many answers were given before this time, of those that stand. */
  answersBefore(time: number): number {
    const at = this.standing.findIndex((move) => (this.times[move] ?? 0) >= time)
    return this.first + (at < 0 ? this.standing.length : at)
  }

  /** The first event that so many answers did not bring about. */
  eventAfter(answers: number): number {
    const at = this.counts.findIndex((count) => count > answers)
    return at < 0 ? this.counts.length : at
  }

  private takeBack(to: number): void {
    this.standing.length = to - this.first
    this.happened.length = this.counts.findLastIndex((count) => count <= to) + 1
    this.counts.length = this.happened.length
    while ((this.obeyed.at(-1)?.count ?? 0) > to) this.obeyed.pop()
  }

  /** The moves up to this length of the log, and when they were done. */
  entries(length = Infinity): readonly { readonly seat: Seat; readonly text: string; readonly at: number }[] {
    return this.moves
      .slice(0, Math.max(0, length - this.origin))
      .map((move, i) => ({ seat: this.seats[i] ?? 0, text: moveText(move), at: this.times[i] ?? 0 }))
  }

  /** When the last move was done. */
  get last(): number {
    return this.times.at(-1) ?? 0
  }

  /** Whether a seat's person has made a move since the log had this length; for a spectator, anybody. */
  hasMoved(viewer: Seat | null, since: number): boolean {
    return viewer === null ? this.moved.some((at) => at > since) : (this.moved[viewer] ?? 0) > since
  }

  /** The log's length at which what this viewer sees or is asked last changed. */
  changedFor(viewer: Seat | null): number {
    return Math.max(this.shown, viewer === null ? 0 : (this.asked[viewer] ?? 0))
  }

  /** The first event that somebody lacks who has seen the log up to this length. */
  eventsFrom(length: number): number {
    let from = this.happened.length
    const last = this.origin + this.moves.length
    for (let at = Math.min(length, last); at <= last; at++) from = Math.min(from, this.marks[at] ?? 0)
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

  /** Whether what was asked at this length of the log had been answered before, and taken back. */
  isAskedAgain(opened: number): boolean {
    const move = this.moves[opened - this.origin - 1]
    return move !== undefined && move.kind !== 'answer'
  }

  events(viewer: Seat | null, from: number): readonly GameEvent[] {
    return this.happened.slice(from).map((told) => toldTo(told, viewer))
  }
}
