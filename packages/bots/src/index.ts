import type { Bot, Random } from '@ziggurat/kernel'

import type { Evaluation } from './evaluation.ts'
import { evaluate as innovation } from './innovation/evaluation.ts'
import { noviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { evaluate as sevenWonders } from './seven-wonders/evaluation.ts'
import { evaluate as throughTheAges } from './through-the-ages/evaluation.ts'

export const BOTS = ['random', 'novice'] as const
export type BotName = (typeof BOTS)[number]

/** The bot that plays where nobody has chosen another. */
export const USUAL_BOT: BotName = 'novice'

export const isBotName = (text: string): text is BotName => (BOTS as readonly string[]).includes(text)

/** How the novice evaluates a game's positions, and how many it may try for one decision. */
interface Judgement {
  readonly evaluation: Evaluation
  readonly forks: number
}

const JUDGEMENTS: ReadonlyMap<string, Judgement> = new Map([
  ['seven-wonders', { evaluation: sevenWonders as Evaluation, forks: 400 }],
  ['innovation', { evaluation: innovation as Evaluation, forks: 100 }],
  ['through-the-ages', { evaluation: throughTheAges as Evaluation, forks: 100 }],
])

/** A bot for a game; it plays the same with the same random numbers. Throws if it does not know the game. */
export function makeBot(name: BotName, gameId: string, random: Random): Bot {
  if (name === 'random') return randomBot(random)
  const judgement = JUDGEMENTS.get(gameId)
  if (judgement === undefined) {
    const known = [...JUDGEMENTS.keys()].join(', ')
    throw new Error(`the bot '${name}' has no evaluation for the game '${gameId}' (it plays: ${known})`)
  }
  return noviceBot(judgement.evaluation, random, judgement.forks)
}
