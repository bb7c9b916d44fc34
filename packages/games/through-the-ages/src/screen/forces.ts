import type { Seat } from '@ziggurat/kernel'

import { playing } from '../editions/editions.ts'
import { seenBy, stateSeen } from '../knowledge/seen.ts'
import type { View } from '../knowledge/view.ts'
import { civilizationAt, newStack } from '../state.ts'
import { forces, largestForce } from '../war/colonizing.ts'
import { defences } from '../war/defending.ts'
import type { ForceRules } from '../war/pieces.ts'
import { sacrifices } from '../war/sacrificing.ts'

/**
 * The rules of the force that the viewer is asked for, as the table will apply them; null for other
 * questions.
 */
export function forcesAsked(view: View, kind: string): ForceRules | null {
  const { doing } = view
  const seen = seenBy(view)
  if (seen === null) return null
  const { play, civ } = seen
  if (kind === 'force' && doing?.kind === 'auction') return forces(play, civ, doing.highest)
  if (kind === 'defend' && doing?.kind === 'attack') return defences(play, civ, doing.strength)
  return kind === 'sacrifice' ? sacrifices(play, civ) : null
}

/** What a seat could send to a new colony at least, by what everybody sees. Cards in hand may add to it. */
export function forceOnTable(view: View, seat: Seat): number {
  const state = stateSeen(view)
  return largestForce(playing(state), { ...civilizationAt(state, seat), militaryHand: newStack() })
}
