import { increase, mayIncrease } from '../../actions/working.ts'
import type { WonderCard, WorkType } from '../../cards/card.ts'
import { levels } from '../../cards/events-3.ts'
import { wonder } from '../../cards/making.ts'
import { firstSpaceFlight, libraryOfAlexandria, transcontinentalRailroad } from '../../cards/wonders.ts'
import { orderedFor } from '../../economy/paying.ts'

const FIVE_LESS = orderedFor(5)

/** Twice the level of each building of these types (TTA06-CARD-15). */
const twiceTheLevels = (...types: readonly WorkType[]): Pick<WonderCard, 'cultureWhenCompleted'> => ({
  cultureWhenCompleted: (play, civ) => 2 * levels(play, civ, ({ type }) => types.includes(type)),
})

export const WONDERS: readonly WonderCard[] = [
  wonder('colossus', 0, [3, 3], { symbols: { culture: 1, strength: 1, colonization: 1 } }),
  libraryOfAlexandria([1, 2, 2, 1]),

  wonder('st-peters-basilica', 1, [4, 4], { symbols: { culture: 2 }, faces: (printed) => 2 * printed }),
  wonder('taj-mahal', 1, [2, 4, 2], { symbols: { culture: 3 } }),

  wonder('kremlin', 2, [4, 4, 4], { symbols: { culture: 3, happy: -2, civil: 1, military: 1 } }),
  wonder('ocean-liner-service', 2, [3, 2, 2, 2, 3], {
    action: {
      oncePerTurn: true,
      may: (play, civ, _on, reasons) => mayIncrease(play, civ, FIVE_LESS, reasons),
      *perform(play, civ) {
        increase(play, civ, FIVE_LESS)
      },
    },
  }),
  transcontinentalRailroad([3, 4, 5], 5),

  firstSpaceFlight([3, 4, 9]),
  wonder('hollywood', 3, [5, 6, 5], twiceTheLevels('theater', 'library')),
  wonder('internet', 3, [2, 3, 4, 3, 2], twiceTheLevels('lab', 'library')),
]
