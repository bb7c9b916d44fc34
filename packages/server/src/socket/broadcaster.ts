import { setImmediate, setTimeout as pause } from 'node:timers/promises'

import type { Seat } from '@ziggurat/kernel'
import type { ChatLine, FromServer } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import type { Logger } from '../logger.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { seatsOf } from '../match/match-data.ts'
import type { MatchReader } from '../match/reader.ts'
import { send, sendText } from './connection.ts'
import type { ClientConnection, Watching } from './connection.ts'
import type { LocalWatchers } from './local-watchers.ts'
import type { RemotePresence } from './remote-presence.ts'
import { updateFor, waitingFor } from './updates.ts'

/** The most chat lines in one message; a new watcher gets only the last ones of a long chat. */
const MOST_LINES = 200

/** `match` messages to this many watchers are not sent at once: each newcomer changes the number of spectators for all. */
const CROWD = 10
/** How long they wait, for each watcher and at most, in milliseconds; and how many are sent at a time. */
const PAUSE_EACH = 2
const LONGEST_PAUSE = 1_000
const AT_ONCE = 20

/** What could not be sent, because the database was away, is tried again after this many milliseconds, and so many times in all. */
const AGAIN_AFTER = 1_000
const TRIES = 10

/** A chat line with its author, and those who have blocked them and do not get it. */
interface ReadLine {
  readonly line: ChatLine
  readonly blockers: ReadonlySet<string>
}

/** Chat lines that are being read, by the number of the line before them. */
type ChatReads = Map<number | null, Promise<readonly ReadLine[]>>

/** Sends matches, their seats and their chat to those who watch them. */
export class Broadcaster {
  private readonly store: Store
  private readonly cache: MatchCache
  private readonly reader: MatchReader
  private readonly shapes: ShapeMaker
  private readonly presence: RemotePresence
  private readonly watchers: LocalWatchers
  private readonly log: Logger
  /** Counts the `match` messages of each match, so that an older one is not sent after a newer one. */
  private readonly matchVersions = new Map<string, number>()
  private readonly pendingMatches = new Map<string, Promise<void>>()
  private closing = false

