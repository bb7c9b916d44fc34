import { yieldOf } from '../../economy/income.ts'
import type { Play } from '../../play.ts'
import { happinessRating } from '../../ratings/happiness.ts'
import { scienceRating, strengthRating } from '../../ratings/ratings.ts'
import { technologyCards } from '../../state.ts'
import type { Bonus, Civilization, Scoring } from '../../state.ts'

type Score = (play: Play, civ: Civilization) => number

/** What the simple game scores at the end (TTA06-SIMPLE-END-03 to -07). */
const SCORES: readonly (readonly [Bonus, Score])[] = [
  [
    'technologies',
    ({ cards }, civ) => 2 * technologyCards(civ).filter((card) => cards.get(card).age === 1).length,
  ],
  ['strength', (play, civ) => 2 * strengthRating(play, civ)],
  ['happiness', (play, civ) => 2 * happinessRating(play, civ)],
  ['science', scienceRating],
  ['production', (play, civ) => yieldOf(play, civ, 'farm') + yieldOf(play, civ, 'mine')],
]

export const bonuses = (play: Play): readonly Scoring[] =>
  SCORES.map(([what, score]) => ({ what, scores: play.state.players.map((civ) => score(play, civ)) }))
