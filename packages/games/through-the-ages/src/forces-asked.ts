import { forces } from './colonizing.ts'
import { defences } from './defending.ts'
import type { ForceRules } from './pieces.ts'
import { sacrifices } from './sacrificing.ts'
import { seenBy } from './seen-by.ts'
import type { View } from './view.ts'

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
