import { isUnit, isUrban, URBAN_TYPES } from '../card.ts'
import type { WonderCard } from '../card.ts'
import { wonder } from '../making.ts'
import { buildingYield, workersOn } from '../ratings.ts'
import { technologyCards } from '../state.ts'
import { grow } from '../tokens.ts'

export const WONDERS: readonly WonderCard[] = [
  wonder('colossus', 0, [3, 3], { symbols: { strength: 2, colonization: 1 } }),
  wonder('hanging-gardens', 0, [2, 2, 2], { symbols: { culture: 1, happy: 2 } }),
  wonder('library-of-alexandria', 0, [1, 4, 1], {
    symbols: { culture: 1, science: 1, civilHand: 1, militaryHand: 1 },
  }),
  wonder('pyramids', 0, [3, 2, 1], { symbols: { civil: 1 } }),

  wonder('great-wall', 1, [2, 2, 3, 2], {
    symbols: { culture: 1, happy: 1 },
    bonus: (play, civ) => ({
      strength: workersOn(play, civ, 'infantry') + workersOn(play, civ, 'artillery'),
    }),
  }),
  wonder('st-peters-basilica', 1, [4, 4], {
    symbols: { culture: 2, happy: 1 },
    faces: (printed) => printed + 1,
  }),
  wonder('taj-mahal', 1, [2, 4, 2], {
    symbols: { culture: 3, blue: 1 },
    rowDiscount: ({ turn }) => (turn.leaderReplaced ? 2 : 0),
  }),
  wonder('universitas-carolina', 1, [3, 3, 3], { symbols: { culture: 1, science: 2 } }),

  wonder('eiffel-tower', 2, [3, 7, 3], { symbols: { culture: 4, happy: 1 } }),
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
  wonder('transcontinental-railroad', 2, [3, 3, 3, 3], { symbols: { strength: 4 }, bestMineTwice: true }),

  wonder('fast-food-chains', 3, [4, 4, 4, 4], {
    cultureWhenCompleted: (play, civ) =>
      civ.technologies.reduce((sum, { card, workers }) => {
        const { type } = play.cards.work(card)
        return sum + workers * (isUrban(type) || isUnit(type) ? 1 : 2)
      }, 0),
  }),
  wonder('first-space-flight', 3, [1, 2, 4, 9], {
    cultureWhenCompleted: (play, civ) =>
      technologyCards(civ).reduce((sum, card) => sum + play.cards.get(card).age, 0),
  }),
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
