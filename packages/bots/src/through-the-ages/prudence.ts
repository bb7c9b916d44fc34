import type { Option, Seat } from '@ziggurat/kernel'
import { needOf, surveyOf } from '@ziggurat/through-the-ages'
import type { State, Survey, View } from '@ziggurat/through-the-ages'

import { farmYield, isUnit } from './places.ts'
import { turnsLeft } from './rounds.ts'

/** The culture that a missing food costs, and what science and resources are worth in culture. */
const [FOOD, GOODS] = [4, 0.5]
/** The turns that are looked ahead. */
const TURNS = 4

/** The culture that famines and uprisings cost in the next turns if nothing changes: few games teach a network how much that adds up to. */
export function lossesAhead(state: State, seat: Seat): number {
  if (state.players[seat]?.out !== false) return 0
  const survey = surveyOf(state, seat)
  const turns = Math.min(TURNS, turnsLeft(state, seat))
  return famines(survey, turns) + uprisings(survey, turns)
}

function famines({ food, foodIncome, consumption }: Survey, turns: number): number {
  let [left, missing] = [food, 0]
  for (let turn = 1; turn <= turns; turn++) {
    left += foodIncome - consumption
    missing += Math.max(0, -left)
    left = Math.max(0, left)
  }
  return FOOD * missing
}

/** In an uprising nothing is produced. */
const uprisings = (
  { discontent, unused, cultureRating, scienceRating, resourceIncome }: Survey,
  turns: number,
): number => (discontent > unused ? turns * (cultureRating + GOODS * (scienceRating + resourceIncome)) : 0)

type Player = View['players'][number]

/** What a network that has learnt little may still do, and a person who knows the game would not. */
export function isFoolish(view: unknown, seat: Seat, { does, card = '' }: Option): boolean {
  const player = (view as View).players[seat]
  if (player === undefined) return false
  if (does === 'disband') return unitsOf(player) <= 1 && !isUprisingAhead(player)
  if (does === 'destroy')
    return (view as View).lastRound === 0 && farmYield(card) > 0 && starvesWithout(farmYield(card), player)
  return does === 'population' && starvesThen(player)
}

const unitsOf = ({ technologies }: Player): number =>
  technologies.reduce((sum, { card, workers }) => sum + (isUnit(card) ? workers : 0), 0)

/** Everybody can attack those who have no unit. Only an uprising is worse. */
const isUprisingAhead = ({ ratings, unused }: Player): boolean => (ratings?.discontent ?? 0) > unused

/** Whether one more worker leaves too little food for the next production. */
function starvesThen({ food, ratings, yellowBank }: Player): boolean {
  if (ratings === null) return false
  const { consumption } = needOf(Math.max(0, yellowBank - 1))
  return food - (ratings.populationCost ?? 0) + ratings.food < consumption
}

/** Whether farms that yield so much less no longer feed everybody. Sooner or later, everybody eats. */
const starvesWithout = (lost: number, { ratings }: Player): boolean =>
  ratings !== null && ratings.food - lost < Math.max(1, ratings.consumption)
