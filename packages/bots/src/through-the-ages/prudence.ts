import type { Option, Seat } from '@ziggurat/kernel'
import { needOf } from '@ziggurat/through-the-ages'
import type { View } from '@ziggurat/through-the-ages'

import { farmYield, isUnit } from './places.ts'

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
