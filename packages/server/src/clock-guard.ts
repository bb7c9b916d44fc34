import type { Store, Time } from '@ziggurat/store'

import { DAY } from './durations.ts'
import type { Logger } from './logger.ts'

/** A clock that is this much ahead of what uptime explains is in doubt, in milliseconds. */
const FAR_AHEAD = 10 * DAY
/** A clock in doubt is accepted after this much uptime, in milliseconds. */
const ACCEPTED_AFTER = 7 * DAY
/** How often the time is stored, in milliseconds. */
const STORED_EVERY = 600_000

/** The setting with the latest time that a node has seen and trusted. */
const LATEST_TIME = 'latest-time'

/** A time of the system clock, and the uptime at which it was read. */
interface Reading {
  readonly time: Time
  readonly uptime: number
}

/**
 * Guards data against a system clock that jumps far ahead. While the clock is in doubt, nothing is purged and nothing expires:
 * `time` goes on from the last trusted time. The doubt ends when the clock is set right, when an administrator confirms the
 * time, or after a week of uptime: the server may really have been off for long.
 */
export class ClockGuard {
  private readonly store: Store
  private readonly log: Logger
  private readonly now: () => Time
  private readonly uptime: () => number
  private trusted: Reading
  /** The latest time in the store. */
  private stored = 0
  private doubted: Reading | null = null

  constructor(store: Store, log: Logger, now: () => Time, uptime: () => number) {
    this.store = store
    this.log = log
    this.now = now
    this.uptime = uptime
    this.trusted = { time: now(), uptime: uptime() }
  }

  /** The time by which data expires. */
  time(): Time {
    const now = this.now()
    const expected = this.expected()
    return now - expected > FAR_AHEAD ? expected : now
  }

  /** When the clock came into doubt, by that clock; null while it is trusted. */
  get doubtedSince(): Time | null {
    const now = this.now()
    return this.doubted?.time ?? (now - this.expected() > FAR_AHEAD ? now : null)
  }

  /** Reads the stored time, before the server does anything else. */
  async start(): Promise<void> {
    const stored = (await this.store.settings()).get(LATEST_TIME)
    this.stored = Number(stored ?? 0)
    this.trusted = { time: Number(stored ?? this.now()), uptime: this.uptime() }
    await this.check()
  }

  /** Compares the clock with uptime and with the store; called regularly. */
  async check(): Promise<void> {
    const read = { time: this.now(), uptime: this.uptime() }
    if (read.time - this.expected() <= FAR_AHEAD) return this.trust(read)
    const stored = Number((await this.store.settings()).get(LATEST_TIME) ?? 0)
    if (this.doubted === null) {
      this.log.warn('the clock is far ahead of the last known time: nothing expires until it is confirmed', {
        clock: new Date(read.time).toISOString(),
        known: new Date(this.expected()).toISOString(),
      })
      this.doubted = read
    } else if (stored > this.stored) {
      // The clocks of other nodes disagree with this one, or an administrator has confirmed the time on another node.
      this.trusted = { time: stored, uptime: read.uptime }
      this.doubted = { ...this.doubted, uptime: read.uptime }
      if (read.time - stored <= FAR_AHEAD) await this.trust(read)
    } else if (read.uptime - this.doubted.uptime >= ACCEPTED_AFTER) await this.confirm()
    this.stored = stored
  }

  /** Trusts the clock as it is now. */
  async confirm(): Promise<void> {
    this.log.info('the time of the clock is accepted', { clock: new Date(this.now()).toISOString() })
    await this.trust({ time: this.now(), uptime: this.uptime() })
  }

  private expected(): Time {
    return this.trusted.time + this.uptime() - this.trusted.uptime
  }

  private async trust(read: Reading): Promise<void> {
    const isNew = this.doubted !== null
    this.trusted = read
    this.doubted = null
    if (!isNew && Math.abs(read.time - this.stored) < STORED_EVERY) return
    this.stored = read.time
    await this.store.saveSetting(LATEST_TIME, `${read.time}`)
  }
}
