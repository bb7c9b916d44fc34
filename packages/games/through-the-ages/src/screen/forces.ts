import { seenBy } from '../knowledge/seen-by.ts'
import type { View } from '../knowledge/view.ts'
import { forces } from '../war/colonizing.ts'
import { defences } from '../war/defending.ts'
import type { ForceRules } from '../war/pieces.ts'
import { sacrifices } from '../war/sacrificing.ts'

/** What a force must be that the viewer is asked for, by the rules that will take it; null for other questions. */
export function forcesAsked(view: View, kind: string): ForceRules | null {
  const { doing } = view
  const seen = seenBy(view)
  if (seen === null) return null
  const { play, civ } = seen
  if (kind === 'force' && doing?.kind === 'auction') return forces(play, civ, doing.highest)
  if (kind === 'defend' && doing?.kind === 'attack') return defences(play, civ, doing.strength)
  return kind === 'sacrifice' ? sacrifices(play, civ) : null
}
