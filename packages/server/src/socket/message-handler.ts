import { setImmediate } from 'node:timers/promises'

import { isProblem } from '@ziggurat/kernel'
import type { Problem, Seat } from '@ziggurat/kernel'
import { fieldProblem, fromClient, refOnly, problem, PROTOCOL, withSentence } from '@ziggurat/protocol'
import type { FromClient } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import type { WebSocket } from 'ws'

import type { Bans } from '../administration/bans.ts'
import type { ServerEvents } from '../events.ts'
import type { Limits } from '../limits.ts'
import { shapeOf } from '../lobby/shape-maker.ts'
import type { Logger } from '../logger.ts'
import type { MatchCache } from '../match/cache.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { MoveResult } from '../match/moves.ts'
import type { MatchReader } from '../match/reader.ts'
import { costOf, isWithdrawal, undoMove } from '../match/undo.ts'
import { isCarried } from '../match/votes.ts'
import type { Votes } from '../match/voting.ts'
import type { MatchWriter } from '../match/writer.ts'
import type { Outbox } from '../outbox.ts'
import { Queue } from '../queue.ts'
import type { Turns } from '../turns.ts'
import { seatOf } from './broadcaster.ts'
import type { Broadcaster } from './broadcaster.ts'
import {
  close,
  dismiss,
  isAway,
  isEcho,
  isOpen,
  measure,
  ping,
  pong,
  refuse,
  send,
  terminateSoon,
  throttle,
} from './connection.ts'
import type { ClientConnection } from './connection.ts'

const MOST_WATCHED = 20
/** How many `watch` messages are handled at once: what they read from the database is in memory until it is sent. */
const WATCHES_AT_ONCE = 30
/** How many lines the chat of a match may have. */
export const MOST_CHAT_LINES = 2_000
/** A client that sends this many messages over a rate limit is cut; two within it make up for one over it. */
const MOST_TOO_FAST = 100
const TOO_FAST = 2
/** A client that has not echoed this many pings, in half a minute, is cut: what it was sent before them is still unread. */
const MOST_AWAITED = 8
/** An answer that comes within this time of the clock running out, in milliseconds, may race with the bot that takes over. */
const LAST_MOMENT = 1_000
/** Work for all connections is done for this many at a time, so that it does not block the event loop. */
const AT_ONCE = 100

type Message<Type extends FromClient['type']> = Extract<FromClient, { readonly type: Type }>
type MatchMessage = Exclude<FromClient, Message<'ping'>>

/** The connected clients: receives their messages and acts on them. */
export class MessageHandler {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly limits: Limits
  private readonly outbox: Outbox
  private readonly cache: MatchCache
  private readonly turns: Turns
  private readonly log: Logger
  private readonly now: () => number
  private readonly broadcaster: Broadcaster
  private readonly votes: Votes
  private readonly events: ServerEvents

