import { fastRandom } from './random.ts'
import type { Refusal } from './reasons.ts'
import type { About, Option, Question, Seat } from './rules.ts'
import { piecesOf } from './sets.ts'
import type { Pieces } from './sets.ts'

/** A question as it is sent to its seat. */
export interface SentQuestion {
  readonly seat: Seat
  readonly kind: string
  readonly about?: About
  readonly options: readonly Option[]
  readonly set?: Pieces
  readonly refusals?: readonly Refusal[]
  /** The log's length at which it opened. */
  readonly opened: number
}

/** Of a question whose answers are sets, this many complete ones are sent, so that a program need not compose one. */
const COMPLETE_SETS = 24

/** The options that are sent with a question; always the same for the same question. */
export const sentOptions = (question: Question, opened: number): readonly Option[] =>
  question
    .some(COMPLETE_SETS, fastRandom(opened))
    .map((option) => ({ ...option, reveals: question.reveals(option) }))

/** A question as plain data; with `refusals`, also what cannot be chosen and why. */
export function sentQuestion(question: Question, opened: number, refusals: boolean): SentQuestion {
  const { seat, kind, about, set } = question
  return {
    seat,
    kind,
    ...(about !== undefined && { about }),
    options: sentOptions(question, opened),
    ...(set !== undefined && { set: piecesOf(set) }),
    ...(refusals && { refusals: question.refused() }),
    opened,
  }
}
