import type { Duplex } from 'node:stream'

import type { Problem, Seat } from '@ziggurat/kernel'
import { told } from '@ziggurat/protocol'
import type { FromServer } from '@ziggurat/protocol'
import type { Person } from '@ziggurat/store'
import type { WebSocket } from 'ws'

/** What a connection knows of a match that it watches. */
export interface Watching {
  /** Whose eyes it asked for: given to it when the game is over. */
  readonly as: Seat | null
  /** Whether it wants to know what cannot be chosen. */
  readonly refusals: boolean
  /** Whose eyes it sees with; null are a spectator's. */
  viewer: Seat | null
  /** The log's length up to which it knows what happened. */
  length: number
  /** Whether it was shown the table with these eyes. */
  shown: boolean
  /** The number of the last line of chat that it has; null if it has not heard of any. */
  chat: number | null
}

/** A client on the line. */
export interface Connection {
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly line: Duplex
  readonly person: Person | null
  readonly address: string
  /** The hash of the token with which it came. */
  readonly token: string | null
  readonly watching: Map<string, Watching>
  /** The last thing that it has said of each match of which not all is done. */
  readonly pending: Map<string, Promise<void>>
  /** How often in a row it was told to wait. */
  tooFast: number
  /** How often it was asked whether it is still there since it last said anything. */
  missedPings: number
}

/** A connection that misses so many pings counts as away; one that misses many more is cut off. */
const AWAY_AFTER = 2
export const MOST_MISSED_PINGS = 8
export const isAway = ({ missedPings }: Connection): boolean => missedPings >= AWAY_AFTER

export const refuse = (connection: Connection, ref: number, why: Problem): void =>
  send(connection, { type: 'refused', ref, ...told(why) })

export const send = (connection: Connection, message: FromServer): void =>
  sendText(connection, JSON.stringify(message))

/** Nothing more is read for a moment from who talks too much. */
export function throttle({ socket }: Connection): void {
  if (socket.isPaused || socket.readyState !== socket.OPEN) return
  socket.pause()
  setTimeout(() => socket.resume(), 500).unref()
}

/** A client that does not read is cut off before it fills the memory. */
const MOST_UNSENT = 4_000_000

/** Whether it reads what it is sent; if not, it is gone now. */
function isReading({ socket }: Connection): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount <= MOST_UNSENT) return true
  socket.terminate()
  return false
}

/** The reply to a ping of the socket itself. */
export function pong(connection: Connection, data: Buffer): void {
  if (isReading(connection)) connection.socket.pong(data)
}

export function sendText(connection: Connection, text: string): void {
  if (!isReading(connection)) return
  const { socket, line } = connection
  // What is said to one client at the same moment goes out together.
  if (line.writableCorked === 0) {
    line.cork()
    process.nextTick(() => line.uncork())
  }
  socket.send(text)
}
