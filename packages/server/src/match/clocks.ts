import type { Seat, Table } from '@ziggurat/kernel'
import type { Clock } from '@ziggurat/protocol'
import type { Holder } from '@ziggurat/store'

import { DAY, MINUTE } from '../durations.ts'

const SECOND = 1000
/** The least time that a person gets when they take a seat, in seconds. */
const LEAST_ON_SEATING = 30

/** A clock as clients see it: the time left, and since when it runs. */
export interface ClockState {
  readonly left: number
  readonly running: number | null
}

/** The clocks as a snapshot stores them. */
export interface StoredClocks {
  /** When the snapshot was taken. */
  readonly at: number
  readonly left: readonly number[]
  /** Whether a person has the seat: a bot's clock does not run. */
  readonly manned: readonly boolean[]
  /** How many of each seat's holders have been applied. */
  readonly seated: readonly number[]
  /** For how many answers each seat has earned time. An answer that is taken back and given again earns none. */
  readonly earned: readonly number[]
  /** The highest number of answers so far. Questions beyond it are new. */
  readonly most?: number
}

/** Clocks of a snapshot as they count in the whole game: the opposite of `Clocks.snapshot`. */
export const withAnswersBefore = (stored: StoredClocks, before: Table['answers']): StoredClocks => ({
  ...stored,
  earned: stored.earned.map((all, seat) => all + before.filter((answer) => answer.seat === seat).length),
  most: (stored.most ?? 0) + before.length,
})

/** How much time each seat has left. Computed from the log and the holders, so it is right after a restart. */
export class Clocks {
  private readonly rule: Clock
  /** Everything before this time is included already. */
  private readonly at: number
  private readonly left: number[]
  private readonly running: (number | null)[]
  private readonly manned: boolean[]
  private readonly seated: number[]
  private readonly earned: number[]
  private most: number
  private asked: readonly Seat[] = []
  private given: readonly number[] = []

  constructor(rule: Clock, seats: number, stored?: StoredClocks) {
    this.rule = rule
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
    const first =
      rule.kind === 'live' ? rule.reserve * SECOND : rule.kind === 'slow' ? daysOf(rule) : Infinity
    this.at = stored?.at ?? 0
    this.left = [...(stored?.left ?? each(first))]
    this.running = each<number | null>(null)
    this.manned = [...(stored?.manned ?? each(false))]
    this.seated = [...(stored?.seated ?? each(0))]
    this.earned = [...(stored?.earned ?? each(0))]
    this.most = stored?.most ?? 0
  }

  copy(): Clocks {
    const copy = new Clocks(this.rule, this.left.length)
    for (const [name, value] of Object.entries(this))
      Object.assign(copy, { [name]: Array.isArray(value) ? value.slice() : value })
    return copy
  }

  /** The clocks for a snapshot that is taken after the answers in `before`; more answers may have been given since. */
  snapshot(at: number, before: Table['answers']): StoredClocks | undefined {
    if (this.rule.kind === 'none') return undefined
    const { manned, seated } = this
    const left = this.left.map((_, seat) => this.leftOf(seat, at))
    const earned = this.earned.map(
      (all, seat) => all - before.filter((answer) => answer.seat === seat).length,
    )
    return { at, left, manned, seated, earned, most: this.most - before.length }
  }

  /** Updates the clocks after a move. */
  afterMove(at: number, table: Pick<Table, 'questions' | 'answers'>): void {
    if (this.rule.kind === 'none') return
    const now = Math.max(at, this.at)
    const { asked: askedBefore, given: givenBefore } = this
    this.asked = table.questions.map(({ seat }) => seat)
    const given = this.earned.map(() => 0)
    for (const { seat } of table.answers) given[seat] = (given[seat] ?? 0) + 1
    this.given = given
    const goesOn = this.reach(table.answers.length, givenBefore)
    for (const [seat, answers] of given.entries()) {
      this.stop(seat, now)
      const isFirst = answers > (this.earned[seat] ?? 0)
      const asksNew = goesOn && (!askedBefore.includes(seat) || answers > (givenBefore[seat] ?? 0))
      if (isFirst) this.earned[seat] = answers
      if (this.manned[seat] === true && (this.rule.kind === 'slow' ? isFirst || asksNew : isFirst))
        this.earn(seat)
      this.run(seat, now)
    }
  }

