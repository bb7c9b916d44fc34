import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Problem } from '@ziggurat/kernel'
import { LIMITS, problem, PROTOCOL, statusOf, withSentence } from '@ziggurat/protocol'
import { WebSocketServer } from 'ws'

import type { Bans } from '../administration/bans.ts'
import type { RecentAddresses } from '../administration/recent-addresses.ts'
import type { ServerEvents } from '../events.ts'
import type { Limits } from '../limits.ts'
import type { Logger } from '../logger.ts'
import type { People } from '../people.ts'
import { isSameOrigin, tokenIn } from '../request-auth.ts'
import { close, CLOSE_TIMEOUT } from './connection.ts'
import type { MessageHandler } from './message-handler.ts'

/** A message may come in this many parts; empty ones would cost time without counting as messages. */
const MOST_FRAGMENTS = 64
/** The close code for a client with another protocol version. */
const OTHER_PROTOCOL = 4400

/** A base URL to parse request paths with. */
const BASE = 'http://server'

interface SocketParts {
  readonly handler: MessageHandler
  readonly people: People
  readonly limits: Limits
  readonly bans: Bans
  readonly recent: RecentAddresses
  readonly events: ServerEvents
  readonly log: Logger
  readonly version: string
  /** The address that a request came from. */
  readonly address: (request: IncomingMessage) => string
}

/** Accepts sockets; the returned function closes them all. */
export function acceptSockets(server: Server, parts: SocketParts): () => Promise<void> {
  const { handler, people, limits, bans, recent, events, log, version, address } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
    // The message handler replies to pings, within the rate limit.
    autoPong: false,
  })

  const refuse = (stream: Duplex, why: Problem): void => {
    events.emit('problem', why.code)
    reject(stream, why)
  }

  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const { url = '' } = request
    if (!URL.canParse(url, BASE)) return refuse(stream, problem('nothing-here'))
    const { pathname, searchParams } = new URL(url, BASE)
    const header = (name: string): string | undefined => request.headers[name]?.toString()
    if (pathname !== '/api/socket') return refuse(stream, problem('nothing-here'))
    if (!isSameOrigin(header)) return refuse(stream, problem('other-site'))
    const banned = bans.ofAddress(address(request))
    if (banned !== null) return refuse(stream, banned)
    if (!limits.may('requests', address(request))) return refuse(stream, problem('too-fast'))
    const token = tokenIn(header)
    const bearer = token === null ? null : await people.bearerOf(token)
    const from = {
      person: bearer?.person ?? null,
      address: address(request),
      token: bearer?.token.hash ?? null,
      readOnly: bearer?.token.kind === 'read',
    }
    if (token !== null && bearer === null) return refuse(stream, problem('enter-first'))
    if (from.person !== null) recent.add(from.person.id, from.address)
    if (!handler.hasRoomFor(from)) return refuse(stream, problem('too-many-connections'))
    const protocol = Number(searchParams.get('protocol') ?? 1)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      if (protocol === PROTOCOL) return handler.connect(socket, { ...from, stream }, version)
      const why = problem('other-protocol', { client: protocol, server: PROTOCOL })
      events.emit('problem', why.code)
      socket.send(JSON.stringify({ type: 'refused', ...withSentence(why) }))
      socket.on('error', () => {})
      close(socket, OTHER_PROTOCOL, why.code)
    })
  }

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    admit(request, stream, head).catch((error: unknown) => {
      log.error('a socket could not be opened', error)
      refuse(stream, problem('went-wrong'))
    })
  })

  return async () => {
    for (const client of sockets.clients) client.close(1001, 'the server stops')
    // A client that is asleep or offline does not answer the close.
    const terminating = setTimeout(
      () => sockets.clients.forEach((client) => client.terminate()),
      CLOSE_TIMEOUT,
    )
    sockets.close()
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
    clearTimeout(terminating)
  }
}

/** Refuses a socket with an HTTP reply. */
function reject(stream: Duplex, why: Problem): void {
  // The client may never close its side.
  stream.once('finish', () => stream.destroy())
  const body = JSON.stringify(withSentence(why))
  const status = statusOf(why)
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n${body}`,
  )
}