  private readonly bans: Bans
  private readonly all = new Set<ClientConnection>()
  private readonly watching = new Queue(WATCHES_AT_ONCE)

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly events: ServerEvents
    readonly broadcaster: Broadcaster
    readonly votes: Votes
    readonly limits: Limits
    readonly outbox: Outbox
    readonly bans: Bans
    readonly cache: MatchCache
    readonly turns: Turns
    readonly log: Logger
    readonly now: () => number
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.writer = parts.writer
    this.broadcaster = parts.broadcaster
    this.votes = parts.votes
    this.events = parts.events
    this.limits = parts.limits
    this.outbox = parts.outbox
    this.cache = parts.cache
    this.turns = parts.turns
    this.log = parts.log
    this.now = parts.now
    this.bans = parts.bans
    parts.events.on('signedOut', (token) => this.disconnect(token))
    parts.events.on('banned', (person) => {
      this.disconnectBanned(person).catch((error: unknown) =>
        this.log.error('a banned person could not be disconnected', error),
      )
    })
    parts.events.on('addressBanned', () => this.disconnectAddresses())
  }

  get connections(): number {
    return this.all.size
  }

  /** Closes all connections of a revoked token. */
  private disconnect(token: string): void {
    for (const { socket, token: own } of this.all) if (own === token) close(socket, 4401, 'signed out')
  }

  /** Closes all connections of a person who was banned, on any node. */
  private async disconnectBanned(person: string): Promise<void> {
    const why = await this.bans.ofPerson(person)
    if (why === null) return
    for (const connection of this.all) if (connection.person?.id === person) dismiss(connection, why)
  }

  /** Closes all connections from banned addresses. */
  disconnectAddresses(): void {
    for (const connection of this.all) {
      const why = this.bans.ofAddress(connection.address)
      if (why !== null) dismiss(connection, why)
    }
  }

  /** The addresses with the most connections. */
  busiestAddresses(most: number): readonly { readonly address: string; readonly connections: number }[] {
    const counts = new Map<string, number>()
    for (const { address } of this.all) counts.set(address, (counts.get(address) ?? 0) + 1)
    const all = [...counts].map(([address, connections]) => ({ address, connections }))
    return all.sort((one, other) => other.connections - one.connections).slice(0, most)
  }

  /** Whether this person and address may open one more socket. */
  hasRoomFor(from: Pick<ClientConnection, 'person' | 'address'>): boolean {
    return this.limits.mayConnect(from, this.all)
  }

  /** Pings all clients: a connection that breaks somewhere on the way is not reported. */
  async ping(): Promise<void> {
    const all = [...this.all]
    while (all.length > 0) {
      for (const connection of all.splice(0, AT_ONCE)) {
        if (!isOpen(connection)) continue
        if (connection.awaited.length >= MOST_AWAITED) this.outbox.cut(connection, 'silent')
        else ping(connection)
        this.setMissedPings(connection, connection.missedPings + 1)
      }
      await setImmediate()
    }
  }

  /** Notifies the other watchers when a client becomes away or present. */
  private setMissedPings(connection: ClientConnection, missedPings: number): void {
    const before = isAway(connection)
    connection.missedPings = missedPings
    if (before === isAway(connection)) return
    for (const match of connection.watching.keys()) this.broadcaster.matchInfoChanged(match)
  }

  /** Closes connections whose token has expired, or was revoked on another node or while they connected. */
  async disconnectExpired(isValid: (token: string) => Promise<boolean>): Promise<void> {
    const held = new Map<string, string>()
    for (const { token, person } of this.all) if (token !== null) held.set(token, person?.id ?? '')
    const check = async ([token, person]: readonly [string, string]): Promise<void> => {
      if (await isValid(token)) return
      await this.disconnectBanned(person)
      this.disconnect(token)
    }
    const tokens = [...held]
    while (tokens.length > 0) await Promise.all(tokens.splice(0, AT_ONCE).map(check))
  }

  connect(
    socket: WebSocket,
    from: Pick<ClientConnection, 'stream' | 'person' | 'address' | 'token' | 'readOnly'>,
    version: string,
  ): void {
    const { person } = from
    const connection: ClientConnection = {
      socket,
      ...from,
      outbox: this.outbox,
      events: this.events,
      unsent: 0,
      end: () => socket.terminate(),
      watching: new Map(),
      pending: new Map(),
      tooFast: 0,
      awaited: [],
      missedPings: 0,
    }
    this.all.add(connection)
    socket.on('message', (data: Buffer, binary) => {
      // A client that was asked to close may send more until it does.
      if (!isOpen(connection)) return
      const isWithinRate = this.withinRate(connection)
      const text = binary ? null : data.toString()
      this.turns.soon(from.address, () => this.receive(connection, isWithinRate, text))
    })
    // A ping needs a reply, so it counts as a message.
    socket.on('ping', (data: Buffer) => {
      if (this.withinRate(connection)) pong(connection, data)
    })
    // Any client can send a pong, but only one that reads can echo a ping.
    socket.on('pong', (data: Buffer) => {
      if (isEcho(connection, data)) this.setMissedPings(connection, 0)
      else this.withinRate(connection)
    })
    socket.on('close', () => {
      measure(connection)
      this.turns.soon(from.address, () => this.disconnected(connection))
    })
    // After an invalid frame the socket is being closed.
    socket.on('error', () => terminateSoon(socket))
    send(connection, {
      type: 'hello',
      person: person === null ? null : shapeOf(person),
      version,
      protocol: PROTOCOL,
      now: this.now(),
    })
  }

  private disconnected(connection: ClientConnection): void {
    this.all.delete(connection)
    for (const match of connection.watching.keys()) this.broadcaster.remove(connection, match)
  }

  private withinRate(connection: ClientConnection): boolean {
    if (!isOpen(connection)) return false
    const may = this.limits.maySend(connection)
    this.count(connection, { isTooFast: !may })
    return may
  }

  /** A client that sends too fast is not read for a while, and cut if it goes on. */
  private count(connection: ClientConnection, { isTooFast }: { readonly isTooFast: boolean }): void {
    if (!isOpen(connection)) return
    // A line of chat over its rate has been counted as a message within the rate.
    connection.tooFast = Math.max(0, connection.tooFast + (isTooFast ? TOO_FAST : -1))
    if (isTooFast) throttle(connection)
    if (connection.tooFast > MOST_TOO_FAST * TOO_FAST) this.outbox.cut(connection, 'too_fast')
  }

  private receive(connection: ClientConnection, isWithinRate: boolean, text: string | null): void {
    const message = parseMessage(text)
    if (isProblem(message)) return send(connection, { type: 'refused', ...withSentence(message) })
    if (!isWithinRate || (message.type === 'watch' && !this.limits.mayWatch(connection)))
      return tooFast(connection, message)
    if (message.type === 'ping') return send(connection, { type: 'pong', ref: message.ref, now: this.now() })
    void this.inOrder(connection, message)
  }

  /** Messages about one match are handled in order; other matches do not wait for them. */
  private async inOrder(connection: ClientConnection, message: MatchMessage): Promise<void> {
    const { pending } = connection
    const { match } = message
    const done = (pending.get(match) ?? Promise.resolve()).then(() => this.handle(connection, message))
    pending.set(match, done)
    await done
    if (pending.get(match) === done) pending.delete(match)
  }

  private async handle(connection: ClientConnection, message: MatchMessage): Promise<void> {
    try {
      await this.dispatch(connection, message)
    } catch (error) {
      this.log.error('a message failed', error, { type: message.type })
      // The database may have failed after it wrote. An answer can be sent again safely: it counts once.
      const reason = message.type === 'answer' ? ({ reason: 'wait' } as const) : {}
      send(connection, {
        type: 'refused',
        ...refOf(message),
        ...withSentence(problem('went-wrong')),
        ...reason,
      })
    }
  }

  private async dispatch(connection: ClientConnection, message: MatchMessage): Promise<void> {
    if (message.type === 'unwatch') return this.broadcaster.remove(connection, message.match)
    if (!this.cache.mayLoad(message.match, connection.address))
      return askToWait(connection, message, problem('server-busy'))
    if (message.type === 'watch') return this.watching.run(() => this.watch(connection, message))
    if (connection.readOnly)
      return send(connection, {
        type: 'refused',
        ...refOf(message),
        ...withSentence(problem('read-only-token')),
      })
    const { match: id } = message
    const found = await this.reader.get(id)
    if (found === null)
      return send(connection, {
        type: 'refused',
        ...refOf(message),
        ...withSentence(problem('no-such-match')),
      })
    if (message.type === 'seen') {
      const length = Math.min(message.length, found.durable)
      if (connection.person !== null) await this.store.markSeen(id, connection.person.id, length)
      return
    }
    if (message.type === 'say') return this.say(connection, found, message)
    const live = await this.asSeated(connection, found)
    const seat = seatOf(live, connection)
    if (seat === null) return refuse(connection, message.ref, problem('not-seated'))
    if (live.match.status === 'open') return refuse(connection, message.ref, problem('game-not-begun'))
    if (live.match.status === 'over') {
      if (message.type === 'answer') return this.reply(connection, id, message.ref, { kind: 'question-gone' })
      return send(connection, {
        type: 'refused',
        ref: message.ref,
        ...withSentence(problem('game-over')),
        reason: 'gone',
      })
    }
    const takesBack = message.type === 'undo' || message.type === 'withdraw'
    if (takesBack && !this.limits.mayTakeBack(connection)) return tooFast(connection, message)
    await this.takeBackSeat(live, seat)
    switch (message.type) {
      case 'answer':
        return this.answer(connection, live, seat, message)
      case 'withdraw':
        return this.withdraw(connection, id, seat, message.ref)
      case 'undo':
        return this.undo(connection, live, seat, message.ref, message.to)
      case 'vote':
        return this.vote(connection, live, seat, message)
    }
  }

  private async answer(
    connection: ClientConnection,
    live: LiveMatch,
    seat: Seat,
    { ref, question, id }: Message<'answer'>,
  ): Promise<void> {
    const began = performance.now()
    const isLate = (live.clocks.due(seat) ?? Infinity) < this.now() + LAST_MOMENT
    const done = await this.turns.answer(() => this.writer.answer(live.id, seat, id, question))
    if (done.kind === 'done') this.events.emit('answered', performance.now() - began)
    this.reply(connection, live.id, ref, done)
    // The clock may have run out just now, and a bot taken the seat, on any node.
    const now = isLate ? await this.reader.current(live.id) : null
    if (now !== null && seatOf(now, connection) === seat) await this.takeBackSeat(now, seat)
  }

  /** On another node the person may have just taken a seat, or the game may have started. */
  private async asSeated(connection: ClientConnection, live: LiveMatch): Promise<LiveMatch> {
    if (live.match.status !== 'open' && seatOf(live, connection) !== null) return live
    return (await this.reader.current(live.id)) ?? live
  }

  /** A bot that plays for a person leaves when they come back. */
  private async takeBackSeat(live: LiveMatch, seat: Seat): Promise<void> {
    const holder = live.holder(seat)
    if (holder !== null && holder.bot !== null && holder.person !== null) {
      await this.writer.setHolder(live, { seat, person: holder.person, bot: null, why: 'returned' })
    }
  }

  private reply(connection: ClientConnection, match: string, ref: number, done: MoveResult): void {
    if (done.kind === 'done') return send(connection, { type: 'done', ref, length: done.length })
    if (done.kind === 'refused') {
      const { code, params, options } = done
      return send(connection, {
        type: 'refused',
        ref,
        ...withSentence({ code, params }),
        options: [...options],
      })
    }
    // The question is gone: the client is sent the current one.
    send(connection, { type: 'refused', ref, ...withSentence(problem('question-gone')), reason: 'gone' })
    this.broadcaster.sendFullUpdateSoon(connection, match)
  }

  private mayWatchMore({ watching, address }: ClientConnection): boolean {
    const watched = this.broadcaster.watchedFrom(address)
    return watching.size < MOST_WATCHED && this.limits.hasRoom('watchedFrom', watched, address)
  }

  private async watch(connection: ClientConnection, message: Message<'watch'>): Promise<void> {
    const { match: id, since, chat, as, refusals = false } = message
    await this.turns.turn(connection.address)
    // The connection may have closed while others had their turn.
    if (!this.all.has(connection)) return
    const live = await this.reader.get(id)
    const refused = (why: Problem): void =>
      send(connection, { type: 'refused', match: id, ...withSentence(why) })
    if (live === null) return refused(problem('no-such-match'))
    if (!connection.watching.has(id) && !this.mayWatchMore(connection))
      return refused(problem('watching-too-many'))
    if (as !== undefined && live.match.status !== 'over') return refused(problem('game-not-over'))
    if (as !== undefined && as >= live.match.seats) return refused(problem('no-such-seat', { seat: as }))
    // A client that comes from another node may have seen entries that this node does not have yet.
    if (since !== undefined && since > live.length) await this.reader.follow(id, 'log')
    // The connection may have closed while the match was loading.
    if (!this.all.has(connection)) return
    this.broadcaster.add(connection, live, {
      length: since ?? 0,
      chat: chat ?? null,
      as: as ?? null,
      refusals,
    })
    const seat = seatOf(live, connection)
    if (seat !== null && !connection.readOnly) await this.takeBackSeat(live, seat)
    await this.broadcaster.sendEverythingTo(connection, id)
  }

  private async say(connection: ClientConnection, live: LiveMatch, message: Message<'say'>): Promise<void> {
    const { person } = connection
    const { ref, text } = message
    if (person === null) return refuse(connection, ref, problem('enter-first'))
    if (
      !this.limits.may('chat', person.id, connection.address) ||
      !this.limits.may('chatFrom', connection.address)
    ) {
      this.count(connection, { isTooFast: true })
      return tooFast(connection, message)
    }
    const silenced = await this.bans.silences(person.id)
    if (silenced !== null) return refuse(connection, ref, silenced)
    const line = { person: person.id, at: this.now(), text }
    const added = await this.store.addChatLine(live.id, line, MOST_CHAT_LINES)
    if (added === null) return refuse(connection, ref, problem('no-such-match'))
    if (added === 'full') return refuse(connection, ref, problem('chat-full', { most: MOST_CHAT_LINES }))
    send(connection, { type: 'done', ref })
    this.broadcaster.chatChanged(live.id)
  }

  private async withdraw(
    connection: ClientConnection,
    match: string,
    seat: Seat,
    ref: number,
  ): Promise<void> {
    this.reply(connection, match, ref, await this.writer.makeMove(match, seat, { kind: 'withdraw' }))
  }

  /**
   * Immediate up to the undo barrier, and for a player alone with bots; otherwise the others vote. An undo always includes the
   * player's own last answer: if only bots' answers were taken back, they would give them again.
   */
  private async undo(
    connection: ClientConnection,
    live: LiveMatch,
    seat: Seat,
    ref: number,
    wanted: number,
  ): Promise<void> {
    const { table, length, id } = live
    const own = live.answersBeforeLastOf(seat)
    if (wanted < table.origin.count || wanted >= table.count || own === null)
      return refuse(connection, ref, problem('nothing-to-take-back'))
    const to = Math.min(wanted, own)
    if (isWithdrawal(live, seat, to)) return this.withdraw(connection, id, seat, ref)
    const costs = costOf(live, seat, to)
    if (costs === 'consent') {
      await this.votes.call(live, 'undo', seat, to)
      return send(connection, { type: 'done', ref })
    }
    const done = await this.writer.makeMove(id, seat, undoMove(live, seat, to), length)
    // A bot has just answered: try again.
    const now = done.kind === 'question-gone' && costs === 'mark' ? await this.reader.current(id) : null
    if (now?.match.status === 'running') return this.undo(connection, now, seat, ref, to)
    this.reply(connection, id, ref, done)
  }

  private async vote(
    connection: ClientConnection,
    live: LiveMatch,
    seat: Seat,
    { ref, on, asker, agree }: Message<'vote'>,
  ): Promise<void> {
    const vote = await this.votes.cast(live, { on, asker }, seat, agree)
    if (vote === null) return refuse(connection, ref, problem('nothing-to-vote-on'))
    if (isCarried(vote, this.now())) await this.votes.carryOut(live, vote)
    send(connection, { type: 'done', ref })
  }
}

const askToWait = (connection: ClientConnection, message: FromClient, why: Problem): void =>
  send(connection, { type: 'refused', ...refOf(message), ...withSentence(why), reason: 'wait' })

const tooFast = (connection: ClientConnection, message: FromClient): void =>
  askToWait(connection, message, problem('too-fast'))

function parseMessage(text: string | null): FromClient | (Problem & { readonly ref?: number }) {
  if (text === null) return problem('message-text')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return problem('message-json')
  }
  const parsed = fromClient.safeParse(data)
  if (parsed.success) return parsed.data
  // With the `ref`, if it can be read, so that the client can tell which message was wrong.
  return { ...refOnly.safeParse(data).data, ...fieldProblem(parsed.error, 'message') }
}

const refOf = (message: FromClient): { ref?: number } => ('ref' in message ? { ref: message.ref } : {})
