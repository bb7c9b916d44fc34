import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { LIMITS, problem, PROTOCOL, told } from '@ziggurat/protocol'
import { WebSocketServer } from 'ws'

import { isOurs, tokenIn } from '../callers.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { hashOf } from '../people.ts'
import type { People } from '../people.ts'
import type { Hub } from './hub.ts'

/** How long a server that stops waits for clients to hang up. */
const GOODBYE = 2_000
/** The socket's close code for a client of another protocol. */
const OTHER_PROTOCOL = 4400

/** A request names a path; an address needs a host too. */
const HERE = 'http://server'

interface Parts {
  readonly hub: Hub
  readonly people: People
  readonly limits: Limits
  readonly log: Log
  readonly version: string
  /** The address that a request came from. */
  readonly address: (request: IncomingMessage) => string
}

/** Takes the sockets that clients open; the function that it returns closes them all. */
export function acceptSockets(server: Server, parts: Parts): () => Promise<void> {
  const { hub, people, limits, log, version, address } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    // The hub replies, unless there are too many.
    autoPong: false,
  })

  const admit = async (request: IncomingMessage, line: Duplex, head: Buffer): Promise<void> => {
    const { url = '' } = request
    if (!URL.canParse(url, HERE)) return refuse(line, '404 Not Found')
    const { pathname, searchParams } = new URL(url, HERE)
    const header = (name: string): string | undefined => request.headers[name]?.toString()
    if (pathname !== '/api/socket') return refuse(line, '404 Not Found')
    if (!isOurs(header)) return refuse(line, '403 Forbidden')
    if (!limits.may('requests', address(request))) return refuse(line, '429 Too Many Requests')
    const token = tokenIn(header)
    const person = token === null ? null : await people.known(token)
    const from = { person, address: address(request), token: token === null ? null : hashOf(token) }
    if (token !== null && person === null) return refuse(line, '401 Unauthorized')
    if (!hub.hasRoomFor(from)) return refuse(line, '429 Too Many Requests')
    const protocol = Number(searchParams.get('protocol') ?? 1)
    sockets.handleUpgrade(request, line, head, (socket) => {
      if (protocol === PROTOCOL) return hub.connect(socket, { ...from, line }, version)
      const why = problem('other-protocol', { client: protocol, server: PROTOCOL })
      socket.send(JSON.stringify({ type: 'refused', ...told(why) }))
      socket.close(OTHER_PROTOCOL, why.code)
    })
  }

  server.on('upgrade', (request, line, head) => {
    line.on('error', () => line.destroy())
    admit(request, line, head).catch((error: unknown) => {
      log.error('a socket could not be opened', error)
      refuse(line, '500 Internal Server Error')
    })
  })

  return async () => {
    for (const client of sockets.clients) client.close(1001, 'the server stops')
    // A line at whose end a machine sleeps, say, does not close by itself.
    const cutting = setTimeout(() => sockets.clients.forEach((client) => client.terminate()), GOODBYE)
    sockets.close()
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
    clearTimeout(cutting)
  }
}

function refuse(line: Duplex, status: string): void {
  // The other side may never hang up.
  line.once('finish', () => line.destroy())
  line.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}
