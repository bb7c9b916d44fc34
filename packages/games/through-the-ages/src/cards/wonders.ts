import { workersOn } from '../ratings/ratings.ts'
import { technologyCards } from '../state.ts'
import { isUnit, isUrban } from './card.ts'
import type { WonderCard } from './card.ts'
import { wonder } from './making.ts'

/** Wonders of both editions. */
export const WONDERS: readonly WonderCard[] = [
  wonder('hanging-gardens', 0, [2, 2, 2], { symbols: { culture: 1, happy: 2 } }),
  wonder('pyramids', 0, [3, 2, 1], { symbols: { civil: 1 } }),

  wonder('great-wall', 1, [2, 2, 3, 2], {
    symbols: { culture: 1, happy: 1 },
    bonus: (play, civ) => ({
      strength: workersOn(play, civ, 'infantry') + workersOn(play, civ, 'artillery'),
    }),
  }),
  wonder('universitas-carolina', 1, [3, 3, 3], { symbols: { culture: 1, science: 2 } }),

  wonder('eiffel-tower', 2, [3, 7, 3], { symbols: { culture: 4, happy: 1 } }),

  wonder('fast-food-chains', 3, [4, 4, 4, 4], {
    cultureWhenCompleted: (play, civ) =>
      civ.technologies.reduce((sum, { card, workers }) => {
        const { type } = play.cards.work(card)
        return sum + workers * (isUrban(type) || isUnit(type) ? 1 : 2)
      }, 0),
  }),
]

/** Scores the levels of all technologies. */
export const firstSpaceFlight = (stages: readonly number[]): WonderCard =>
  wonder('first-space-flight', 3, stages, {
    cultureWhenCompleted: (play, civ) =>
      technologyCards(civ).reduce((sum, card) => sum + play.cards.get(card).age, 0),
  })

export const libraryOfAlexandria = (stages: readonly number[]): WonderCard =>
  wonder('library-of-alexandria', 0, stages, {
    symbols: { culture: 1, science: 1, civilHand: 1, militaryHand: 1 },
  })

export const transcontinentalRailroad = (stages: readonly number[], strength: number): WonderCard =>
  wonder('transcontinental-railroad', 2, stages, { symbols: { strength }, bestMineTwice: true })
