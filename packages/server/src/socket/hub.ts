import { setImmediate } from 'node:timers/promises'

import { isProblem } from '@ziggurat/kernel'
import type { Problem, Seat } from '@ziggurat/kernel'
import { fieldProblem, fromClient, numbered, problem, PROTOCOL, told } from '@ziggurat/protocol'
import type { FromClient } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import type { WebSocket } from 'ws'

import type { ServerEvents } from '../events.ts'
import type { Limits } from '../limits.ts'
import { shapeOf } from '../lobby/shapes.ts'
import type { Log } from '../log.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Done } from '../match/moves.ts'
import type { MatchReader } from '../match/reader.ts'
import { costOf, isWithdrawal, undoMove } from '../match/undo.ts'
import { isCarried } from '../match/votes.ts'
import type { Votes } from '../match/votes.ts'
import type { MatchWriter } from '../match/writer.ts'
import { runSoon } from '../time-slices.ts'
import { seatOf } from './audience.ts'
import type { Audience } from './audience.ts'
import { throttle, isAway, MOST_MISSED_PINGS, pong, refuse, send } from './connection.ts'
import type { Connection } from './connection.ts'

const MOST_WATCHED = 20
/** How often in a row somebody is told to wait; who does not is cut off. */
const MOST_TOO_FAST = 100
/** An answer that comes so shortly before its time is up, in milliseconds, or later, may be too late. */
const LAST_MOMENT = 1_000
/** What is done for all is done for so many at a time, so that nobody waits for it. */
const AT_ONCE = 100

type Said<Type extends FromClient['type']> = Extract<FromClient, { readonly type: Type }>
type AboutMatch = Exclude<FromClient, Said<'ping'>>

/** Clients on the line: takes what they say. */
export class Hub {
  private readonly store: Store
  private readonly reader: MatchReader
  private readonly writer: MatchWriter
  private readonly limits: Limits
  private readonly log: Log
  private readonly now: () => number
  private readonly audience: Audience
  private readonly votes: Votes
  private readonly all = new Set<Connection>()

  constructor(parts: {
    readonly store: Store
    readonly reader: MatchReader
    readonly writer: MatchWriter
    readonly events: ServerEvents
    readonly audience: Audience
    readonly votes: Votes
    readonly limits: Limits
    readonly log: Log
    readonly now: () => number
  }) {
    this.store = parts.store
    this.reader = parts.reader
    this.writer = parts.writer
    this.audience = parts.audience
    this.votes = parts.votes
    this.limits = parts.limits
    this.log = parts.log
    this.now = parts.now
    parts.events.on('signedOut', (token) => this.disconnect(token))
  }

  get connections(): number {
    return this.all.size
  }

  /** Nobody goes on talking with a token that is valid no more. */
  private disconnect(token: string): void {
    for (const { socket, token: own } of this.all) if (own === token) socket.close(4401, 'signed out')
  }

  /** Whether one more socket may be open for who comes with it. */
  hasRoomFor(who: Pick<Connection, 'person' | 'address'>): boolean {
    return this.limits.mayConnect(who, this.all)
  }

  /** Asks all whether they are still there: a line that broke far away does not say so. */
  async ping(): Promise<void> {
    const all = [...this.all]
    while (all.length > 0) {
      for (const connection of all.splice(0, AT_ONCE)) {
        if (connection.missedPings >= MOST_MISSED_PINGS) connection.socket.terminate()
        else connection.socket.ping()
        this.setMissedPings(connection, connection.missedPings + 1)
      }
      await setImmediate()
    }
  }

  /** How often it was asked whether it is there: the others hear when it falls silent, and when it is heard again. */
  private setMissedPings(connection: Connection, missedPings: number): void {
    const before = isAway(connection)
    connection.missedPings = missedPings
    if (before === isAway(connection)) return
    for (const match of connection.watching.keys()) this.audience.seatsChanged(match)
  }

  /** Also if it has expired, or was removed at another node, or at the moment when somebody came with it. */
  async disconnectExpired(isValid: (token: string) => Promise<boolean>): Promise<void> {
    const held = new Set([...this.all].map(({ token }) => token).filter((token) => token !== null))
    const look = async (token: string): Promise<void> => {
      if (!(await isValid(token))) this.disconnect(token)
    }
    const tokens = [...held]
    while (tokens.length > 0) await Promise.all(tokens.splice(0, AT_ONCE).map(look))
  }

