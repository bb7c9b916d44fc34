import { UNIT_TYPES, URBAN_TYPES } from '../../cards/card.ts'
import type { EventCard } from '../../cards/card.ts'
import { impactOf } from '../../cards/events-3.ts'
import { needOf } from '../../economy/bank.ts'
import { foodIncome, resourceIncome, yieldOf } from '../../economy/income.ts'
import { cultureRating, scienceRating, workersOn } from '../../ratings/ratings.ts'

export const EVENTS_III: readonly EventCard[] = [
  impactOf('impact-of-agriculture', (play, civ) => {
    const food = foodIncome(play, civ)
    return food + (food > needOf(civ.yellowBank).consumption ? 4 : 0)
  }),
  impactOf(
    'impact-of-balance',
    (play, civ) =>
      2 *
      Math.min(
        scienceRating(play, civ),
        cultureRating(play, civ),
        foodIncome(play, civ),
        resourceIncome(play, civ),
      ),
  ),
  impactOf('impact-of-colonies', (_play, { colonies }) => 3 * colonies.length),
  impactOf('impact-of-industry', (play, civ) => yieldOf(play, civ, 'mine')),
  impactOf('impact-of-variety', (play, civ) => {
    const types = [...UNIT_TYPES, ...URBAN_TYPES].filter((type) => workersOn(play, civ, type) > 0)
    return 2 * (types.length + civ.specials.length)
  }),
]
