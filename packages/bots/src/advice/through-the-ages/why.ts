import type { Seat } from '@ziggurat/kernel'
import { surveyOf } from '@ziggurat/through-the-ages'
import type { State, Survey } from '@ziggurat/through-the-ages'

import type { Theme } from '../../through-the-ages/places.ts'
import type { Facts, Why } from '../why.ts'

const FACTS = [
  'culture',
  'cultureRating',
  'endBonus',
  'science',
  'scienceRating',
  'technologies',
  'food',
  'foodGain',
  'missingFood',
  'resources',
  'resourceIncome',
  'corruption',
  'population',
  'happiness',
  'discontent',
  'uprising',
  'strength',
  'rivalStrength',
  'colonies',
  'civilTotal',
  'militaryTotal',
  'civilLeft',
  'militaryLeft',
  'civilHand',
  'militaryHand',
  'wonders',
  'stages',
  'leader',
  'rivalCulture',
  'rivalCultureRating',
] as const

/** `rival…` is the most of any rival. */
export type Fact = (typeof FACTS)[number]

function facts(state: State, seat: Seat): Facts<Fact> {
  const civ = state.players[seat]
  if (civ === undefined || civ.out) return NONE
  const own = surveyOf(state, seat)
  const rivals = state.players
    .filter((each) => each.seat !== seat && !each.out)
    .map((each) => surveyOf(state, each.seat))
  const most = (of: (survey: Survey) => number) => Math.max(0, ...rivals.map(of))
  return {
    culture: own.culture,
    cultureRating: own.cultureRating,
    endBonus: own.endBonus,
    science: own.science,
    scienceRating: own.scienceRating,
    technologies: own.technologyLevels,
    food: own.food,
    foodGain: own.foodIncome - own.consumption,
    missingFood: Math.max(0, own.consumption - own.foodIncome - own.food),
    resources: own.resources,
    resourceIncome: own.resourceIncome,
    corruption: own.corruption,
    population: own.population,
    happiness: own.happiness,
    discontent: own.discontent,
    uprising: own.discontent > own.unused ? 1 : 0,
    strength: own.strength,
    rivalStrength: most(({ strength }) => strength),
    colonies: own.colonies,
    civilTotal: own.civilTotal,
    militaryTotal: own.militaryTotal,
    civilLeft: civ.civil,
    militaryLeft: civ.military,
    civilHand: own.civilHand,
    militaryHand: own.militaryHand,
    wonders: own.wonders,
    stages: civ.site?.built ?? 0,
    leader: own.leader ? 1 : 0,
    rivalCulture: most(({ culture }) => culture),
    rivalCultureRating: most(({ cultureRating }) => cultureRating),
  }
}

const NONE = Object.fromEntries(FACTS.map((fact) => [fact, 0])) as Facts<Fact>

export const why: Why<State, Theme, Fact> = { facts }
