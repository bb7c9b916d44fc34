import { readFileSync } from 'node:fs'

import type { Bot, Random } from '@ziggurat/kernel'

import { learnable } from '../games.ts'
import { makeBot } from '../index.ts'
import type { BotName } from '../index.ts'
import { judgeFrom } from '../learned/judge.ts'
import type { WeightsFile } from '../learned/weights.ts'
import { thinkingBot } from '../search/bot.ts'
import { thinkWith } from '../search/work.ts'
import type { Work } from '../search/work.ts'

/** Who plays: a bot by its name, or a network's file and the work that is done with it. */
export type Player = { readonly bot: BotName } | { readonly weights: string; readonly work: Work }

const files = new Map<string, WeightsFile>()

/** Files are read once. */
function weightsIn(path: string): WeightsFile {
  let file = files.get(path)
  if (file === undefined) files.set(path, (file = JSON.parse(readFileSync(path, 'utf8')) as WeightsFile))
  return file
}

export function seated(game: string, player: Player, random: Random): Bot {
  if ('bot' in player) return makeBot(player.bot, game, random)
  const judge = judgeFrom(learnable(game).subject, weightsIn(player.weights))
  return thinkingBot(player.weights, thinkWith(judge, player.work), random)
}
