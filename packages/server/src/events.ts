import { EventEmitter } from 'node:events'

import type { Seat } from '@ziggurat/kernel'

import type { LiveMatch } from './match/live-match.ts'

/** What the parts of a server tell each other; the part that emits does not know the parts that listen. */
export class ServerEvents extends EventEmitter<{
  /** Something durable has happened in a match. */
  changed: [live: LiveMatch]
  /** Somebody has sat down at a match, got up, come or gone. */
  seats: [match: string]
  /** A seat has other standing orders. */
  orders: [live: LiveMatch, seat: Seat]
  /** A match is to be looked after soon: a standing order has an answer. */
  due: [live: LiveMatch]
  /** A token, known by its hash, is valid no more. */
  signedOut: [token: string]
}> {}
