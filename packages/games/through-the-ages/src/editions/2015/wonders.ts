import { URBAN_TYPES } from '../../cards/card.ts'
import type { WonderCard } from '../../cards/card.ts'
import { wonder } from '../../cards/making.ts'
import { firstSpaceFlight, libraryOfAlexandria, transcontinentalRailroad } from '../../cards/wonders.ts'
import { grow } from '../../economy/tokens.ts'
import { buildingYield } from '../../ratings/ratings.ts'

export const WONDERS: readonly WonderCard[] = [
  wonder('colossus', 0, [3, 3], { symbols: { strength: 2, colonization: 1 } }),
  libraryOfAlexandria([1, 4, 1]),

  wonder('st-peters-basilica', 1, [4, 4], {
    symbols: { culture: 2, happy: 1 },
    faces: (printed) => printed + 1,
  }),
  wonder('taj-mahal', 1, [2, 4, 2], {
    symbols: { culture: 3, blue: 1 },
    rowDiscount: ({ turn }) => (turn.leaderReplaced ? 2 : 0),
  }),

  wonder('kremlin', 2, [4, 4, 4], { symbols: { culture: 2, civil: 1, military: 1, happy: -1 } }),
  wonder('ocean-liner-service', 2, [4, 2, 2, 4], {
    action: {
      oncePerTurn: true,
      may: (_play, civ, _on, reasons) => {
        if (civ.yellowBank > 0) return true
        reasons?.push({ kind: 'bank-empty', rule: 'TTA-WORKER-03' })
        return false
      },
      *perform(play, civ) {
        grow(play, civ, 1)
      },
    },
  }),
  transcontinentalRailroad([3, 3, 3, 3], 4),

  firstSpaceFlight([1, 2, 4, 9]),
  wonder('hollywood', 3, [5, 6, 5], {
    cultureWhenCompleted: (play, civ) => 2 * buildingYield(play, civ, ['theater', 'library']).culture,
  }),
  wonder('internet', 3, [2, 3, 4, 3, 2], {
    cultureWhenCompleted: (play, civ) => {
      const { culture, science, strength } = buildingYield(play, civ, URBAN_TYPES)
      return culture + science + strength
    },
  }),
]