  /** Resumes from an earlier position after a change of the rules. No time is charged for what was dropped, and new answers earn time again. */
  resume(at: number, table: Pick<Table, 'questions' | 'answers'>): void {
    this.running.fill(null)
    this.earned.fill(0)
    for (const { seat } of table.answers) this.earned[seat] = (this.earned[seat] ?? 0) + 1
    this.most = table.answers.length
    for (const [seat, left] of this.left.entries()) this.left[seat] = timeOnSeating(this.rule, left)
    this.afterMove(at, table)
  }

  /** Whether the game has got further than ever before. An undo that takes back answers of several seats was agreed to, and counts as new too. */
  private reach(answers: number, before: readonly number[]): boolean {
    const fewer = before.filter((all, seat) => all > (this.given[seat] ?? 0)).length
    const goesOn = answers > this.most || fewer > 1
    if (goesOn) this.most = answers
    return goesOn
  }

  /** Applies the changes of holders up to this time. */
  seat(until: number, holders: readonly Holder[]): void {
    if (this.rule.kind === 'none') return
    for (const [seat, known] of this.seated.entries()) {
      const held = holders.filter((holder) => holder.seat === seat && holder.since <= until)
      for (const { since, person, bot } of held.slice(known)) {
        this.hold(since, seat, person !== null && bot === null)
      }
      this.seated[seat] = Math.max(known, held.length)
    }
  }

  /** Whether there are changes of holders up to this time that were not applied. */
  lacks(until: number, holders: readonly Holder[]): boolean {
    return this.some(holders, (since, isKnown) => !isKnown && since <= until)
  }

  /** Whether changes of holders after this time were applied already. */
  isAhead(at: number, holders: readonly Holder[]): boolean {
    return this.some(holders, (since, isKnown) => isKnown && since > at)
  }

  private some(holders: readonly Holder[], is: (since: number, isKnown: boolean) => boolean): boolean {
    if (this.rule.kind === 'none') return false
    return this.seated.some((known, seat) =>
      holders.filter((holder) => holder.seat === seat).some(({ since }, number) => is(since, number < known)),
    )
  }

  /** A person takes a seat, or leaves it. */
  private hold(now: number, seat: Seat, person: boolean): void {
    if (this.manned[seat] === person) return
    this.stop(seat, now)
    this.manned[seat] = person
    if (person) this.left[seat] = timeOnSeating(this.rule, this.left[seat] ?? 0)
    this.run(seat, now)
  }

  private earn(seat: Seat): void {
    const { rule } = this
    if (rule.kind === 'live') this.left[seat] = (this.left[seat] ?? 0) + rule.increment * SECOND
    if (rule.kind === 'slow') this.left[seat] = daysOf(rule)
  }

  private stop(seat: Seat, now: number): void {
    this.left[seat] = this.leftOf(seat, now)
    this.running[seat] = null
  }

  private leftOf(seat: Seat, now: number): number {
    const left = this.left[seat] ?? 0
    const since = this.running[seat] ?? null
    return since === null ? left : Math.max(0, left - Math.max(0, now - since))
  }

  private run(seat: Seat, now: number): void {
    if (this.manned[seat] === true && this.asked.includes(seat)) this.running[seat] = now
  }

  states(): readonly ClockState[] | null {
    if (this.rule.kind === 'none') return null
    return this.left.map((left, seat) => ({ left, running: this.running[seat] ?? null }))
  }

  /** When the time of a seat is up; null if its clock does not run. */
  due(seat: Seat): number | null {
    const since = this.running[seat] ?? null
    return since === null ? null : since + (this.left[seat] ?? 0)
  }
}

const daysOf = ({ days }: { readonly days: number }): number => Math.round(days * DAY)

/** The time that a person gets when they take a seat with this much left. */
function timeOnSeating(rule: Clock, left: number): number {
  if (rule.kind === 'live') return Math.max(left, Math.min(rule.reserve, LEAST_ON_SEATING) * SECOND)
  return rule.kind === 'slow' ? daysOf(rule) : left
}

/** How long the others have to object before an absent player is replaced: the time for one answer; with a live clock a minute. */
export const timeToObject = (rule: Clock): number =>
  rule.kind === 'slow' ? daysOf(rule) : rule.kind === 'live' ? MINUTE : DAY
