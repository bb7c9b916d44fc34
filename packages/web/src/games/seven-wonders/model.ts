import type { Neighbour, View } from '@ziggurat/seven-wonders/facts'
import { cityCount, FREE_CITY, isFreeCity, neighbour } from '@ziggurat/seven-wonders/facts'

import type { MatchModel } from '../../core/match-model.ts'
import { homeOf, othersFrom } from '../../core/seats.ts'
import { words } from './words.ts'

export type SevenModel = MatchModel<View>

/** The name of a city's player, now or at an event; the Free City has a name of its own. */
export function nameOf(model: SevenModel, city: number, event?: number): string {
  if (isFreeCity(model.view.value, city)) return words.value.freeCity
  return event === undefined ? model.name(city) : model.nameAt(city, event)
}

/** The other cities, clockwise from mine. */
export const othersOf = (model: SevenModel): readonly number[] =>
  othersFrom(homeOf(model), cityCount(model.view.value))

/** On which side of my city another one lies; null if they are no neighbours. */
export function sideOf(view: View, home: number, city: number): Neighbour | null {
  if (neighbour(view, home, 'left') === city) return 'left'
  return neighbour(view, home, 'right') === city ? 'right' : null
}

/** Whether a city's player is asked something; for the Free City, the player who leads it. */
export const isThinking = (model: SevenModel, city: number): boolean => {
  const { controller } = model.view.value
  const seat = city === FREE_CITY && controller !== null ? controller : city
  return model.waiting.value.includes(seat)
}
