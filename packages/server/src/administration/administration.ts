import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Act, Asked, KnownPersonShape } from '@ziggurat/protocol'
import type { AuditEntry, KnownPerson, Person, Store, Time } from '@ziggurat/store'

import type { ClockGuard } from '../clock-guard.ts'
import { DAY } from '../durations.ts'
import type { ServerEvents } from '../events.ts'
import { networkIn } from '../limits.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import { newId } from '../people.ts'
import type { Settings } from '../settings.ts'
import { MOST_ADDRESSES } from './bans.ts'
import type { Bans } from './bans.ts'
import { claimIn } from './claims.ts'
import { PAGE } from './pages.ts'
import type { RecentAddresses } from './recent-addresses.ts'

/** After this time a banned person's seats are looked for again: a request may have been under way. In milliseconds. */
const LOOK_AGAIN = 30_000

type Term = Asked<'ban'>
type About = Partial<Pick<AuditEntry, 'person' | 'match' | 'details'>>

/** What administrators do. Each act is in the audit log. */
export class Administration {
  private readonly store: Store
  private readonly lobby: Lobby
  private readonly shapes: ShapeMaker
  private readonly settings: Settings
  private readonly bans: Bans
  private readonly guard: ClockGuard
  private readonly recent: RecentAddresses
  private readonly events: ServerEvents
  private readonly secret: string
  private readonly now: () => Time

  constructor(parts: {
    readonly store: Store
    readonly lobby: Lobby
    readonly shapes: ShapeMaker
    readonly settings: Settings
    readonly bans: Bans
    readonly guard: ClockGuard
    readonly recent: RecentAddresses
    readonly events: ServerEvents
    /** Signs the links with which the server is claimed. */
    readonly secret: string
    readonly now: () => Time
  }) {
    this.store = parts.store
    this.lobby = parts.lobby
    this.shapes = parts.shapes
    this.settings = parts.settings
    this.bans = parts.bans
    this.guard = parts.guard
    this.recent = parts.recent
    this.events = parts.events
    this.secret = parts.secret
    this.now = parts.now
  }

  private entry(by: Person, act: Act, { person = null, match = null, details = {} }: About = {}): AuditEntry {
    return { id: newId(), at: this.now(), administrator: by.id, act, person, match, details }
  }

  /** Makes a person the administrator by a link that only the host of the server can make. */
  async claim(person: Person, code: string): Promise<Problem | null> {
    const now = this.now()
    const link = claimIn(code, this.secret, now)
    if (link === null) return problem('claim-invalid')
    if (!person.account) return problem('account-first')
    const claimed = await this.store.claimServer(
      { ...link, person: person.id, now },
      this.entry(person, 'claim'),
    )
    return claimed ? null : problem('claim-invalid')
  }

  async known(person: string): Promise<KnownPersonShape | Problem> {
    const found = await this.store.knownPerson(person)
    return found === null ? problem('no-such-person') : this.shapeOf(found)
  }

  shapeOf(known: KnownPerson): KnownPersonShape {
    const { id, name, account, created, active, administrator, muted, banned } = known
    const address = this.recent.of(id)
    return { id, name, account, created, active, administrator, muted, banned, address }
  }

  async mute(by: Person, person: string, { days, reason }: Term): Promise<KnownPersonShape | Problem> {
    const muted = this.until(days)
    const act = days === null ? 'unmute' : 'mute'
    const entry = this.entry(by, act, { person, details: { ...untilDetails(muted), reason } })
    return this.changed(person, { muted }, entry)
  }

  async ban(by: Person, person: string, { days, reason }: Term): Promise<KnownPersonShape | Problem> {
    const banned = this.until(days)
    const act = days === null ? 'unban' : 'ban'
    const entry = this.entry(by, act, { person, details: { ...untilDetails(banned), reason } })
    const known = await this.changed(person, { banned }, entry)
    if (isProblem(known) || days === null) return known
    await this.store.addErrand(`unseat ${person}`, this.now() + LOOK_AGAIN)
    this.events.emit('banned', person)
    await this.unseat(person)
    return known
  }

  /** Removes what lets a banned person act: their tokens, their seats, and tables of theirs that have not started. */
  async unseat(person: string): Promise<void> {
    if ((await this.bans.ofPerson(person)) === null) return
    await this.store.removeTokensOf(person)
    await this.lobby.unseat(person, 'banned')
  }

