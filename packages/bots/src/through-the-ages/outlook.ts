import type { Survey } from '@ziggurat/through-the-ages'

import type { Theme } from './places.ts'

/** There is no time for what is invested in the last turns. */
const TIME_TO_PAY_OFF = 5
/** Stored goods beyond what a few turns can use count a quarter. */
const [ENOUGH, SURPLUS] = [12, 0.25]

const goods = (amount: number, each: number, turns: number, perTurn: number): number => {
  const enough = ENOUGH + perTurn * turns
  return each * (Math.min(amount, enough) + SURPLUS * Math.max(0, amount - enough))
}

/** A rough guess at the culture that something will have brought by the end: the network learns what is wrong with it. */
export interface Outlook {
  readonly theme: Theme
  readonly of: (civ: Survey, turns: number, time: number, strongestRival: number) => number
}

const outlook = (theme: Theme, of: Outlook['of']): Outlook => ({ theme, of })

export const OUTLOOKS: readonly Outlook[] = [
  outlook(
    'culture',
    ({ culture, cultureRating, endBonus }, turns) => culture + cultureRating * turns + endBonus,
  ),
  outlook(
    'science',
    ({ science, scienceRating, technologyLevels }, turns, time) =>
      time * (goods(science + scienceRating * turns, 0.7, turns, 2.5) + 0.8 * technologyLevels),
  ),
  outlook('food', ({ food, foodIncome, consumption }, turns, time) => {
    const gain = foodIncome - consumption
    const missing = Math.max(0, -gain - food)
    return time * goods(food + gain * turns, 0.5, turns, 1) - 4 * missing + Math.min(0, gain)
  }),
  outlook(
    'resources',
    ({ resources, resourceIncome, corruption }, turns, time) =>
      time * goods(resources + resourceIncome * turns, 0.6, turns, 2.5) -
      0.8 * corruption * Math.min(turns, 3),
  ),
  outlook(
    'workers',
    ({ population, unused, discontent }, _turns, time) =>
      1.2 * (population - 0.3 * unused) * (0.4 + 0.6 * time) - 1.5 * discontent,
  ),
  // An uprising: nothing is produced.
  outlook('workers', ({ discontent, unused, cultureRating, scienceRating, resourceIncome }) =>
    discontent > unused ? -8 - cultureRating - 0.7 * scienceRating - 0.6 * resourceIncome : 0,
  ),
  outlook(
    'strength',
    ({ strength, colonies }, _turns, _time, rival) =>
      0.35 * strength - 0.5 * Math.max(0, rival - strength) + 3 * colonies,
  ),
  outlook(
    'actions',
    ({ civilTotal, militaryTotal }, turns, time) => time * turns * (0.7 * civilTotal + 0.35 * militaryTotal),
  ),
  outlook('hand', ({ civilHand, militaryHand }, _turns, time) => 0.9 * time * civilHand + 0.5 * militaryHand),
  outlook(
    'wonders',
    ({ wonders, stagesPaid, leader }, _turns, time) =>
      time * (4 * wonders + (leader ? 3 : 0)) + 0.75 * stagesPaid,
  ),
]

/** How far what is invested now pays off, from 0 to 1. */
export const timeIn = (turns: number): number => Math.min(1, turns / TIME_TO_PAY_OFF)
