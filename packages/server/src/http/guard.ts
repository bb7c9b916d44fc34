import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { Problem } from '@ziggurat/kernel'
import { problem, statusOf, withSentence } from '@ziggurat/protocol'

import type { ServerEvents } from '../events.ts'
import { networkOf } from '../limits.ts'
import type { CapName, Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Outbox, Receiver } from '../outbox.ts'
import type { Turns } from '../turns.ts'
import { DATA_HEADERS } from './security-headers.ts'

/** How long a client may take to send the head of a request, and all of it, in milliseconds. */
const HEAD_TIMEOUT = 20_000
const REQUEST_TIMEOUT = 60_000
/** How long a client may take to read a reply, in milliseconds. The largest file takes that long at 5 kB a second. */
const REPLY_TIMEOUT = 60_000
/** How many requests a client may send on one connection before it reads the first reply. Browsers and proxies send one. */
const MOST_PIPELINED = 10
/** How long the refusal of a connection may take, in milliseconds, and how many are refused with a reply at once. */
const REFUSAL_TIMEOUT = 1_000
const MOST_REFUSALS = 100

/**
 * How long a client that requests too fast waits for its refusal, in milliseconds. A client that waits for its replies slows
 * down; how many requests an address may have in progress is limited anyway.
 */
const REFUSAL_DELAY = 250

/** A request in progress, and its reply that waits to be read. */
interface Reply extends Receiver {
  /** Handles the request. Requests that came on the same connection before are done then. */
  readonly handle: () => void
  /** When all of it was there; null until then. */
  since: number | null
}

/** How many there are at each address, and in all. */
class Tally {
  all = 0
  private readonly byAddress = new Map<string, number>()

  of(address: string): number {
    return this.byAddress.get(address) ?? 0
  }

  add(address: string, more: 1 | -1): void {
    const count = this.of(address) + more
    if (count > 0) this.byAddress.set(address, count)
    else this.byAddress.delete(address)
    this.all += more
  }
}

/** Guards the HTTP server against clients that hold connections, send slowly, or do not read their replies. */
export class HttpGuard {
  private readonly limits: Limits
  private readonly turns: Turns
  private readonly outbox: Outbox
  private readonly events: ServerEvents
  private readonly metrics: Metrics
  private readonly now: () => number
  private readonly address: (request: IncomingMessage) => string
  private readonly isDirect: boolean
  private readonly connections = new Tally()
  private readonly requests = new Tally()
  /** The unfinished replies of each open connection. */
  private readonly replies = new Map<Socket, Set<Reply>>()
  /** Connections of which nothing is read yet. */
  private readonly waiting = new Set<Socket>()
  private refusals = 0

  constructor(parts: {
    readonly limits: Limits
    readonly turns: Turns
    readonly outbox: Outbox
    readonly events: ServerEvents
    readonly metrics: Metrics
    readonly now: () => number
    /** The address that a request counts for. */
    readonly address: (request: IncomingMessage) => string
    /** Whether clients connect directly. Behind a proxy, all connections are the proxy's. */
    readonly isDirect: boolean
  }) {
    this.limits = parts.limits
    this.turns = parts.turns
    this.outbox = parts.outbox
    this.events = parts.events
    this.metrics = parts.metrics
    this.now = parts.now
    this.address = parts.address
    this.isDirect = parts.isDirect
  }

  /** Guards the connections of a server. */
  watch(server: Server): void {
    server.headersTimeout = HEAD_TIMEOUT
    server.requestTimeout = REQUEST_TIMEOUT
    // A connection that is refused or waits must not reach the parser, and nothing of it is read.
    const accept = server.listeners('connection') as ((socket: Socket) => void)[]
    server.removeAllListeners('connection')
    Object.assign(server, { pauseOnConnect: true })
    server.on('connection', (socket: Socket) => {
      if (!this.admit(socket)) return
      void this.inTurn(socket, () => {
        for (const each of accept) each.call(server, socket)
        socket.resume()
      })
    })
  }

  /** Closes the connections that wait, which the HTTP server does not know yet. */
  close(): void {
    for (const socket of this.waiting) socket.destroy()
  }

  /** Begins to read a connection when it is its turn: its address may have opened too many, and only one is begun at a time. */
  private async inTurn(socket: Socket, read: () => void): Promise<void> {
    if (!this.isDirect) return read()
    const ignore = (): void => {}
    socket.on('error', ignore)
    this.waiting.add(socket)
    const address = networkOf(socket.remoteAddress ?? '')
    const delay = this.limits.delay('connects', address)
    if (delay > 0) await pause(delay, undefined, { ref: false })
    await this.turns.turn(address)
    this.waiting.delete(socket)
    socket.off('error', ignore)
    if (!socket.destroyed) read()
  }

