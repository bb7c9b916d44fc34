import type { EventCard } from '../../cards/card.ts'
import { everybody, forAll, strongest, weakest } from '../../cards/concerned.ts'
import { event } from '../../cards/making.ts'
import { gains, loses } from '../../economy/goods.ts'
import { loseBlue } from '../../economy/tokens.ts'
import { chooseDiscards, discardSecretly, draw } from '../../knowledge/hands.ts'
import { discontentWorkers, happinessRating } from '../../ratings/happiness.ts'

export const EVENTS_II: readonly EventCard[] = [
  event('civil-unrest', 2, function* (play) {
    const discontent = new Map(everybody(play).map((civ) => [civ, discontentWorkers(play, civ)]))
    const highest = Math.max(...discontent.values())
    for (const [civ, workers] of discontent) loses(play, civ, 'culture', 4 * workers)
    for (const [civ, workers] of discontent) {
      if (workers > 0 && workers === highest) yield* loseBlue(play, civ, 1)
    }
  }),
  event('politics-of-strength', 2, function* (play) {
    const [strong, weak] = [strongest(play), weakest(play)]
    if (play.state.age === 4) {
      gains(play, strong, 'culture', 5)
      loses(play, weak, 'culture', 3)
      return
    }
    // What the weakest player discards does not depend on what the strongest draws.
    const discards = yield* chooseDiscards(play, weak, 3)
    draw(play, strong, 5)
    discardSecretly(play, weak, discards)
  }),
  forAll('prosperity', 2, (play, civ) => gains(play, civ, 'food', happinessRating(play, civ))),
]
