import type { Seat } from './rules.ts'

/** Numbers of a seat, by name. */
export type Figures<Figure extends string = string> = Readonly<Record<Figure, number>>

/** A number of a seat that an answer would change. */
export interface Change<Figure extends string = string> {
  readonly figure: Figure
  readonly from: number
  readonly to: number
}

/**
 * What an answer brings beside what is foreseen of it: what others choose at the same time, what somebody is asked in
 * the middle of it, what the card that asks goes on to do.
 */
export type LeftOut = 'others' | 'answers' | 'sequel'

/** What an answer would change of the numbers of one seat, as far as it speaks of them. */
export interface Foreseen<Figure extends string = string> {
  readonly seat: Seat
  /** The numbers that it speaks of: those that are not among the changes stay as they are. */
  readonly of: readonly Figure[]
  readonly changes: readonly Change<Figure>[]
  readonly leavesOut: readonly LeftOut[]
}

/** Which of these numbers differ, in the order in which they are named. */
export const changesBetween = <Figure extends string>(
  of: readonly Figure[],
  before: Figures<Figure>,
  after: Figures<Figure>,
): readonly Change<Figure>[] =>
  of
    .map((figure) => ({ figure, from: before[figure], to: after[figure] }))
    .filter(({ from, to }) => from !== to)
