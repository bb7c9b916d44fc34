import type { Seat } from '@ziggurat/kernel'
import type { Clock } from '@ziggurat/protocol'

const SECOND = 1000
const DAY = 86_400_000

/** A clock as it stands: what is left, and since when it runs. */
export interface Face {
  readonly left: number
  readonly running: number | null
}

/** How much time each seat has: it follows from the log, so that it is right after a restart. */
export class Clocks {
  private readonly rule: Clock
  private readonly left: number[]
  private readonly running: (number | null)[]

  constructor(rule: Clock, seats: number) {
    this.rule = rule
    const first =
      rule.kind === 'live' ? rule.reserve * SECOND : rule.kind === 'slow' ? rule.days * DAY : Infinity
    this.left = Array.from({ length: seats }, () => first)
    this.running = Array.from({ length: seats }, () => null)
  }

  /** Something happened, and these seats are asked now. */
  turn(now: number, waiting: readonly Seat[]): void {
    for (const [seat, since] of this.running.entries()) {
      const asked = waiting.includes(seat)
      if (since !== null) this.stop(seat, since, now)
      this.running[seat] = asked ? now : null
    }
  }

  private stop(seat: Seat, since: number, now: number): void {
    const { rule } = this
    const left = (this.left[seat] ?? 0) - Math.max(0, now - since)
    if (rule.kind === 'live') this.left[seat] = Math.max(0, left) + rule.increment * SECOND
    if (rule.kind === 'slow') this.left[seat] = rule.days * DAY
  }

  faces(): readonly Face[] | null {
    if (this.rule.kind === 'none') return null
    return this.left.map((left, seat) => ({ left, running: this.running[seat] ?? null }))
  }

  /** When the time of a seat is up; null if its clock does not run. */
  due(seat: Seat): number | null {
    const since = this.running[seat] ?? null
    return this.rule.kind === 'none' || since === null ? null : since + (this.left[seat] ?? 0)
  }
}
