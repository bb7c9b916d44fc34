import type { GameEvent, Seat } from '@ziggurat/kernel'
import type { Event } from '@ziggurat/through-the-ages/facts'

import type { Aim } from '../../core/match-model.ts'

/** Events of a match are events of its game. */
export const isOwnEvent = (event: GameEvent): event is Event => 'kind' in event

/** The player who acted. */
export const actor = (event: GameEvent): Seat | null => {
  const seat = 'seat' in event ? event.seat : null
  return typeof seat === 'number' ? seat : null
}

const GAINS: readonly string[] = ['gained', 'colonized']
const LOSSES: readonly string[] = ['lost', 'worker-lost', 'ruined', 'actions-lost', 'removed', 'uprising']

/** Attacks, wars and offers by others, and gains and losses that I did not cause. */
export function aim(event: GameEvent, seat: Seat): Aim | null {
  if (!isOwnEvent(event)) return null
  if ('rival' in event) return event.rival === seat ? 'loss' : null
  if (event.kind === 'taken') return event.from === seat ? 'loss' : null
  if ('partner' in event) {
    if (event.partner !== seat) return null
    return event.kind === 'pact-ended' ? 'loss' : 'gain'
  }
  if (actor(event) !== seat) return null
  if (GAINS.includes(event.kind)) return 'gain'
  return LOSSES.includes(event.kind) ? 'loss' : null
}
