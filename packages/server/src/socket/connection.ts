import type { Duplex } from 'node:stream'

import type { Problem, Seat } from '@ziggurat/kernel'
import { withSentence } from '@ziggurat/protocol'
import type { FromServer } from '@ziggurat/protocol'
import type { Person } from '@ziggurat/store'
import type { WebSocket } from 'ws'

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
  /** Whether it has had a full update as this viewer. */
  shown: boolean
  /** The number of the last chat line that it has; null before the first `chat` message. */
  chat: number | null
}

/** A connected client. */
export interface ClientConnection {
  readonly socket: WebSocket
  /** The stream that the socket writes to. */
  readonly stream: Duplex
  readonly person: Person | null
  readonly address: string
  /** The hash of its token. */
  readonly token: string | null
  readonly watching: Map<string, Watching>
  /** Its latest unfinished message about each match. */
  readonly pending: Map<string, Promise<void>>
  /** How many messages in a row were over the rate limit. */
  tooFast: number
  /** How many pings it was sent since its last sign of life. */
  missedPings: number
}

/** After this many missed pings a connection counts as away; after many more it is terminated. */
const AWAY_AFTER = 2
export const MOST_MISSED_PINGS = 8
export const isAway = ({ missedPings }: ClientConnection): boolean => missedPings >= AWAY_AFTER

export const refuse = (connection: ClientConnection, ref: number, why: Problem): void =>
  send(connection, { type: 'refused', ref, ...withSentence(why) })

export const send = (connection: ClientConnection, message: FromServer): void =>
  sendText(connection, JSON.stringify(message))

/** Stops reading from a client that sends too much, for half a second. */
export function throttle({ socket }: ClientConnection): void {
  if (socket.isPaused || socket.readyState !== socket.OPEN) return
  socket.pause()
  setTimeout(() => socket.resume(), 500).unref()
}

/** A client that does not read is disconnected before its unsent messages fill the memory, in bytes. */
const MOST_UNSENT = 4_000_000

/** Whether the client reads what it is sent; if not, it is terminated. */
function isReading({ socket }: ClientConnection): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount <= MOST_UNSENT) return true
  socket.terminate()
  return false
}

/** Replies to a ping frame. */
export function pong(connection: ClientConnection, data: Buffer): void {
  if (isReading(connection)) connection.socket.pong(data)
}

export function sendText(connection: ClientConnection, text: string): void {
  if (!isReading(connection)) return
  const { socket, stream } = connection
  // Messages of the same tick are written together.
  if (stream.writableCorked === 0) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  socket.send(text)
}
