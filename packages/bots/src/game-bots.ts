import type { Bot, GameState, Random } from '@ziggurat/kernel'

import { NO_CLOCK } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Evaluation } from './evaluation.ts'
import { judgeFrom } from './learned/judge.ts'
import type { Subject } from './learned/judge.ts'
import type { WeightsFile } from './learned/weights.ts'
import type { BotName, Level } from './names.ts'
import { noviceOneBot } from './novice-1.ts'
import { randomBot } from './random.ts'
import { thinkingBot } from './search/bot.ts'
import { thinkWith } from './search/work.ts'
import type { Work } from './search/work.ts'

/** What a level knows, and how much it thinks. */
export interface LevelOf {
  readonly weights: WeightsFile
  readonly work: Work
}

interface Parts<State extends GameState> {
  readonly learned?: {
    readonly subject: Subject<State>
    readonly levels: Readonly<Record<Level, LevelOf>>
  }
  /** How `novice-1` evaluates a position, and how many it may try for one decision. */
  readonly evaluation: Evaluation<State>
  readonly forks: number
}

/** The bots of one game. With the same random numbers, a bot plays the same, unless the clock is up. */
export interface GameBots {
  (name: BotName, random: Random, clock?: Clock): Bot
  /** Undefined while nothing has been learnt of the game. */
  readonly levels: Readonly<Record<Level, LevelOf>> | undefined
}

export function botsWith<State extends GameState>(parts: Parts<State>): GameBots {
  const { learned, evaluation, forks } = parts
  const make = (name: BotName, random: Random, clock: Clock = NO_CLOCK): Bot => {
    if (name === 'random') return randomBot(random)
    if (name === 'novice-1' || learned === undefined)
      return noviceOneBot(evaluation as Evaluation, random, forks)
    const { weights, work } = learned.levels[name]
    return thinkingBot(name, thinkWith(judgeFrom(learned.subject, weights), work), random, clock)
  }
  return Object.assign(make, { levels: learned?.levels })
}
