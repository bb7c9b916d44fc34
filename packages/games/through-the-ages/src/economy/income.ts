import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { sumOf } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'

/** What farms or mines yield in one production, without pacts and labs. */
export function yieldOf(play: Play, civ: Civilization, type: 'farm' | 'mine'): number {
  let sum = 0
  let best = 0
  for (const { card, workers } of civ.technologies) {
    const { type: own, worth } = play.cards.work(card)
    if (own !== type || workers === 0) continue
    sum += workers * worth
    best = Math.max(best, worth)
  }
  const twice = type === 'mine' && abilitiesOf(play, civ).some(({ bestMineTwice }) => bestMineTwice)
  return twice ? sum + best : sum
}

/** What labs yield in one production if they work like mines. */
export function labYield(play: Play, civ: Civilization): number {
  let sum = 0
  for (const { card, workers } of civ.technologies) {
    const { type, age } = play.cards.work(card)
    if (type === 'lab') sum += workers * age
  }
  return sum
}

export const labsAreMines = (play: Play, civ: Civilization): boolean =>
  abilitiesOf(play, civ).some(({ labsAsMines }) => labsAsMines)

/** All food and resources of a production, before corruption and consumption. */
export const foodIncome = (play: Play, civ: Civilization): number =>
  yieldOf(play, civ, 'farm') + sumOf(play, civ, 'food')

export const resourceIncome = (play: Play, civ: Civilization): number =>
  yieldOf(play, civ, 'mine') +
  (labsAreMines(play, civ) ? labYield(play, civ) : 0) +
  sumOf(play, civ, 'resources')
