import { EventEmitter } from 'node:events'

import type { Seat } from '@ziggurat/kernel'

import type { LimitName } from './limits.ts'
import type { LiveMatch } from './match/live-match.ts'

/** Why the server cuts a connection. */
export const CUT_REASONS = [
  // It does not echo pings, so it does not read what it is sent.
  'silent',
  // It sends far more than the rate limits allow.
  'too_fast',
  // Too many bytes wait for this client, for its address or for all clients together.
  'unsent',
  'unsent_address',
  'unsent_all',
  // It does not read the reply to its request.
  'unread_reply',
  // It sends many requests on one connection and does not wait for the replies.
  'pipelined',
] as const
export type CutReason = (typeof CUT_REASONS)[number]

/** Events between the parts of a server, so that the part that emits does not depend on those that listen. */
export class ServerEvents extends EventEmitter<{
  /** A match has changed, and the change is durable. */
  changed: [live: LiveMatch]
  /** What the `match` message says has changed: somebody has taken or left a seat, connected or disconnected. */
  matchInfo: [match: string]
  /** A seat's standing orders have changed. */
  orders: [live: LiveMatch, seat: Seat]
  /** A match is due now: a standing order can answer. */
  due: [live: LiveMatch]
  /** A player's answer is durable; this many milliseconds after it came. */
  answered: [milliseconds: number]
  /** The database has appended answers, in this many milliseconds. */
  appended: [milliseconds: number]
  /** A token was revoked; given as its hash. */
  signedOut: [token: string]
  /** A client has reached a limit, and something was refused. */
  refused: [limit: LimitName, address: string]
  /** A request or a message was refused, or it failed, with the problem of this code. */
  problem: [code: string]
  /** Somebody gave a wrong name or password. */
  signInFailed: [name: string, address: string]
  /** The server has cut a connection. */
  cut: [why: CutReason, address: string]
  /** A person was banned. */
  banned: [person: string]
  /** An address was banned, or its ban was lifted. */
  addressBanned: []
}> {}
