import type { Bot, Random } from '@ziggurat/kernel'

import type { Evaluation } from './evaluation.ts'
import { noviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { evaluate } from './seven-wonders/evaluation.ts'

export const BOTS = ['random', 'novice'] as const
export type BotName = (typeof BOTS)[number]

export const isBotName = (text: string): text is BotName => (BOTS as readonly string[]).includes(text)

const EVALUATIONS: ReadonlyMap<string, Evaluation> = new Map([['seven-wonders', evaluate as Evaluation]])

/** A bot for a game; it plays the same for the same random. Throws if it does not know the game. */
export function makeBot(name: BotName, gameId: string, random: Random): Bot {
  if (name === 'random') return randomBot(random)
  const evaluation = EVALUATIONS.get(gameId)
  if (evaluation === undefined) {
    const known = [...EVALUATIONS.keys()].join(', ')
    throw new Error(`the bot '${name}' has no evaluation for the game '${gameId}' (it plays: ${known})`)
  }
  return noviceBot(evaluation, random)
}
