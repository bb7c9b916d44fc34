import type { Rules, Seat } from '@ziggurat/kernel'

import type { Play } from '../play.ts'
import { strengthRating } from '../ratings/ratings.ts'
import { clockwise, playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import type { Age, CardId } from './card.ts'
import { event } from './making.ts'

type Value = (civ: Civilization) => number

/** Highest first. Ties go to the first in turn order from this seat (TTA-TIE-01). */
export function ranked(play: Play, value: Value, from: Seat = play.state.active): Civilization[] {
  const entries = clockwise(play.state, from).map((civ) => ({ civ, value: value(civ) }))
  return entries.toSorted((one, other) => other.value - one.value).map(({ civ }) => civ)
}

const byStrength = (play: Play): Civilization[] => ranked(play, (civ) => strengthRating(play, civ))

/** With two players, 'the two strongest' is only one (TTA-TIE-05). */
const two = ({ state }: Play): number => (playersLeft(state) === 2 ? 1 : 2)

export const strongest = (play: Play): Civilization => first(byStrength(play))
export const weakest = (play: Play): Civilization => first(byStrength(play).toReversed())
export const twoStrongest = (play: Play): Civilization[] =>
  inOrder(play, byStrength(play).slice(0, two(play)))
export const twoWeakest = (play: Play): Civilization[] =>
  inOrder(play, byStrength(play).toReversed().slice(0, two(play)))
export const most = (play: Play, value: Value): Civilization => first(ranked(play, value))
export const least = (play: Play, value: Value): Civilization => first(ranked(play, value).toReversed())

/** All who have the most of something; ties are not broken (TTA-TIE-04). */
export function allWithMost(play: Play, value: Value): Civilization[] {
  const civs = clockwise(play.state, play.state.active)
  const highest = Math.max(...civs.map(value))
  return civs.filter((civ) => value(civ) === highest)
}

/** Clockwise from the player who revealed the event (TTA-EVENT-11). */
export const everybody = ({ state }: Play): Civilization[] => clockwise(state, state.active)

const inOrder = (play: Play, some: readonly Civilization[]): Civilization[] =>
  everybody(play).filter((civ) => some.includes(civ))

function first(civs: readonly Civilization[]): Civilization {
  const [civ] = civs
  if (civ === undefined) throw new Error('nobody is left in the game')
  return civ
}

/**
 * Whether a civilization is among the two strongest (with two players, the strongest); ties in its favour
 * (TTA-APP-GENGH-01).
 */
export function isAmongTwoStrongest(play: Play, civ: Civilization): boolean {
  const own = strengthRating(play, civ)
  const stronger = everybody(play).filter((other) => strengthRating(play, other) > own)
  return stronger.length < two(play)
}

/** An event with the same effect for everybody and no choices. */
export const forAll = (id: CardId, age: Age, happens: (play: Play, civ: Civilization) => void) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) happens(play, civ)
  })

/** An event with the same effect for everybody, clockwise from the player who revealed it (TTA-EVENT-11). */
export const oneByOne = (id: CardId, age: Age, happens: (play: Play, civ: Civilization) => Rules<void>) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) yield* happens(play, civ)
  })