  connect(
    socket: WebSocket,
    from: Pick<Connection, 'line' | 'person' | 'address' | 'token'>,
    version: string,
  ): void {
    const { person } = from
    const connection: Connection = {
      socket,
      ...from,
      watching: new Map(),
      pending: new Map(),
      tooFast: 0,
      missedPings: 0,
    }
    this.all.add(connection)
    socket.on('message', (data: Buffer, binary) => {
      this.setMissedPings(connection, 0)
      // Who was asked to hang up may go on talking for a while.
      if (socket.readyState !== socket.OPEN) return
      const may = this.withinRate(connection)
      runSoon(() => this.receive(connection, may, binary ? null : data.toString()))
    })
    // A ping costs a reply: it counts as a message.
    socket.on('ping', (data: Buffer) => {
      if (this.withinRate(connection)) pong(connection, data)
    })
    socket.on('pong', () => this.setMissedPings(connection, 0))
    socket.on('close', () => runSoon(() => this.disconnected(connection)))
    // The socket closes itself, and says why.
    socket.on('error', () => {})
    send(connection, {
      type: 'hello',
      person: person === null ? null : shapeOf(person),
      version,
      protocol: PROTOCOL,
      now: this.now(),
    })
  }

  private disconnected(connection: Connection): void {
    this.all.delete(connection)
    for (const match of connection.watching.keys()) this.audience.remove(connection, match)
  }

  private withinRate(connection: Connection): boolean {
    const may = this.limits.mayTalk(connection)
    connection.tooFast = may ? 0 : connection.tooFast + 1
    if (!may) throttle(connection)
    if (connection.tooFast > MOST_TOO_FAST) connection.socket.terminate()
    return may
  }

  private receive(connection: Connection, may: boolean, text: string | null): void {
    const said = understand(text)
    if (isProblem(said)) return send(connection, { type: 'refused', ...told(said) })
    const who = connection.person?.id ?? connection.address
    if (!may || (said.type === 'watch' && !this.limits.may('watching', who))) return tooFast(connection, said)
    if (said.type === 'ping') return send(connection, { type: 'pong', ref: said.ref, now: this.now() })
    void this.inOrder(connection, said)
  }

  /** What is said of one match is done in the order in which it was said; other matches do not wait for it. */
  private async inOrder(connection: Connection, said: AboutMatch): Promise<void> {
    const { pending } = connection
    const { match } = said
    const done = (pending.get(match) ?? Promise.resolve()).then(() => this.handle(connection, said))
    pending.set(match, done)
    await done
    if (pending.get(match) === done) pending.delete(match)
  }

  private async handle(connection: Connection, said: AboutMatch): Promise<void> {
    try {
      await this.dispatch(connection, said)
    } catch (error) {
      this.log.error('a message failed', error, { type: said.type })
      // A database that went away may have done it: an answer that is given again counts once.
      const reason = said.type === 'answer' ? ({ reason: 'wait' } as const) : {}
      send(connection, { type: 'refused', ...refOf(said), ...told(problem('went-wrong')), ...reason })
    }
  }

  private async dispatch(connection: Connection, said: AboutMatch): Promise<void> {
    if (said.type === 'watch') return this.watch(connection, said)
    if (said.type === 'unwatch') return this.audience.remove(connection, said.match)
    const { match: id } = said
    const found = await this.reader.get(id)
    if (found === null)
      return send(connection, { type: 'refused', ...refOf(said), ...told(problem('no-such-table')) })
    if (said.type === 'seen') {
      const length = Math.min(said.length, found.durable)
      if (connection.person !== null) await this.store.markSeen(id, connection.person.id, length)
      return
    }
    if (said.type === 'say') return this.say(connection, found, said)
    const live = await this.asSeated(connection, found)
    const seat = seatOf(live, connection)
    if (seat === null) return refuse(connection, said.ref, problem('not-seated'))
    if (live.match.status === 'open') return refuse(connection, said.ref, problem('game-not-begun'))
    if (live.match.status === 'over') {
      if (said.type === 'answer') return this.reply(connection, id, said.ref, { kind: 'late' })
      return send(connection, {
        type: 'refused',
        ref: said.ref,
        ...told(problem('game-over')),
        reason: 'gone',
      })
    }
    const takesBack = said.type === 'undo' || said.type === 'withdraw'
    if (takesBack && !this.limits.may('takingBack', connection.person?.id ?? ''))
      return tooFast(connection, said)
    await this.takeBackSeat(live, seat)
    switch (said.type) {
      case 'answer':
        return this.answer(connection, live, seat, said)
      case 'withdraw':
        return this.withdraw(connection, id, seat, said.ref)
      case 'undo':
        return this.undo(connection, live, seat, said.ref, said.to)
      case 'vote':
        return this.vote(connection, live, seat, said.ref, said.on, said.agree)
    }
  }

  private async answer(
    connection: Connection,
    live: LiveMatch,
    seat: Seat,
    { ref, question, id }: Said<'answer'>,
  ): Promise<void> {
    const isLate = (live.clocks.due(seat) ?? Infinity) < this.now() + LAST_MOMENT
    this.reply(connection, live.id, ref, await this.writer.answer(live.id, seat, id, question))
    // A bot may have sat down for him at this very moment, at whatever node.
    const now = isLate ? await this.reader.current(live.id) : null
    if (now !== null && seatOf(now, connection) === seat) await this.takeBackSeat(now, seat)
  }

