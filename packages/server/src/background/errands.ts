import type { Errand, Store, Time } from '@ziggurat/store'

import { MINUTE } from '../durations.ts'
import type { Logger } from '../logger.ts'

/** How long a lease lasts, in milliseconds; it is renewed while the errand is done. */
const LEASE = MINUTE
const AT_ONCE = 20
/** How long to wait after the first failure, the second, and so on, in milliseconds; the last one repeats. */
const RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 360 * MINUTE] as const

/** Does an errand, given what its id says after its kind. Returns when it is due again, null for never. */
type ErrandHandler = (about: string) => Promise<Time | null>

/**
 * Does what is due and is not about a match: each errand on one node at a time. A node may die in the middle; then another one
 * does the errand again. So a handler must be able to run twice.
 */
export class Errands {
  private readonly store: Store
  private readonly log: Logger
  private readonly now: () => Time
  private readonly interval: number
  private readonly onDone: (kind: string) => void
  private readonly handlers: Readonly<Record<string, ErrandHandler>>
  private readonly running = new Map<string, Promise<void>>()
  private timer: NodeJS.Timeout | null = null
  private looking: Promise<void> = Promise.resolve()
  private closed = false

  constructor(parts: {
    readonly store: Store
    readonly log: Logger
    readonly now: () => Time
    /** How often a node looks for due errands, in milliseconds. */
    readonly interval: number
    readonly onDone?: (kind: string) => void
    /** By kind, which is the first word of an errand's id. */
    readonly handlers: Readonly<Record<string, ErrandHandler>>
  }) {
    this.store = parts.store
    this.log = parts.log
    this.now = parts.now
    this.interval = parts.interval
    this.onDone = parts.onDone ?? (() => {})
    this.handlers = parts.handlers
  }

  start(): void {
    this.look()
  }

  private look(): void {
    this.looking = this.round().finally(() => {
      if (!this.closed) this.timer = setTimeout(() => this.look(), this.interval).unref()
    })
  }

  private async round(): Promise<void> {
    try {
      const now = this.now()
      for (const errand of await this.store.claimErrands(now, now + LEASE, AT_ONCE)) {
        // An errand that was added again while this node does it is done once more afterwards.
        const before = this.running.get(errand.id) ?? Promise.resolve()
        const done = before.then(() => this.perform(errand))
        this.running.set(errand.id, done)
        void done.finally(() => {
          if (this.running.get(errand.id) === done) this.running.delete(errand.id)
        })
      }
    } catch (error) {
      if (!this.closed) this.log.error('looking for due errands failed', error)
    }
  }

  private async perform(errand: Errand): Promise<void> {
    const [kind = '', about = ''] = errand.id.split(' ')
    let held: Errand | null = errand
    const renewing = setInterval(() => {
      if (held !== null)
        this.store.renewErrand(held, this.now() + LEASE).then(
          (renewed) => (held = renewed),
          () => {},
        )
    }, LEASE / 3).unref()
    try {
      const handle = this.handlers[kind]
      if (handle === undefined) throw new Error(`there is no errand '${kind}'`)
      const due = await handle(about)
      if (held !== null) await this.store.finishErrand(held, due, 0)
      this.onDone(kind)
    } catch (error) {
      if (!this.closed) await this.retryLater(held, error)
    } finally {
      clearInterval(renewing)
    }
  }

  private async retryLater(errand: Errand | null, error: unknown): Promise<void> {
    this.log.error('an errand failed', error, { errand: errand?.id ?? null })
    if (errand === null) return
    const failures = errand.failures + 1
    const pause = RETRIES[Math.min(failures, RETRIES.length) - 1] ?? 0
    // If the store is down, the errand is due again when its lease ends.
    await this.store.finishErrand(errand, this.now() + pause, failures).catch(() => {})
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.timer !== null) clearTimeout(this.timer)
    await this.looking
    await Promise.all(this.running.values())
  }
}
