import type { WorkCard } from '../card.ts'
import type { Reasons } from '../listing.ts'
import { enough, foodOf, militaryActions, orderedFor, resourcesFor } from '../paying.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { buildCost, populationCost } from '../working.ts'

/** A new worker becomes a unit in one step: for one military action, one food and one resource less. */
export function mayRaiseUnit(play: Play, civ: Civilization, card: WorkCard, reasons: Reasons): boolean {
  const terms = orderedFor(1)
  let may = enough(reasons, 'military-actions', 'TTA-ACT-03', 1, militaryActions(civ))
  if (civ.yellowBank === 0) {
    reasons?.push({ kind: 'bank-empty', rule: 'TTA-POP-03' })
    return false
  }
  const food = populationCost(play, civ, terms)
  may = enough(reasons, 'food', 'TTA-POP-01', food, foodOf(play, civ)) && may
  const resources = buildCost(play, civ, card, terms)
  return enough(reasons, 'resources', 'TTA-UNIT-01', resources, resourcesFor(play, civ, true)) && may
}
