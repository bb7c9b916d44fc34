import type { Option, Seat } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages'

import { isUnit } from './places.ts'

/** To disband the last unit is foolish: everybody can attack then. Only a looming uprising is worse. */
export function isFoolish(view: unknown, seat: Seat, { does }: Option): boolean {
  if (does !== 'disband') return false
  const player = (view as View).players[seat]
  if (player === undefined) return false
  const units = player.technologies.reduce((sum, { card, workers }) => sum + (isUnit(card) ? workers : 0), 0)
  const isUprisingAhead = (player.ratings?.discontent ?? 0) > player.unused
  return units <= 1 && !isUprisingAhead
}
