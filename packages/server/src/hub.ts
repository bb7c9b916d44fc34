import type { Seat } from '@ziggurat/kernel'
import { fromClient, LIMITS } from '@ziggurat/protocol'
import type { FromClient, FromServer } from '@ziggurat/protocol'
import type { Person, Store } from '@ziggurat/store'
import type { WebSocket } from 'ws'

import type { Limits } from './limits.ts'
import type { LiveMatch } from './live-match.ts'
import type { Lobby } from './lobby.ts'
import { shapeOf, SUBSTITUTE } from './lobby.ts'
import type { Log } from './log.ts'
import type { Done, Matches } from './matches.ts'
import { updateFor } from './updates.ts'
import { Votes } from './votes.ts'

/** What a connection knows of a match that it watches. */
interface Watching {
  readonly seat: Seat | null
  /** The log's length up to which it was told. */
  length: number
  chat: number
}

/** A client on the line. */
export interface Connection {
  readonly socket: WebSocket
  readonly person: Person | null
  readonly address: string
  readonly watching: Map<string, Watching>
}

const MOST_WATCHED = 20

/** Those who watch: takes what they say, and tells them what happens. */
export class Hub {
  private readonly store: Store
  private readonly matches: Matches
  private readonly lobby: Lobby
  private readonly limits: Limits
  private readonly log: Log
  private readonly now: () => number
  private readonly audience = new Map<string, Set<Connection>>()
  readonly votes = new Votes()
  connections = 0

  constructor(parts: {
    readonly store: Store
    readonly matches: Matches
    readonly lobby: Lobby
    readonly limits: Limits
    readonly log: Log
    readonly now: () => number
  }) {
    this.store = parts.store
    this.matches = parts.matches
    this.lobby = parts.lobby
    this.limits = parts.limits
    this.log = parts.log
    this.now = parts.now
  }

  isWatched(match: string): boolean {
    return this.audience.has(match)
  }

  /** Whether a person has this match before him. */
  isPresent(match: string, person: string): boolean {
    for (const connection of this.audience.get(match) ?? []) if (connection.person?.id === person) return true
    return false
  }

  greet(socket: WebSocket, person: Person | null, address: string, version: string): void {
    const connection: Connection = { socket, person, address, watching: new Map() }
    this.connections++
    socket.on('message', (data: Buffer, binary) => {
      void this.hear(connection, binary ? null : data.toString())
    })
    socket.on('close', () => this.leave(connection))
    socket.on('error', () => socket.terminate())
    send(connection, {
      type: 'hello',
      person: person === null ? null : shapeOf(person),
      version,
      now: this.now(),
    })
  }

  private leave(connection: Connection): void {
    this.connections--
    for (const match of connection.watching.keys()) this.unwatch(connection, match)
  }

  private unwatch(connection: Connection, match: string): void {
    connection.watching.delete(match)
    const audience = this.audience.get(match)
    audience?.delete(connection)
    if (audience?.size === 0) this.audience.delete(match)
    void this.tellTable(match)
  }

  private async hear(connection: Connection, text: string | null): Promise<void> {
    const said = understand(text)
    if ('problem' in said) return send(connection, { type: 'refused', problem: said.problem })
    if (!this.limits.mayTalk(connection)) {
      return send(connection, {
        type: 'refused',
        ...refOf(said),
        problem: 'too many messages: wait a little',
      })
    }
    try {
      await this.obey(connection, said)
    } catch (error) {
      this.log.error('a message failed', error, { type: said.type })
      send(connection, {
        type: 'refused',
        ...refOf(said),
        problem: 'something went wrong here; nothing was done',
      })
    }
  }

