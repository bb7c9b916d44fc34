import type { Store, Time } from '@ziggurat/store'

import type { Logger } from './logger.ts'

/** How long a result is reused, in milliseconds, so that nobody can make a node write by asking often. */
const REUSED = 3_000

/** The setting that is written. */
const HEALTH = 'health'

/** Checks whether the store can be written. On a full disk, for example, it can still be read. */
export class Health {
  private readonly store: Store
  private readonly log: Logger
  private readonly now: () => Time
  private last: { readonly result: Promise<boolean>; readonly at: Time; pending: boolean } | null = null

  constructor(store: Store, log: Logger, now: () => Time) {
    this.store = store
    this.log = log
    this.now = now
  }

  check(): Promise<boolean> {
    const at = this.now()
    if (this.last === null || (!this.last.pending && Math.abs(at - this.last.at) >= REUSED)) {
      const check = { result: this.write(at).finally(() => (check.pending = false)), at, pending: true }
      this.last = check
    }
    return this.last.result
  }

  private async write(at: Time): Promise<boolean> {
    try {
      await this.store.saveSetting(HEALTH, `${at}`)
      return true
    } catch (error) {
      this.log.error('the database cannot be written', error)
      return false
    }
  }
}
