import type { EventCard } from '../../cards/card.ts'
import { everybody, forAll } from '../../cards/concerned.ts'
import { impactOf } from '../../cards/events-3.ts'
import { event } from '../../cards/making.ts'
import { loses } from '../../economy/goods.ts'
import { labsAreMines, labYield, yieldOf } from '../../economy/income.ts'
import { draw } from '../../knowledge/hands.ts'
import { discontentWorkers } from '../../ratings/happiness.ts'
import { civilizationAt } from '../../state.ts'

export const EVENTS: readonly EventCard[] = [
  event('development-of-politics', 0, function* (play) {
    for (const civ of everybody(play)) draw(play, civ, 3)
    civilizationAt(play.state, play.state.active).turn.keepsHand = true
  }),
  event('no-event', 0, function* () {}),

  forAll('civil-unrest', 2, (play, civ) => {
    loses(play, civ, 'culture', 4 * discontentWorkers(play, civ))
  }),

  impactOf('impact-of-agriculture', (play, civ) => yieldOf(play, civ, 'farm')),
  impactOf('impact-of-colonies', (_play, { colonies }) => 4 * colonies.length),
  impactOf(
    'impact-of-industry',
    (play, civ) => yieldOf(play, civ, 'mine') + (labsAreMines(play, civ) ? labYield(play, civ) : 0),
  ),
]
