import type { Option, Seat } from '@ziggurat/kernel'
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

/** The most tokens in the yellow bank with which a civilization eats so much (TTA-BOARD-02). */
const CONSUMPTION = [
  { most: 0, food: 6 },
  { most: 4, food: 4 },
  { most: 8, food: 3 },
  { most: 12, food: 2 },
  { most: 16, food: 1 },
]

/** Whether one more worker leaves too little food for the next production. */
function starvesThen({ food, ratings, yellowBank }: Player): boolean {
  if (ratings === null) return false
  const need = CONSUMPTION.find(({ most }) => yellowBank - 1 <= most)?.food ?? 0
  return food - (ratings.populationCost ?? 0) + ratings.food < need
}

/** Whether farms that yield so much less no longer feed everybody. Sooner or later, everybody eats. */
const starvesWithout = (lost: number, { ratings }: Player): boolean =>
  ratings !== null && ratings.food - lost < Math.max(1, ratings.consumption)
