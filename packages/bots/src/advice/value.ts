import { estimate } from '../interval.ts'
import type { Expectation } from '../learned/judge.ts'
import type { Estimates } from './advice.ts'

/** What is expected of a position, and how good that is, from 0 to 1. */
export interface Value extends Expectation {
  readonly worth: number
}

export const ZERO: Value = { chance: 0, margin: 0, points: 0, worth: 0 }

export const minus = (one: Value, other: Value): Value => ({
  chance: one.chance - other.chance,
  margin: one.margin - other.margin,
  points: one.points - other.points,
  worth: one.worth - other.worth,
})

/** From the values on several worlds. */
export const estimates = (values: readonly Value[]): Estimates => ({
  chance: estimate(values.map(({ chance }) => chance)),
  margin: estimate(values.map(({ margin }) => margin)),
  points: estimate(values.map(({ points }) => points)),
  worth: estimate(values.map(({ worth }) => worth)),
})