  /** Who has no seat here may have got one on another node, or the game may have begun there. */
  private async asSeated(connection: Connection, live: LiveMatch): Promise<LiveMatch> {
    if (live.match.status !== 'open' && seatOf(live, connection) !== null) return live
    return (await this.reader.current(live.id)) ?? live
  }

  /** A bot that plays on for somebody goes when he comes back. */
  private async takeBackSeat(live: LiveMatch, seat: Seat): Promise<void> {
    const holder = live.holder(seat)
    if (holder !== null && holder.bot !== null && holder.person !== null) {
      await this.writer.setHolder(live, { seat, person: holder.person, bot: null })
    }
  }

  private reply(connection: Connection, match: string, ref: number, done: Done): void {
    if (done.kind === 'done') return send(connection, { type: 'done', ref, length: done.length })
    if (done.kind === 'refused') {
      const { code, params, options } = done
      return send(connection, { type: 'refused', ref, ...told({ code, params }), options: [...options] })
    }
    // The question is gone: the one who answered sees what there is now.
    send(connection, { type: 'refused', ref, ...told(problem('question-gone')), reason: 'gone' })
    this.audience.resend(connection, match)
  }

  private async watch(connection: Connection, said: Said<'watch'>): Promise<void> {
    const { match: id, since, chat, as, refusals = false } = said
    const live = await this.reader.get(id)
    const refused = (why: Problem): void => send(connection, { type: 'refused', match: id, ...told(why) })
    if (live === null) return refused(problem('no-such-table'))
    if (connection.watching.size >= MOST_WATCHED && !connection.watching.has(id))
      return refused(problem('watching-too-many'))
    if (as !== undefined && live.match.status !== 'over') return refused(problem('game-not-over'))
    if (as !== undefined && as >= live.match.seats) return refused(problem('no-such-seat', { seat: as }))
    // Who comes from another node has seen what has not been heard of here.
    if (since !== undefined && since > live.length) await this.reader.follow(id, 'log')
    // Who has gone meanwhile would be taken for present ever after.
    if (!this.all.has(connection)) return
    this.audience.add(connection, live, { length: since ?? 0, chat: chat ?? null, as: as ?? null, refusals })
    const seat = seatOf(live, connection)
    if (seat !== null) await this.takeBackSeat(live, seat)
    await this.audience.sendAll(connection, id)
  }

  private async say(connection: Connection, live: LiveMatch, said: Said<'say'>): Promise<void> {
    const { person } = connection
    const { ref, text } = said
    if (person === null) return refuse(connection, ref, problem('enter-first'))
    if (!this.limits.may('chat', person.id)) return tooFast(connection, said)
    const line = { person: person.id, at: this.now(), text }
    if ((await this.store.addChatLine(live.id, line)) === null)
      return refuse(connection, ref, problem('no-such-table'))
    send(connection, { type: 'done', ref })
    this.audience.chatChanged(live.id)
  }

  private async withdraw(connection: Connection, match: string, seat: Seat, ref: number): Promise<void> {
    this.reply(connection, match, ref, await this.writer.perform(match, seat, { kind: 'withdraw' }))
  }

  /**
   * At once as far as nothing was seen, and for who is alone with bots; beyond that when all agree. What takes back only
   * others' answers takes back the last own one too: bots would give theirs again.
   */
  private async undo(
    connection: Connection,
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
    const done = await this.writer.perform(id, seat, undoMove(live, seat, to), length)
    // A bot has answered at this moment.
    const now = done.kind === 'late' && costs === 'mark' ? await this.reader.current(id) : null
    if (now?.match.status === 'running') return this.undo(connection, now, seat, ref, to)
    this.reply(connection, id, ref, done)
  }

  private async vote(
    connection: Connection,
    live: LiveMatch,
    seat: Seat,
    ref: number,
    on: 'undo' | 'absent',
    agree: boolean,
  ): Promise<void> {
    const vote = await this.votes.cast(live, on, seat, agree)
    if (vote === null) return refuse(connection, ref, problem('nothing-to-vote-on'))
    if (isCarried(vote, this.now())) await this.votes.carryOut(live, vote)
    send(connection, { type: 'done', ref })
  }
}

const tooFast = (connection: Connection, said: FromClient): void =>
  send(connection, {
    type: 'refused',
    ...refOf(said),
    ...told(problem('too-fast')),
    reason: 'wait',
  })

function understand(text: string | null): FromClient | (Problem & { readonly ref?: number }) {
  if (text === null) return problem('message-text')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return problem('message-json')
  }
  const parsed = fromClient.safeParse(data)
  if (parsed.success) return parsed.data
  // Whoever waits for the reply hears what is wrong.
  return { ...numbered.safeParse(data).data, ...fieldProblem(parsed.error, 'message') }
}

const refOf = (said: FromClient): { ref?: number } => ('ref' in said ? { ref: said.ref } : {})
