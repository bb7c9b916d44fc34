import type { Seat } from '@ziggurat/kernel'

import { needOf } from './bank.ts'
import { stored } from './goods.ts'
import { discontentWorkers } from './happiness.ts'
import { foodIncome, resourceIncome } from './income.ts'
import { asItStands } from './play.ts'
import { playing } from './playing.ts'
import { cultureRating, population, scienceRating, strengthRating, totalsOf } from './ratings.ts'
import { civilizationAt, technologyCards } from './state.ts'
import type { State } from './state.ts'

/** A civilization in numbers, for those who judge positions. */
export interface Survey {
  /** Its turn is not over. */
  readonly onTurn: boolean
  readonly culture: number
  readonly cultureRating: number
  readonly science: number
  readonly scienceRating: number
  readonly strength: number
  readonly food: number
  readonly foodIncome: number
  readonly consumption: number
  readonly resources: number
  readonly resourceIncome: number
  readonly corruption: number
  readonly civilTotal: number
  readonly militaryTotal: number
  readonly population: number
  readonly unused: number
  readonly discontent: number
  readonly leader: boolean
  /** The levels of all technologies in play, each plus one. */
  readonly technologyLevels: number
  readonly wonders: number
  /** Resources that stages of the unfinished wonder have cost. */
  readonly stagesPaid: number
  readonly colonies: number
  readonly civilHand: number
  readonly militaryHand: number
}

export function surveyOf(state: State, seat: Seat): Survey {
  const play = asItStands(playing(state))
  const civ = civilizationAt(state, seat)
  const { civil, military } = totalsOf(play, civ)
  const { site } = civ
  const stages = site === null ? [] : play.cards.of('wonder', site.card).stages.slice(0, site.built)
  return {
    onTurn: state.active === seat,
    culture: civ.culture,
    cultureRating: cultureRating(play, civ),
    science: civ.science,
    scienceRating: scienceRating(play, civ),
    strength: strengthRating(play, civ),
    food: stored(play, civ, 'food'),
    foodIncome: foodIncome(play, civ),
    consumption: needOf(civ.yellowBank).consumption,
    resources: stored(play, civ, 'resources'),
    resourceIncome: resourceIncome(play, civ),
    corruption: play.edition.corruption(civ.blueBank),
    civilTotal: civil,
    militaryTotal: military,
    population: population(civ),
    unused: civ.unused,
    discontent: discontentWorkers(play, civ),
    leader: civ.leader !== null,
    technologyLevels: technologyCards(civ).reduce((sum, card) => sum + play.cards.get(card).age + 1, 0),
    wonders: civ.wonders.length,
    stagesPaid: stages.reduce((sum, cost) => sum + cost, 0),
    colonies: civ.colonies.length,
    civilHand: civ.civilHand.length,
    militaryHand: civ.militaryHand.cards.length,
  }
}
