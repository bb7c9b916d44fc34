/** Advice on any game. What it needs of one game is in that game's folder; `by-name.ts` has all games. */

import type { BotTurn, Random } from '@ziggurat/kernel'

import type { Clock } from '../clock.ts'
import type { Advice } from './advice.ts'
import { Adviser } from './adviser.ts'
import type { Knowledge } from './knowledge.ts'

export type { Estimate } from '../interval.ts'
export type { Advice, Cause, Comparison, Estimates, OptionAdvice } from './advice.ts'
export { Adviser } from './adviser.ts'
export type { Half } from './adviser.ts'
export { isClear } from '../interval.ts'
export { forced } from '../search/thinking.ts'
export { knowledgeOf } from './knowledge.ts'
export type { Advising, JudgeError, Knowledge } from './knowledge.ts'
export { sayCauses } from './words.ts'
export type { Said } from './words.ts'

/** How much is thought: redealt tables, and a clock as a ceiling. */
export interface Budget {
  readonly worlds: number
  readonly clock?: Clock
}

/** Advice at once; an `Adviser` can go on thinking. */
export const advise = <Theme extends string, Fact extends string>(
  knowledge: Knowledge<Theme, Fact>,
  turn: BotTurn,
  random: Random,
  { worlds, clock }: Budget,
): Advice<Theme, Fact> => new Adviser(knowledge, turn, random).think(worlds, clock).advice()
