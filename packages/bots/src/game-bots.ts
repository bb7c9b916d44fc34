import type { Bot, GameState, Random } from '@ziggurat/kernel'

import type { Evaluation } from './evaluation.ts'
import type { BotName } from './names.ts'
import { noviceBot } from './novice.ts'
import { randomBot } from './random.ts'

/** How the novice evaluates a game's positions, and how many it may try for one decision. */
interface Judgement<State extends GameState> {
  readonly evaluation: Evaluation<State>
  readonly forks: number
}

/** The bots of one game. With the same random numbers, a bot plays the same. */
export type GameBots = (name: BotName, random: Random) => Bot

export const botsWith =
  <State extends GameState>({ evaluation, forks }: Judgement<State>): GameBots =>
  (name, random) =>
    name === 'random' ? randomBot(random) : noviceBot(evaluation as Evaluation, random, forks)
