import { EventEmitter } from 'node:events'

import type { Seat } from '@ziggurat/kernel'

import type { LiveMatch } from './match/live-match.ts'

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
  /** A token was revoked; given as its hash. */
  signedOut: [token: string]
}> {}
