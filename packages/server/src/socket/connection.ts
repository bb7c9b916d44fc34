import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'

import type { Problem, Seat } from '@ziggurat/kernel'
import { withSentence } from '@ziggurat/protocol'
import type { FromServer } from '@ziggurat/protocol'
import type { Person } from '@ziggurat/store'
import type { WebSocket } from 'ws'

import type { ServerEvents } from '../events.ts'
import type { Outbox, Receiver } from '../outbox.ts'

/** What a connection has of a match that it watches. */
export interface Watching {
  /** The seat that it asked to view the match as; granted when the game is over. */
  readonly as: Seat | null
  /** Whether its questions list what cannot be chosen and why. */
  readonly refusals: boolean
  /** The seat whose view it gets; null for a spectator's. */
  viewer: Seat | null
  /** The log's length up to which it has the events. */
  length: number
  /** The last `match` message that it was sent; '' if it has not had one since its last `watch`. */
  told: string
  /** Whether it has had a full update as this viewer. */
  shown: boolean
  /** The number of the last chat line that it has; null before the first `chat` message. */
  chat: number | null
}

/** A connected client. */
export interface ClientConnection extends Receiver {
  readonly socket: WebSocket
  /** The stream that the socket writes to. */
  readonly stream: Duplex
  readonly outbox: Outbox
  readonly events: ServerEvents
  readonly person: Person | null
  /** The hash of its token. */
  readonly token: string | null
  /** Whether its token may only read. */
  readonly readOnly: boolean
  readonly watching: Map<string, Watching>
  /** Its latest unfinished message about each match. */
  readonly pending: Map<string, Promise<void>>
  /** Grows with each message over a rate limit, and shrinks with those within it. */
  tooFast: number
  /** The data of the pings that it has not echoed, oldest first. */
  readonly awaited: string[]
  /** How many pings it was sent since its last echo. */
  missedPings: number
}

/** After this many missed pings a connection counts as away. */
const AWAY_AFTER = 2
export const isAway = ({ missedPings }: ClientConnection): boolean => missedPings >= AWAY_AFTER

export const refuse = (connection: ClientConnection, ref: number, why: Problem): void =>
  send(connection, { type: 'refused', ref, ...withSentence(why) })

export function send(connection: ClientConnection, message: FromServer): void {
  if (message.type === 'refused') connection.events.emit('problem', message.code)
  sendText(connection, JSON.stringify(message))
}

/** The close code for a client that may not be here. */
const BANNED = 4403

/** Says why a client may not be here, and closes its connection. */
export function dismiss(connection: ClientConnection, why: Problem): void {
  send(connection, { type: 'refused', ...withSentence(why) })
  close(connection.socket, BANNED, why.code)
}

/** Stops reading from a client that sends too much, for half a second. */
export function throttle({ socket }: ClientConnection): void {
  if (socket.isPaused || socket.readyState !== socket.OPEN) return
  socket.pause()
  setTimeout(() => socket.resume(), 500).unref()
}

/** How long a client may take to close its socket, in milliseconds. */
export const CLOSE_TIMEOUT = 2_000

/** A client that does not close its socket, and may still send, is disconnected. */
export function terminateSoon(socket: WebSocket): void {
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
}

export function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  terminateSoon(socket)
}

/** Replies to a ping frame. */
export function pong(connection: ClientConnection, data: Buffer): void {
  if (!isOpen(connection)) return
  connection.socket.pong(data, false, () => measure(connection))
  measure(connection)
}

/** Only a client that reads a ping can echo its data. */
export function ping(connection: ClientConnection): void {
  const data = randomBytes(8).toString('base64url')
  connection.awaited.push(data)
  connection.socket.ping(data, false, () => measure(connection))
  measure(connection)
}

/** Whether a pong proves that the client has read all that it was sent before a ping. It may skip older pings. */
export function isEcho({ awaited }: ClientConnection, data: Buffer): boolean {
  const at = awaited.indexOf(data.toString('latin1'))
  return awaited.splice(0, at + 1).length > 0
}

export function sendText(connection: ClientConnection, text: string): void {
  if (!isOpen(connection)) return
  const { socket, stream } = connection
  // Messages of the same tick are written together.
  if (stream.writableCorked === 0) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  socket.send(text, () => measure(connection))
  measure(connection)
}

export const isOpen = ({ socket }: ClientConnection): boolean => socket.readyState === socket.OPEN

/** Counts what waits to be sent. */
export function measure(connection: ClientConnection): void {
  const { stream, outbox } = connection
  outbox.measured(connection, stream.destroyed ? 0 : stream.writableLength)
}
