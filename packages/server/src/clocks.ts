import type { Seat, Table } from '@ziggurat/kernel'
import type { Clock } from '@ziggurat/protocol'

const SECOND = 1000
const MINUTE = 60_000
const DAY = 86_400_000
/** What somebody finds at least who sits down at a seat whose time is up, in seconds. */
const WELCOME = 30

/** A clock as it stands: what is left, and since when it runs. */
export interface Face {
  readonly left: number
  readonly running: number | null
}

/** How much time each seat has: it follows from the log and the holders, so that it is right after a restart. */
export class Clocks {
  private readonly rule: Clock
  private readonly left: number[]
  private readonly running: (number | null)[]
  /** Whether a person has the seat: a bot's clock stands still. */
  private readonly manned: boolean[]
  /** How many answers each seat was given time for. An answer that is taken back and given again earns nothing. */
  private readonly earned: number[]
  private asked: readonly Seat[] = []

  constructor(rule: Clock, seats: number) {
    this.rule = rule
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
    this.left = each(
      rule.kind === 'live' ? rule.reserve * SECOND : rule.kind === 'slow' ? daysOf(rule) : Infinity,
    )
    this.running = each<number | null>(null)
    this.manned = each(false)
    this.earned = each(0)
  }

  copy(): Clocks {
    const copy = new Clocks(this.rule, this.left.length)
    for (const [name, value] of Object.entries(this))
      Object.assign(copy, { [name]: Array.isArray(value) ? value.slice() : value })
    return copy
  }

  /** Something happened at the table. */
  turn(now: number, table: Pick<Table, 'questions' | 'answers'>): void {
    if (this.rule.kind === 'none') return
    this.asked = table.questions.map(({ seat }) => seat)
    const given = this.earned.map(() => 0)
    for (const { seat } of table.answers) given[seat] = (given[seat] ?? 0) + 1
    for (const [seat, answers] of given.entries()) {
      this.stop(seat, now)
      if (answers > (this.earned[seat] ?? 0)) {
        this.earned[seat] = answers
        if (this.manned[seat] === true) this.earn(seat)
      }
      this.run(seat, now)
    }
  }

  /** A person sits down, or gets up. */
  hold(now: number, seat: Seat, person: boolean): void {
    const { rule } = this
    if (rule.kind === 'none' || this.manned[seat] === person) return
    this.stop(seat, now)
    this.manned[seat] = person
    if (person && rule.kind === 'live') {
      const least = Math.min(rule.reserve, WELCOME) * SECOND
      this.left[seat] = Math.max(this.left[seat] ?? 0, least)
    }
    if (person && rule.kind === 'slow') this.left[seat] = daysOf(rule)
    this.run(seat, now)
  }

  private earn(seat: Seat): void {
    const { rule } = this
    if (rule.kind === 'live') this.left[seat] = (this.left[seat] ?? 0) + rule.increment * SECOND
    if (rule.kind === 'slow') this.left[seat] = daysOf(rule)
  }

  private stop(seat: Seat, now: number): void {
    const since = this.running[seat] ?? null
    if (since === null) return
    this.left[seat] = Math.max(0, (this.left[seat] ?? 0) - Math.max(0, now - since))
    this.running[seat] = null
  }

  private run(seat: Seat, now: number): void {
    if (this.manned[seat] === true && this.asked.includes(seat)) this.running[seat] = now
  }

  faces(): readonly Face[] | null {
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

/** How long the others have to object when somebody is to be voted out: as long as for an answer, or a minute. */
export const timeToObject = (rule: Clock): number => (rule.kind === 'slow' ? daysOf(rule) : MINUTE)
