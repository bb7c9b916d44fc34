import { withoutResigning } from '@ziggurat/kernel'
import type { BotTurn, Option, Question, Random } from '@ziggurat/kernel'

import type { Clock } from '../clock.ts'

/** An option, and how good the positions are that it leads to. */
export interface Judged {
  readonly option: Option
  /** From 0 to 1; the best option has the highest. */
  readonly worth: number
  /** How often it was tried. */
  readonly tries: number
}

/** Judges the options of a turn, in their order. */
export type Think = (turn: BotTurn, random: Random, clock: Clock) => readonly Judged[]

/** The most sets that are tried for one question. */
const SETS = 60

/** What is worth trying: never to resign; of very many sets a sample. */
export const candidates = (question: Question, random: Random, sets = SETS): readonly Option[] =>
  withoutResigning(question.some(sets, random))

/** The only one of some options; undefined if there is a choice. */
export const onlyOne = (options: readonly Option[]): Option | undefined =>
  options.length === 1 ? options[0] : undefined

/** The only answer besides resigning: there is nothing to think about. Undefined if there is a choice. */
export const forced = ({ set, options }: Question): Option | undefined =>
  set === undefined ? onlyOne(withoutResigning(options)) : undefined

/** The option that was tried most, because search tries again what it finds good; of those the best, and the first of equals. */
export function best(judged: readonly Judged[]): Judged {
  const [first, ...others] = judged
  if (first === undefined) throw new Error('nothing was judged')
  return others.reduce((top, each) => (isBetter(each, top) ? each : top), first)
}

const isBetter = (one: Judged, other: Judged): boolean =>
  one.tries === other.tries ? one.worth > other.worth : one.tries > other.tries
