import type { GameState } from '@ziggurat/kernel'

import type { GameBots } from '../game-bots.ts'
import { judgeFrom } from '../learned/judge.ts'
import type { Judge, Subject } from '../learned/judge.ts'
import type { WeightsFile } from '../learned/weights.ts'
import type { Reach } from './reach.ts'
import type { Why } from './why.ts'
import type { Telling } from './words.ts'

/** What advice on a game comes from. */
export interface Knowledge<Theme extends string = string, Fact extends string = string> {
  readonly judge: Judge
  readonly why: Why<GameState, Theme, Fact>
  readonly reach: Reach
  readonly judgeError: JudgeError | null
}

/**
 * How far what the judge says of the difference between two options was from games that were played to their end from both: the
 * root of the mean square, without the luck of those games. `npm run calibrate <game>` measures it.
 */
export interface JudgeError {
  /** In points. */
  readonly margin: number
  readonly chance: number
}

/** A game that there can be advice on: what is learnt of it, and how it is told. */
export interface Advising<
  State extends GameState = GameState,
  Theme extends string = string,
  Fact extends string = string,
> {
  readonly subject: Subject<State>
  /** Advice knows what the strongest level knows. */
  readonly levels: GameBots['levels']
  readonly why: Why<State, Theme, Fact>
  readonly reach: Reach
  /** What the positions that are compared come after: the answer, or the whole turn. */
  readonly after: 'answer' | 'turn'
  readonly telling: Telling<Theme, Fact>
  /** Null if nobody has measured it. */
  readonly judgeError: JudgeError | null
}

/** Undefined while nothing has been learnt of the game. */
export function knowledgeOf(
  { subject, levels, why, reach, judgeError }: Advising,
  weights: WeightsFile | undefined = levels?.master.weights,
): Knowledge | undefined {
  return weights === undefined ? undefined : { judge: judgeFrom(subject, weights), why, reach, judgeError }
}
