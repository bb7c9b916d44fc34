import { EVERYBODY } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import { needOf } from '../economy/bank.ts'
import { stored } from '../economy/goods.ts'
import { foodIncome, resourceIncome } from '../economy/income.ts'
import { corruptionAhead } from '../economy/producing.ts'
import { playing } from '../editions/editions.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { civilizationAt, technologyCards } from '../state.ts'
import type { State } from '../state.ts'
import { discontentWorkers, happinessRating } from './happiness.ts'
import { cultureRating, population, scienceRating, strengthRating, totalsOf } from './ratings.ts'

/** A civilization in numbers, for evaluating positions. */
export interface Survey {
  /** Whether its turn is not over. */
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
  readonly happiness: number
  readonly discontent: number
  readonly leader: boolean
  /** The sum of the levels of all technologies in play, each plus one. */
  readonly technologyLevels: number
  readonly wonders: number
  /** The resources that the built stages of the unfinished wonder have cost. */
  readonly stagesPaid: number
  readonly colonies: number
  readonly civilHand: number
  readonly militaryHand: number
  /** What the end of the game would score now, by public knowledge: bonuses and face-up events. */
  readonly endBonus: number
}

/** The number of ages after this one that have cards. */
export const agesLeft = (state: State): number =>
  Math.max(0, playing(state).edition.lastAge - Math.max(1, state.age))

function endBonus(play: Play, seat: Seat): number {
  const { scoring } = play.state
  const open = scoring.cards.filter((_, at) => scoring.known[at] === EVERYBODY)
  const events = open.map((card) => play.cards.of('event', card).score?.(play) ?? [])
  const bonuses = play.edition.bonuses(play).map(({ scores }) => scores)
  return [...events, ...bonuses].reduce((sum, scores) => sum + (scores[seat] ?? 0), 0)
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
    corruption: corruptionAhead(play, civ),
    civilTotal: civil,
    militaryTotal: military,
    population: population(civ),
    unused: civ.unused,
    happiness: happinessRating(play, civ),
    discontent: discontentWorkers(play, civ),
    leader: civ.leader !== null,
    technologyLevels: technologyCards(civ).reduce((sum, card) => sum + play.cards.get(card).age + 1, 0),
    wonders: civ.wonders.length,
    stagesPaid: stages.reduce((sum, cost) => sum + cost, 0),
    colonies: civ.colonies.length,
    civilHand: civ.civilHand.length,
    militaryHand: civ.militaryHand.cards.length,
    endBonus: endBonus(play, seat),
  }
}
