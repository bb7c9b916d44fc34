import type { Store, Time } from '@ziggurat/store'

import type { ClockGuard } from '../clock-guard.ts'
import { DAY } from '../durations.ts'
import { OPEN_TABLE } from '../lobby/lobby.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'

/** How many rows are read at a time. */
const PAGE = 100

/** How often a node purges, in milliseconds. */
export const PURGE_INTERVAL = 3_600_000
/** How long a guest who has neither played nor written anything is stored after their last visit, in milliseconds. */
export const IDLE_GUEST = 30 * DAY
/** How long a report is stored after an administrator was done with it, in milliseconds. */
export const FINISHED_REPORT = 365 * DAY

/** How long an act of an administrator stays in the audit log, in milliseconds. */
export const AUDIT_LOG = 365 * DAY

/** Deletes what nobody needs any more, by schedule. Nothing is deleted while the clock is in doubt. */
export class Purge {
  private readonly store: Store
  private readonly guard: ClockGuard
  private readonly lobby: Pick<Lobby, 'expire'>
  private readonly settings: Settings
  private readonly log: Logger

  constructor(parts: {
    readonly store: Store
    readonly guard: ClockGuard
    readonly lobby: Pick<Lobby, 'expire'>
    readonly settings: Settings
    readonly log: Logger
  }) {
    this.store = parts.store
    this.guard = parts.guard
    this.lobby = parts.lobby
    this.settings = parts.settings
    this.log = parts.log
  }

  async run(): Promise<void> {
    if (this.guard.doubtedSince !== null) return
    const now = this.guard.time()
    await this.store.dropExpired(now)
    await this.store.dropReports(now - FINISHED_REPORT)
    await this.store.dropOldActs(now - AUDIT_LOG, now)
    // People from before their last visit was stored count as here today.
    await this.store.countAsActive(now)
    const tables = await this.openTables(now)
    const games = await this.guestGames(now)
    const guests = await this.guests(now - IDLE_GUEST)
    if (guests + tables + games > 0) this.log.info('purged', { guests, tables, games })
  }

  private async guests(before: Time): Promise<number> {
    for (let removed = 0; ;) {
      const idle = await this.store.idleGuests(before, PAGE)
      for (const guest of idle) if (await this.store.removeGuest(guest, before)) removed++
      if (idle.length < PAGE) return removed
    }
  }

  private async openTables(now: Time): Promise<number> {
    let removed = 0
    for (let after: Time = 0; ;) {
      const open = await this.store.openedBefore(now - OPEN_TABLE.live, after, PAGE)
      for (const match of open) if (await this.lobby.expire(match, now)) removed++
      const last = open.at(-1)
      if (last === undefined || open.length < PAGE || last.created === after) return removed
      after = last.created
    }
  }

  /** Finished games of guests only, if the host has set how long they are stored. */
  private async guestGames(now: Time): Promise<number> {
    const { guestGameDays } = await this.settings.current()
    if (guestGameDays === null) return 0
    for (let removed = 0; ;) {
      const games = await this.store.gamesOfGuests(now - guestGameDays * DAY, PAGE)
      for (const id of games) if (await this.store.removeMatch(id, 'over')) removed++
      if (games.length < PAGE) return removed
    }
  }
}
