import type { Seat } from './rules.ts'

/** A seat's numbers, by name. */
export type Numbers<Figure extends string = string> = Readonly<Record<Figure, number>>

/** A seat's number that an answer would change. */
export interface ForeseenChange<Figure extends string = string> {
  readonly figure: Figure
  readonly from: number
  readonly to: number
}

/**
 * What the foresight of an answer leaves out: what others choose at the same time, what somebody is asked
 * along the way, what the asking card does afterwards.
 */
export type ForesightGap = 'others' | 'answers' | 'sequel'

/** How an answer would change one seat's numbers. */
export interface Foreseen<Figure extends string = string> {
  readonly seat: Seat
  /** The numbers that are foreseen. Those without a change stay the same. */
  readonly of: readonly Figure[]
  readonly changes: readonly ForeseenChange<Figure>[]
  readonly leavesOut: readonly ForesightGap[]
}

/** The numbers that differ, in the order of their names. */
export const changesBetween = <Figure extends string>(
  of: readonly Figure[],
  before: Numbers<Figure>,
  after: Numbers<Figure>,
): readonly ForeseenChange<Figure>[] =>
  of
    .map((figure) => ({ figure, from: before[figure], to: after[figure] }))
    .filter(({ from, to }) => from !== to)
