import type { BuildingBonus } from '../card.ts'
import type { Play } from '../play.ts'
import { bestOf } from '../ratings.ts'
import type { Civilization } from '../state.ts'

/** The best lab or library gives science equal to its level once more. */
export function bestLabOrLibrary(play: Play, civ: Civilization): readonly BuildingBonus[] {
  const best = bestOf(play, civ, ['lab', 'library'])
  return best === null ? [] : [{ type: 'lab', science: best.level }]
}