  private admit(socket: Socket): boolean {
    const address = networkOf(socket.remoteAddress ?? '')
    const why = this.tooMany(this.connections, 'connections', this.isDirect, address)
    if (why !== null) this.refuse(socket, why)
    else {
      this.connections.add(address, 1)
      this.replies.set(socket, new Set())
      socket.once('close', () => {
        this.connections.add(address, -1)
        for (const reply of this.replies.get(socket) ?? []) this.finish(socket, reply)
        this.replies.delete(socket)
      })
    }
    return why === null
  }

  /** Why one more is too many, for its address or in all. */
  private tooMany(
    tally: Tally,
    cap: CapName & ('connections' | 'requestsAtOnce'),
    countsAddress: boolean,
    address: string,
  ): Problem | null {
    if (countsAddress && !this.limits.hasRoom(`${cap}From`, tally.of(address), address))
      return problem('too-many-connections')
    return this.limits.hasRoom(cap, tally.all, address) ? null : problem('server-busy')
  }

  private refuse(socket: Socket, why: Problem): void {
    this.events.emit('problem', why.code)
    socket.on('error', () => {})
    if (this.refusals >= MOST_REFUSALS) return void socket.destroy()
    this.refusals++
    const body = JSON.stringify(withSentence(why))
    const status = statusOf(why)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    // If a connection is closed before its request was read, the client may not get the reply.
    socket.resume()
    const timer = setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      this.refusals--
    })
  }

  /** A request has come. `handle` is called when it is its turn, unless it is refused. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
    const { socket } = incoming
    const replies = this.replies.get(socket)
    // It was cut, and more requests came before that.
    if (socket.destroyed || replies === undefined) return
    const address = this.address(incoming)
    const why = this.tooMany(this.requests, 'requestsAtOnce', true, address)
    const reply: Reply = {
      address,
      unsent: 0,
      since: null,
      end: () => socket.destroy(),
      handle: () => this.handle(incoming, outgoing, address, why, handle),
    }
    replies.add(reply)
    this.requests.add(address, 1)
    outgoing.once('prefinish', () => {
      reply.since = this.now()
      this.outbox.measured(reply, outgoing.writableLength)
    })
    outgoing.once('close', () => this.finish(socket, reply))
    if (replies.size > MOST_PIPELINED) this.outbox.cut(reply, 'pipelined')
    else if (replies.size === 1) reply.handle()
  }

  private handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    address: string,
    why: Problem | null,
    handle: () => void,
  ): void {
    if (why !== null) return this.reject(outgoing, why)
    if (this.limits.may(isForApi(incoming) ? 'requests' : 'files', address)) {
      // By then, the client may be gone.
      void this.turns.turn(address).then(() => !incoming.socket.destroyed && handle())
      return
    }
    const refused = problem('too-fast')
    setTimeout(() => {
      this.reject(outgoing, refused)
      this.metrics.request(statusOf(refused), REFUSAL_DELAY)
    }, REFUSAL_DELAY).unref()
  }

  /** Sends a refusal as the reply to a request. */
  private reject(outgoing: ServerResponse, why: Problem): void {
    this.events.emit('problem', why.code)
    if (outgoing.destroyed) return
    outgoing.writeHead(statusOf(why), { ...DATA_HEADERS, 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify(withSentence(why)))
  }

  /**
   * A reply was read, or its connection is gone. A reply that waited for another one is not closed with the connection. The next
   * request on the connection is handled.
   */
  private finish(socket: Socket, reply: Reply): void {
    const replies = this.replies.get(socket)
    if (replies?.delete(reply) !== true) return
    this.requests.add(reply.address, -1)
    this.outbox.measured(reply, 0)
    const [next] = replies
    if (!socket.destroyed) next?.handle()
  }

  /** Cuts clients that have not read their replies in time. */
  sweep(): void {
    const before = this.now() - REPLY_TIMEOUT
    for (const replies of this.replies.values())
      for (const reply of replies)
        if (reply.since !== null && reply.since < before) this.outbox.cut(reply, 'unread_reply')
  }
}

/** Whether a request is for the API, however its path is written. No file of the site has such a path. */
function isForApi({ url = '' }: IncomingMessage): boolean {
  try {
    return decodeURI(url).replaceAll('\\', '/').includes('/api/')
  } catch {
    return true
  }
}