  constructor(parts: {
    readonly store: Store
    readonly cache: MatchCache
    readonly reader: MatchReader
    readonly shapes: ShapeMaker
    readonly presence: RemotePresence
    readonly watchers: LocalWatchers
    readonly events: ServerEvents
    readonly log: Logger
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
    parts.events.on('matchInfo', (match) => this.matchInfoChanged(match))
  }

  /**
   * A connection begins to watch. It already has the log up to `length` and the chat up to line `chat`; `as` is the seat that
   * it wants to view a finished game as; with `refusals`, questions list what cannot be chosen and why.
   */
  add(
    connection: ClientConnection,
    live: LiveMatch,
    from: Pick<Watching, 'length' | 'chat' | 'as' | 'refusals'>,
  ): void {
    const viewer = viewerOf(live, connection, from)
    connection.watching.set(live.id, { ...from, viewer, shown: false, told: '' })
    this.watchers.add(live.id, connection)
  }

  /** Sends a new watcher everything it lacks. The others are sent who is present now. */
  async sendEverythingTo(connection: ClientConnection, id: string): Promise<void> {
    await this.sendMatch(id)
    await this.sendFullUpdate(connection, id)
    await this.inBackground(() => this.sendChat(connection, id), id)
  }

  /** How many matches all connections of an address watch. */
  watchedFrom(address: string): number {
    return this.watchers.watchedFrom(address)
  }

  remove(connection: ClientConnection, match: string): void {
    if (!connection.watching.delete(match)) return
    if (this.watchers.remove(match, connection)) {
      this.matchVersions.delete(match)
      this.presence.changed(match)
      void this.cache.unwatched(match)
    }
    this.matchInfoChanged(match)
  }

  /** Removes all watchers: nothing is sent any more. */
  close(): void {
    this.closing = true
    for (const match of this.watchers.clear()) this.presence.changed(match)
  }

  /**
   * Does work that no caller depends on. An error is logged, and the work is tried again later: otherwise watchers would lack something
   * until the next change. Resolves after the first try.
   */
  private async inBackground(work: () => Promise<void>, match: string, tries = 1): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (this.closing) return
      this.log.error('a match could not be sent', error, { match, tries })
      if (tries === TRIES) return
      const again = (): void => {
        if (this.watchers.isWatched(match)) void this.inBackground(work, match, tries + 1)
      }
      setTimeout(again, AGAIN_AFTER).unref()
    }
  }

  /** Somebody has taken or left a seat, connected or disconnected. */
  matchInfoChanged(match: string): void {
    void this.inBackground(() => this.sendMatch(match), match)
  }

  /** Sends the full update to a connection whose state is out of date. */
  sendFullUpdateSoon(connection: ClientConnection, id: string): void {
    if (connection.watching.has(id)) void this.inBackground(() => this.sendFullUpdate(connection, id), id)
  }

  private async sendFullUpdate(connection: ClientConnection, id: string): Promise<void> {
    const live = await this.reader.settled(id)
    const watching = connection.watching.get(id)
    if (live === null || watching === undefined) return
    watching.shown = false
    this.sendUpdate(live, connection, watching, new Map())
  }

  /** A durable change, of the match or of one seat only. */
  private changed(live: LiveMatch, seat?: Seat): void {
    const made = new Map<string, string>()
    for (const connection of this.watchers.of(live.id)) {
      const watching = connection.watching.get(live.id)
      if (watching === undefined || (seat !== undefined && watching.viewer !== seat)) continue
      this.sendUpdate(live, connection, watching, made)
    }
  }

  /** Sends an update, or the short `waiting` message. Viewers who see the same share one text, in `made`. */
  private sendUpdate(
    live: LiveMatch,
    connection: ClientConnection,
    watching: Watching,
    made: Map<string, string>,
  ): void {
    // Moves that are not durable yet are sent when they are.
    if (live.match.status === 'open' || live.durable !== live.length) return
    const viewer = viewerOf(live, connection, watching)
    // After a change of seat, or if the store has lost entries that the client has seen, everything is sent again.
    if (viewer !== watching.viewer || watching.length > live.length)
      Object.assign(watching, { viewer, length: 0, shown: false })
    const isShort =
      watching.shown &&
      watching.length >= live.history.changedFor(viewer) &&
      !isAskedMore(live, viewer) &&
      // The end of such a game changes no view, but nobody is asked any more.
      live.data.closed !== true
    const { length, refusals } = watching
    const key = isShort ? `${viewer}` : `${viewer} ${length} ${refusals}`
    const text =
      made.get(key) ?? (isShort ? waitingFor(live, viewer) : this.update(live, viewer, length, refusals))
    made.set(key, text)
    sendText(connection, text)
    watching.length = live.length
    watching.shown = true
  }

  /** Refusals are only a help: if they cannot be computed, the question is sent without them, so that the game goes on. */
  private update(live: LiveMatch, viewer: Seat | null, length: number, refusals: boolean): string {
    try {
      return updateFor(live, viewer, length, refusals)
    } catch (error) {
      if (!refusals) throw error
      this.log.error('what cannot be chosen could not be computed', error, { match: live.id })
      return updateFor(live, viewer, length)
    }
  }

  /** Calls in the same tick share one `match` message; the more watch, the longer it waits for further calls. */
  private sendMatch(id: string): Promise<void> {
    let pending = this.pendingMatches.get(id)
    if (pending === undefined) {
      const { size } = this.watchers.of(id)
      const ready = size < CROWD ? setImmediate() : pause(Math.min(LONGEST_PAUSE, size * PAUSE_EACH))
      pending = ready.then(() => {
        this.pendingMatches.delete(id)
        return this.sendMatchNow(id)
      })
      this.pendingMatches.set(id, pending)
    }
    return pending
  }

  /** Sends the seats and who is present. */
  private async sendMatchNow(id: string): Promise<void> {
    if (!this.watchers.isWatched(id)) return
    const version = (this.matchVersions.get(id) ?? 0) + 1
    this.matchVersions.set(id, version)
    const live = await this.reader.get(id)
    if (live === null) return this.closed(id)
    const match = await this.shapes.ofLive(live)
    if (this.matchVersions.get(id) !== version) return
    this.presence.changed(id)
    const watchers = this.watchers.of(id)
    const present = seatsOf(live.match).filter((seat) => {
      const person = live.holder(seat)?.person ?? null
      return person !== null && this.presence.isPresent(id, person)
    })
    const spectators = [...watchers].filter((each) => seatOf(live, each) === null).length
    const made = new Map<string, string>()
    let sent = 0
    for (const connection of watchers) {
      const watching = connection.watching.get(id)
      if (watching === undefined) continue
      const seat = seatOf(live, connection)
      const removed = live.data.removed?.includes(connection.person?.id ?? '') === true
      const message: FromServer = { type: 'match', match, seat, removed, present, spectators }
      const key = `${seat} ${removed}`
      const text = made.get(key) ?? JSON.stringify(message)
      made.set(key, text)
      if (watching.told === text) continue
      watching.told = text
      sendText(connection, text)
      if (++sent % AT_ONCE !== 0) continue
      await setImmediate()
      // A newer message is on its way to all.
      if (this.matchVersions.get(id) !== version) return
    }
  }

  private closed(id: string): void {
    for (const connection of this.watchers.of(id)) {
      connection.watching.delete(id)
      send(connection, { type: 'closed', match: id })
    }
    this.watchers.removeAll(id)
    this.matchVersions.delete(id)
  }

  chatChanged(id: string): void {
    void this.inBackground(async () => {
      const reads: ChatReads = new Map()
      await Promise.all([...this.watchers.of(id)].map((each) => this.sendChat(each, id, reads)))
    }, id)
  }

  /** Sends the chat lines that a connection lacks; an empty list if there are none yet. */
  private async sendChat(
    connection: ClientConnection,
    id: string,
    reads: ChatReads = new Map(),
  ): Promise<void> {
    const watching = connection.watching.get(id)
    if (watching === undefined) return
    for (;;) {
      const { chat } = watching
      // Connections that lack the same lines share one read.
      const reading = reads.get(chat) ?? this.readChat(id, chat)
      reads.set(chat, reading)
      const lines = await reading
      // A newer watch request is already sending this.
      if (connection.watching.get(id) !== watching) return
      // Two concurrent calls do not send a line twice.
      const shown = lines
        .filter(({ line }) => line.number > (watching.chat ?? 0) && line.text !== '')
        .filter(({ blockers }) => !blockers.has(connection.person?.id ?? ''))
        .map(({ line }) => line)
      const isFirst = watching.chat === null
      watching.chat = Math.max(watching.chat ?? 0, lines.at(-1)?.line.number ?? 0)
      if (shown.length > 0 || isFirst) send(connection, { type: 'chat', match: id, lines: shown })
      if (lines.length < MOST_LINES) return
    }
  }

  private async readChat(id: string, after: number | null): Promise<readonly ReadLine[]> {
    const lines = await this.store.chat(id, after, MOST_LINES)
    const blockers = new Map<string, ReadonlySet<string>>()
    for (const author of new Set(lines.map(({ person }) => person)))
      blockers.set(author, await this.store.blockersOf(author))
    return Promise.all(
      lines.map(async ({ person: author, ...line }) => {
        const person = await this.shapes.person(author)
        return { line: { ...line, person }, blockers: blockers.get(author) ?? new Set() }
      }),
    )
  }
}

export const seatOf = (live: LiveMatch, { person }: ClientConnection): Seat | null =>
  person === null ? null : live.seatOf(person.id)

/** Whether a seat has answered and is asked more. `waiting` would clear its open question. */
const isAskedMore = ({ table }: LiveMatch, viewer: Seat | null): boolean =>
  viewer !== null && table.given(viewer) !== null && table.question(viewer) !== undefined

const viewerOf = (live: LiveMatch, connection: ClientConnection, { as }: Pick<Watching, 'as'>): Seat | null =>
  as !== null && live.match.status === 'over' ? as : seatOf(live, connection)
