import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { PROTOCOL } from '@ziggurat/protocol'

import type { GuardedServer } from './guarded-server.ts'

/* Sockets that do only what a test tells them: no proper client. */

const UPGRADE =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** The kinds of frames. */
export const TEXT = 1
export const PING = 9
export const PONG = 10

/** Raw connections to a server; they do not even close when the server does. */
export class RawSockets {
  private readonly all: Socket[] = []

  /** A connection that sends this text and does not read. */
  connect({ port }: Pick<GuardedServer, 'port'>, text: string): Socket {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    this.all.push(socket)
    socket.on('error', () => {})
    socket.pause()
    socket.write(text)
    return socket
  }

  /** A web socket that is open and does not read any further. `headers` end with a line break each. */
  async open(server: Pick<GuardedServer, 'port'>, headers = ''): Promise<Socket> {
    const path = `/api/socket?protocol=${PROTOCOL}`
    const socket = this.connect(server, `GET ${path} HTTP/1.1\r\n${UPGRADE}${headers}\r\n`)
    socket.resume()
    const first = await new Promise<Buffer>((arrived) => socket.once('data', arrived))
    socket.pause()
    if (!String(first).startsWith('HTTP/1.1 101')) throw new Error(String(first).split('\r\n')[0])
    return socket
  }

  closeAll(): void {
    for (const socket of this.all.splice(0)) socket.destroy()
  }
}

/** A client's frame, masked with zeros. */
export function frame(kind: number, body: string): Buffer {
  const length = Buffer.byteLength(body)
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), Buffer.from(body)])
}

/** Sends the same bytes again and again while the server accepts them, up to `most`; returns how many it accepted. */
export async function flood(socket: Socket, bytes: Buffer, most: number): Promise<number> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes))
  let accepted = 0
  while (accepted < most && !socket.destroyed && socket.writable) {
    accepted += chunk.length
    if (!socket.write(chunk))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), pause(1_000)])
    if (socket.writableLength > 1_000_000) break
  }
  return accepted - socket.writableLength
}

/** Resolves when a connection is gone. It notices only because it sends. */
export async function whenCut(socket: Socket, bytes = frame(PONG, '')): Promise<void> {
  const sending = setInterval(() => socket.write(bytes), 20)
  await new Promise((gone) => socket.once('close', gone))
  clearInterval(sending)
}
