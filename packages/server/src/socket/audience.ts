import { setImmediate } from 'node:timers/promises'

import type { Seat } from '@ziggurat/kernel'
import type { FromServer, PersonShape } from '@ziggurat/protocol'
import type { ChatLine, Store } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import { unknown } from '../lobby/shapes.ts'
import type { Shapes } from '../lobby/shapes.ts'
import type { Log } from '../log.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { MatchReader } from '../match/reader.ts'
import { send, sendText } from './connection.ts'
import type { Connection, Watching } from './connection.ts'
import type { Presence } from './presence.ts'
import { updateFor, waitingFor } from './updates.ts'
import type { Watchers } from './watchers.ts'

/** How many lines of chat are told at once, and how much of a long talk somebody hears who comes late. */
const MOST_LINES = 200

/** Lines of chat by the number after which they come. */
type Reading = Map<number | null, Promise<readonly ChatLine[]>>

/** Those who watch matches: they are told what happens. */
export class Audience {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly shapes: Shapes
  private readonly presence: Presence
  private readonly watchers: Watchers
  private readonly log: Log
  /** How often each table was told: an older word does not come after a newer one. */
  private readonly tableVersions = new Map<string, number>()
  private readonly pendingTables = new Map<string, Promise<void>>()
  private closing = false

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly shapes: Shapes
    readonly presence: Presence
    readonly watchers: Watchers
    readonly events: ServerEvents
    readonly log: Log
  }) {
    this.store = parts.store
    this.cache = parts.cache
    this.reader = parts.reader
    this.shapes = parts.shapes
    this.presence = parts.presence
    this.watchers = parts.watchers
    this.log = parts.log
    parts.events.on('changed', (live) => this.changed(live))
    parts.events.on('orders', (live, seat) => this.changed(live, seat))
    parts.events.on('seats', (match) => this.seatsChanged(match))
  }

  /**
   * Somebody begins to watch, who knows the log up to this length and the chat up to this line; `as` are eyes that are
   * given when the game is over, and with `refusals` questions say what cannot be chosen.
   */
  add(
    connection: Connection,
    live: LiveMatch,
    from: Pick<Watching, 'length' | 'chat' | 'as' | 'refusals'>,
  ): void {
    const viewer = viewerOf(live, connection, from)
    connection.watching.set(live.id, { ...from, viewer, shown: false })
    this.watchers.add(live.id, connection)
  }

  /** All that who has just come lacks; the others hear that he is there. */
  async sendAll(connection: Connection, id: string): Promise<void> {
    await this.sendTable(id)
    await this.sendWhole(connection, id)
    await this.sendChat(connection, id)
  }

  remove(connection: Connection, match: string): void {
    if (!connection.watching.delete(match)) return
    if (this.watchers.remove(match, connection)) {
      this.tableVersions.delete(match)
      this.presence.changed(match)
      void this.cache.unwatched(match)
    }
    this.seatsChanged(match)
  }

  /** Nobody is told anything any more. */
  close(): void {
    this.closing = true
    for (const match of this.watchers.clear()) this.presence.changed(match)
  }

  /** What nobody waits for; it must not take the server down with it. */
  private inBackground(work: Promise<void>, match: string): void {
    work.catch((error: unknown) => {
      if (!this.closing) this.log.error('a table was not told', error, { match })
    })
  }

  /** Somebody has sat down, got up, come or gone. */
  seatsChanged(match: string): void {
    this.inBackground(this.sendTable(match), match)
  }

  /** Somebody has lost sight of the table: he sees it whole. */
  resend(connection: Connection, id: string): void {
    if (connection.watching.has(id)) this.inBackground(this.sendWhole(connection, id), id)
  }

  /** All that somebody lacks. */
  private async sendWhole(connection: Connection, id: string): Promise<void> {
    const live = await this.reader.settled(id)
    const watching = connection.watching.get(id)
    if (live === null || watching === undefined) return
    watching.shown = false
    this.sendUpdate(live, connection, watching, new Map())
  }

  /** Something durable has happened, perhaps to one seat alone. */
  private changed(live: LiveMatch, seat?: Seat): void {
    const made = new Map<string, string>()
    for (const connection of this.watchers.of(live.id)) {
      const watching = connection.watching.get(live.id)
      if (watching === undefined || (seat !== undefined && watching.viewer !== seat)) continue
      this.sendUpdate(live, connection, watching, made)
    }
  }

  /** Those who see the same share one text. */
  private sendUpdate(
    live: LiveMatch,
    connection: Connection,
    watching: Watching,
    made: Map<string, string>,
  ): void {
    // What is not durable yet is told when it is.
    if (live.match.status === 'open' || live.durable !== live.length) return
    const viewer = viewerOf(live, connection, watching)
    // Who has got or lost a seat, or has seen what the store has lost, sees another table from now on, and hears its whole history.
    if (viewer !== watching.viewer || watching.length > live.length)
      Object.assign(watching, { viewer, length: 0, shown: false })
    const light =
      watching.shown && watching.length >= live.history.changedFor(viewer) && !isAskedMore(live, viewer)
    const { length, refusals } = watching
    const key = light ? `${viewer}` : `${viewer} ${length} ${refusals}`
    const text =
      made.get(key) ?? (light ? waitingFor(live, viewer) : updateFor(live, viewer, length, refusals))
    made.set(key, text)
    sendText(connection, text)
    watching.length = live.length
    watching.shown = true
  }

  /** Those who come and go at the same moment share one telling. */
  private sendTable(id: string): Promise<void> {
    let told = this.pendingTables.get(id)
    if (told === undefined) {
      told = setImmediate().then(() => {
        this.pendingTables.delete(id)
        return this.sendTableNow(id)
      })
      this.pendingTables.set(id, told)
    }
    return told
  }

  /** Who sits where, and who is there. */
  private async sendTableNow(id: string): Promise<void> {
    if (!this.watchers.isWatched(id)) return
    const telling = (this.tableVersions.get(id) ?? 0) + 1
    this.tableVersions.set(id, telling)
    const live = await this.reader.get(id)
    if (live === null) return this.closed(id)
    const match = await this.shapes.ofLive(live)
    if (this.tableVersions.get(id) !== telling) return
    const seats = Array.from({ length: live.match.seats }, (_, seat) => seat)
    this.presence.changed(id)
    const watchers = this.watchers.of(id)
    const here = this.watchers.peopleAt(id) ?? []
    const present = seats.filter((seat) => {
      const person = live.holder(seat)?.person ?? null
      return person !== null && (here.includes(person) || this.presence.isElsewhere(id, person))
    })
    const spectators = [...watchers].filter((each) => seatOf(live, each) === null).length
    const made = new Map<Seat | null, string>()
    for (const connection of watchers) {
      const seat = seatOf(live, connection)
      const table: FromServer = { type: 'table', match, seat, present, spectators }
      const text = made.get(seat) ?? JSON.stringify(table)
      made.set(seat, text)
      sendText(connection, text)
    }
  }

  private closed(id: string): void {
    for (const connection of this.watchers.of(id)) {
      connection.watching.delete(id)
      send(connection, { type: 'closed', match: id })
    }
    this.watchers.removeAll(id)
    this.tableVersions.delete(id)
  }

  /** Somebody has said something. */
  chatChanged(id: string): void {
    const read: Reading = new Map()
    for (const connection of this.watchers.of(id)) this.inBackground(this.sendChat(connection, id, read), id)
  }

  /** Lines of chat that somebody lacks, or that there are none yet. */
  private async sendChat(connection: Connection, id: string, read: Reading = new Map()): Promise<void> {
    const watching = connection.watching.get(id)
    if (watching === undefined) return
    for (;;) {
      const { chat } = watching
      // Those who lack the same share one reading.
      const reading = read.get(chat) ?? this.store.chat(id, chat, MOST_LINES)
      read.set(chat, reading)
      const lines = await reading
      const people = new Map<string, PersonShape>()
      for (const { person } of lines) {
        if (!people.has(person)) people.set(person, await this.shapes.person(person))
      }
      // Who watches anew is told by who has welcomed him.
      if (connection.watching.get(id) !== watching) return
      // Two who tell at the same time do not say a line twice.
      const shown = lines
        .filter(({ number }) => number > (watching.chat ?? 0))
        .map(({ person, ...line }) => ({ ...line, person: people.get(person) ?? unknown(person) }))
      if (shown.length > 0 || watching.chat === null) {
        watching.chat = shown.at(-1)?.number ?? 0
        send(connection, { type: 'chat', match: id, lines: shown })
      }
      if (lines.length < MOST_LINES) return
    }
  }
}

export const seatOf = (live: LiveMatch, { person }: Connection): Seat | null =>
  person === null ? null : live.seatOf(person.id)

/** Who has answered and is asked more: a light word with an answer in it would tell him that he is asked nothing. */
const isAskedMore = ({ table }: LiveMatch, viewer: Seat | null): boolean =>
  viewer !== null && table.given(viewer) !== null && table.question(viewer) !== undefined

const viewerOf = (live: LiveMatch, connection: Connection, { as }: Pick<Watching, 'as'>): Seat | null =>
  as !== null && live.match.status === 'over' ? as : seatOf(live, connection)