  private async obey(connection: Connection, said: FromClient): Promise<void> {
    if (said.type === 'ping') return send(connection, { type: 'pong', ref: said.ref, now: this.now() })
    if (said.type === 'watch') return this.watch(connection, said.match, said.since)
    if (said.type === 'unwatch') return this.unwatch(connection, said.match)
    const { match: id } = said
    if (said.type === 'seen') {
      if (connection.person !== null) await this.store.see(id, connection.person.id, said.length)
      return
    }
    const live = await this.matches.get(id)
    if (live === null) return refuse(connection, said.ref, 'there is no such match')
    if (said.type === 'say') return this.say(connection, live, said.ref, said.text)
    const seat = connection.person === null ? null : live.seatOf(connection.person.id)
    if (seat === null) return refuse(connection, said.ref, 'you have no seat in this match')
    await this.returned(live, seat)
    switch (said.type) {
      case 'answer': {
        const move = { kind: 'answer', id: said.id } as const
        return this.reply(connection, id, said.ref, await this.matches.perform(id, seat, move, said.question))
      }
      case 'withdraw':
        return this.reply(
          connection,
          id,
          said.ref,
          await this.matches.perform(id, seat, { kind: 'withdraw' }),
        )
      case 'undo':
        return this.undo(connection, live, seat, said.ref, said.to)
      case 'vote':
        return this.vote(connection, live, seat, said.ref, said.on, said.agree)
      case 'why':
        return this.why(connection, live, seat, said.ref)
    }
  }

  /** A bot that plays on for somebody goes when he comes back. */
  private async returned(live: LiveMatch, seat: Seat): Promise<void> {
    const holder = live.holder(seat)
    if (holder !== null && holder.bot !== null && holder.person !== null) {
      await this.matches.hold(live.id, { seat, person: holder.person, bot: null })
    }
  }

  private reply(connection: Connection, match: string, ref: number, done: Done): void {
    if (done.kind === 'done') return send(connection, { type: 'done', ref, length: done.length })
    if (done.kind === 'refused') {
      return send(connection, { type: 'refused', ref, problem: done.problem, options: [...done.options] })
    }
    // The question is gone: the one who answered sees what there is now.
    send(connection, { type: 'refused', ref, problem: 'this question is not open any more' })
    const watching = connection.watching.get(match)
    if (watching !== undefined) void this.catchUp(connection, match, 0)
  }

  private async watch(connection: Connection, id: string, since: number | undefined): Promise<void> {
    const live = await this.matches.get(id)
    if (live === null) return send(connection, { type: 'refused', problem: `there is no match '${id}'` })
    if (connection.watching.size >= MOST_WATCHED && !connection.watching.has(id)) {
      return send(connection, { type: 'refused', problem: 'you watch too many matches' })
    }
    const seat = connection.person === null ? null : live.seatOf(connection.person.id)
    connection.watching.set(id, { seat, length: 0, chat: 0 })
    const audience = this.audience.get(id) ?? new Set()
    this.audience.set(id, audience.add(connection))
    if (seat !== null) await this.returned(live, seat)
    await this.tellTable(id)
    await this.catchUp(connection, id, since ?? 0)
    await this.tellChat(connection, id)
  }

  /** All that somebody lacks who has seen the log up to this length. */
  private async catchUp(connection: Connection, id: string, since: number): Promise<void> {
    const live = await this.matches.get(id)
    const watching = connection.watching.get(id)
    if (live === null || watching === undefined || live.match.status === 'open') return
    sendText(connection, updateFor(live, watching.seat, since, this.votes.of(live)))
    watching.length = live.length
  }

  /** Something durable has happened. */
  changed(live: LiveMatch): void {
    const audience = this.audience.get(live.id)
    if (audience === undefined) return
    const made = new Map<string, string>()
    const votes = this.votes.of(live)
    for (const connection of audience) {
      const watching = connection.watching.get(live.id)
      if (watching === undefined || live.match.status === 'open') continue
      const key = `${watching.seat} ${watching.length}`
      let text = made.get(key)
      if (text === undefined) made.set(key, (text = updateFor(live, watching.seat, watching.length, votes)))
      sendText(connection, text)
      watching.length = live.length
    }
  }

