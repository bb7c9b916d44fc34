import type { Bot, Random } from '@ziggurat/kernel'

import type { Clock } from './clock.ts'
import type { GameBots } from './game-bots.ts'
import { makeBot as innovation } from './innovation/index.ts'
import type { BotName } from './names.ts'
import { randomBot } from './random.ts'
import { makeBot as sevenWonders } from './seven-wonders/index.ts'
import { makeBot as throughTheAges } from './through-the-ages/index.ts'

export { answersGiven, botAnswer } from './answer.ts'
export { Ceiling } from './clock.ts'
export type { Clock } from './clock.ts'
export { BOTS, isBotName, LEVELS, USUAL_BOT } from './names.ts'
export type { BotName, Level } from './names.ts'

const GAMES: ReadonlyMap<string, GameBots> = new Map([
  ['seven-wonders', sevenWonders],
  ['innovation', innovation],
  ['through-the-ages', throughTheAges],
])

/** A bot for a game; it plays the same with the same random numbers. Throws if it does not know the game. */
export function makeBot(name: BotName, gameId: string, random: Random, clock?: Clock): Bot {
  const make = GAMES.get(gameId)
  if (make !== undefined) return make(name, random, clock)
  if (name === 'random') return randomBot(random)
  const known = [...GAMES.keys()].join(', ')
  throw new Error(`the bot '${name}' has no evaluation for the game '${gameId}' (it plays: ${known})`)
}

/** What the levels of a game know and how much they think; undefined if nothing has been learnt of it. */
export const levelsOf = (gameId: string): GameBots['levels'] => GAMES.get(gameId)?.levels
