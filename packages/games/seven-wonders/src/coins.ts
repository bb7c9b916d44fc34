import type { Play } from './answers.ts'
import { cardOf } from './cards/index.ts'
import type { Effect } from './effects.ts'
import { coinsOf, SALE } from './scoring.ts'
import { builtStages, cityAt } from './state.ts'
import type { Cities } from './state.ts'

/** The coins that a city pays for a play, to its neighbours and to the bank. */
export const paidFor = ({ left, right, bank }: Pick<Play, 'left' | 'right' | 'bank'>): number =>
  left + right + bank

/** The coins that a play brings its city, once all cards of the turn are in place. */
export function broughtBy(
  cities: Cities,
  index: number,
  { does, card }: Pick<Play, 'does' | 'card'>,
): number {
  if (does === 'sell') return SALE
  const effect: Effect | undefined =
    does === 'build' ? cardOf(card) : builtStages(cityAt(cities, index)).at(-1)
  return effect === undefined ? 0 : coinsOf(cities, index, effect)
}
