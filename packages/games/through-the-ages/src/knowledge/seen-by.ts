import { playing } from '../editions/playing.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { civilizationAt } from '../state.ts'
import type { Civilization } from '../state.ts'
import { stateSeen } from './seen.ts'
import type { View } from './view.ts'

/** The table as the viewer sees it, and the viewer's own civilization; null for viewers who have none. */
export function seenBy(view: View): { readonly play: Play; readonly civ: Civilization } | null {
  if (view.viewer === null || view.over) return null
  const play = asItStands(playing(stateSeen(view)))
  const civ = civilizationAt(play.state, view.viewer)
  return civ.out ? null : { play, civ }
}