  /** Who sits where, and who is there. */
  async tellTable(id: string): Promise<void> {
    const audience = this.audience.get(id)
    if (audience === undefined) return
    const live = await this.matches.get(id)
    if (live === null) return
    const match = await this.lobby.shape(live.match, live.holders)
    const seats = Array.from({ length: live.match.seats }, (_, seat) => seat)
    const present = seats.filter((seat) => {
      const person = live.holder(seat)?.person ?? null
      return person !== null && this.isPresent(id, person)
    })
    for (const connection of audience) {
      const seat = connection.person === null ? null : live.seatOf(connection.person.id)
      const watching = connection.watching.get(id)
      const spectators = [...audience].filter((each) => each.watching.get(id)?.seat === null).length
      // Who has got or lost a seat sees another table from now on.
      if (watching !== undefined && watching.seat !== seat) {
        connection.watching.set(id, { ...watching, seat, length: 0 })
        await this.catchUp(connection, id, 0)
      }
      send(connection, { type: 'table', match, seat, present, spectators })
    }
  }

  private async say(connection: Connection, live: LiveMatch, ref: number, text: string): Promise<void> {
    const { person } = connection
    if (person === null) return refuse(connection, ref, 'enter with a name to talk')
    await this.store.say(live.id, { person: person.id, at: this.now(), text })
    send(connection, { type: 'done', ref })
    await this.talked(live.id)
  }

  /** Lines of chat that somebody lacks. */
  async talked(id: string): Promise<void> {
    for (const connection of this.audience.get(id) ?? []) await this.tellChat(connection, id)
  }

  private async tellChat(connection: Connection, id: string): Promise<void> {
    const watching = connection.watching.get(id)
    if (watching === undefined) return
    const lines = await this.store.chat(id, watching.chat)
    const last = lines.at(-1)
    if (last === undefined || last.number <= watching.chat) return
    watching.chat = last.number
    const shown = []
    for (const { number, person, at, text } of lines) {
      const known = await this.store.person(person)
      shown.push({
        number,
        person: known === null ? { id: person, name: '?', account: false } : shapeOf(known),
        at,
        text,
      })
    }
    send(connection, { type: 'chat', match: id, lines: shown })
  }

  /** At once as far as nothing was revealed; beyond that when all agree. */
  private async undo(
    connection: Connection,
    live: LiveMatch,
    seat: Seat,
    ref: number,
    to: number,
  ): Promise<void> {
    const { table } = live
    if (to >= table.count) return refuse(connection, ref, 'there is nothing to take back')
    const move = { kind: 'undo', to } as const
    if (to >= table.undoable(seat) || this.votes.call(live, 'undo', seat, to, seat)) {
      return this.reply(connection, live.id, ref, await this.matches.perform(live.id, seat, move))
    }
    send(connection, { type: 'done', ref })
    this.changed(live)
  }

  private async vote(
    connection: Connection,
    live: LiveMatch,
    seat: Seat,
    ref: number,
    on: 'undo' | 'absent',
    agree: boolean,
  ): Promise<void> {
    const { length } = live
    const carried = this.votes.cast(live, on, seat, agree)
    if (carried?.on === 'undo') {
      await this.matches.perform(live.id, carried.by, { kind: 'undo', to: carried.to })
    } else if (carried?.on === 'absent') {
      await this.matches.hold(live.id, { seat: carried.by, person: null, bot: SUBSTITUTE })
    }
    send(connection, { type: 'done', ref })
    if (live.length === length) this.changed(live)
  }

  private why(connection: Connection, live: LiveMatch, seat: Seat, ref: number): void {
    const question = live.table.question(seat)
    const refusals = question === undefined ? live.game.why(live.table.state, seat) : question.refused()
    send(connection, { type: 'reasons', ref, refusals: refusals.map((each) => ({ ...each })) })
  }
}

function understand(text: string | null): FromClient | { readonly problem: string } {
  if (text === null) return { problem: 'a message is text' }
  if (text.length > LIMITS.message) return { problem: `a message has at most ${LIMITS.message} characters` }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'a message is JSON' }
  }
  const parsed = fromClient.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return { problem: `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'not understood'}` }
}

const refOf = (said: FromClient): { ref?: number } => ('ref' in said ? { ref: said.ref } : {})

const refuse = (connection: Connection, ref: number, text: string): void =>
  send(connection, { type: 'refused', ref, problem: text })

const send = (connection: Connection, message: FromServer): void =>
  sendText(connection, JSON.stringify(message))

/** A client that does not read is cut off before it fills the memory. */
const MOST_UNSENT = 4_000_000

function sendText({ socket }: Connection, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_UNSENT) socket.terminate()
  else socket.send(text)
}
