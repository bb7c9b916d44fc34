import type { Option, Seat } from '@ziggurat/kernel'

import type { Estimate } from '../interval.ts'
import type { END } from './attribution.ts'
import type { JudgeError } from './knowledge.ts'
import type { Facts } from './why.ts'

/** What a seat may expect, with the doubt of each number. */
export interface Estimates {
  /** The chance to win, from 0 to 1. */
  readonly chance: Estimate
  /** The points ahead of the best rival at the end. */
  readonly margin: Estimate
  /** One's own points at the end. */
  readonly points: Estimate
  /** How good that is, from 0 to 1: what options are sorted by. The margin counts in it early, and the chance late. */
  readonly worth: Estimate
}

/** What a theme contributes to the difference between two options. */
export interface Cause<Theme extends string = string> {
  readonly theme: Theme | typeof END
  readonly amount: Estimates
  /** It is known whether it speaks for the option or against it. */
  readonly isClear: boolean
}

/** One option against another. */
export interface Comparison<Theme extends string = string, Fact extends string = string> {
  /** The id of the other option. */
  readonly with: string
  /** How much better the first one is; below zero, how much worse. Both were tried on the same redealt tables. */
  readonly difference: Estimates
  /** The largest first. Their sum is the difference, on as many worlds as were looked at for causes. */
  readonly causes: readonly Cause<Theme>[]
  /** The numbers of the position now, after the option, and after the other one; the mean of the same worlds. */
  readonly facts: {
    readonly now: Facts<Fact>
    readonly here: Facts<Fact>
    readonly there: Facts<Fact>
  }
}

export interface OptionAdvice<Theme extends string = string, Fact extends string = string> extends Estimates {
  readonly option: Option
  /** No sensible player would take it, whatever the judge thinks: it comes last, and is never the best. */
  readonly isFoolish: boolean
  /** How much better than the best option it is: never above zero, unless it is foolish. */
  readonly behind: Estimates
  /** It cannot be told from the best option: it is within its doubt, or its chance and its points say the opposite. */
  readonly isTied: boolean
  /** A better option that does the same in another way; null if there is none. */
  readonly sameAs: string | null
  /** The best option against the next that does something else; any other one against the best. Null if nobody asked for it. */
  readonly compared: Comparison<Theme, Fact> | null
}

/** What is known of the options of a turn; plain data without sentences. */
export interface Advice<Theme extends string = string, Fact extends string = string> {
  readonly seat: Seat
  /** How many redealt tables it comes from. */
  readonly worlds: number
  /** How far the judge itself is usually wrong about the difference between two options. The doubts do not contain it. */
  readonly judgeError: JudgeError | null
  /** The best first. */
  readonly options: readonly OptionAdvice<Theme, Fact>[]
}