  private async changed(
    person: string,
    change: Parameters<Store['changeStanding']>[1],
    entry: AuditEntry,
  ): Promise<KnownPersonShape | Problem> {
    const refused = await this.refusedFor(person)
    if (refused !== null) return refused
    await this.store.changeStanding(person, change, entry)
    return this.known(person)
  }

  /** Administrators do not act against each other. */
  private async refusedFor(person: string): Promise<Problem | null> {
    const standing = await this.store.standing(person)
    if (standing === null) return problem('no-such-person')
    return standing.administrator ? problem('is-administrator') : null
  }

  async rename(
    by: Person,
    person: string,
    { name, reason }: Asked<'renamePerson'>,
  ): Promise<KnownPersonShape | Problem> {
    const refused = await this.refusedFor(person)
    if (refused !== null) return refused
    const { name: from = '' } = (await this.store.person(person)) ?? {}
    const entry = this.entry(by, 'rename', { person, details: { from, to: name, reason } })
    if (!(await this.store.forceName(person, name, entry))) return problem('name-taken')
    this.shapes.forgetNames({ id: person })
    // Those who watch see the new name.
    const matches = await this.store.unfinishedMatchesOf(person, '', PAGE)
    for (const match of matches) this.events.emit('matchInfo', match)
    return this.known(person)
  }

  async makeAdministrator(by: Person, person: string): Promise<KnownPersonShape | Problem> {
    const known = await this.known(person)
    if (isProblem(known)) return known
    if (!known.account) return problem('account-first')
    const banned = await this.bans.ofPerson(person)
    if (banned !== null) return banned
    return this.changed(person, { administrator: true }, this.entry(by, 'make-administrator', { person }))
  }

  async stepDown(by: Person): Promise<Problem | null> {
    const done = await this.store.stepDown(by.id, this.entry(by, 'step-down'))
    return done ? null : problem('last-administrator')
  }

  /** `from` is the address of the administrator, who must not lock themselves out. */
  async banAddress(
    by: Person,
    { address: given, days, reason }: Asked<'banAddress'>,
    from: string,
  ): Promise<Problem | null> {
    const address = networkIn(given)
    if (address === null) return problem('not-an-address')
    if (address === from && days !== null) return problem('own-address')
    const banned = await this.store.bannedAddresses(this.guard.time(), MOST_ADDRESSES)
    if (days !== null && banned.length >= MOST_ADDRESSES)
      return problem('too-many-addresses', { most: MOST_ADDRESSES })
    const until = this.until(days)
    const act = days === null ? 'unban-address' : 'ban-address'
    const details = { address, ...untilDetails(until), reason }
    await this.store.banAddress({ address, until }, this.entry(by, act, { details }))
    await this.bans.refresh()
    this.events.emit('addressBanned')
    return null
  }

  async closeTable(by: Person, match: string, { reason }: Asked<'closeTable'>): Promise<Problem | null> {
    const entry = this.entry(by, 'close-table', { match, details: { reason } })
    return this.lobby.closeForAdministrator(match, () => this.store.addAuditEntry(entry))
  }

  async finishReport(by: Person, id: string): Promise<Problem | null> {
    const report = await this.store.report(id)
    if (report === null || report.done !== null) return problem('no-such-report')
    const { about: person, match } = report
    await this.store.addAuditEntry(this.entry(by, 'finish-report', { person, match }))
    await this.store.finishReport(id, this.now())
    return null
  }

  async changeSettings(by: Person, change: Asked<'changeSettings'>): Promise<void> {
    const before = new Map<string, unknown>(Object.entries(await this.settings.current()))
    const changed = Object.entries(change).filter(
      ([key, value]) => value !== undefined && value !== before.get(key),
    )
    if (changed.length === 0) return
    const details = { settings: changed.map(([key]) => key).join(' ') }
    await this.store.addAuditEntry(this.entry(by, 'change-settings', { details }))
    await this.settings.change(Object.fromEntries(changed))
  }

  async confirmClock(by: Person): Promise<void> {
    const details = { until: this.now() }
    await this.store.addAuditEntry(this.entry(by, 'confirm-clock', { details }))
    await this.guard.confirm()
  }

  private until(days: number | null): Time {
    return days === null ? 0 : Math.round(this.guard.time() + days * DAY)
  }
}

const untilDetails = (until: Time): { readonly until?: Time } => (until === 0 ? {} : { until })
