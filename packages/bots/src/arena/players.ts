import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import type { Bot, Random } from '@ziggurat/kernel'

import { learnable } from '../games.ts'
import { isBotName, makeBot } from '../index.ts'
import type { BotName } from '../index.ts'
import { judgeFrom } from '../learned/judge.ts'
import type { WeightsFile } from '../learned/weights.ts'
import { thinkingBot } from '../search/bot.ts'
import { thinkWith } from '../search/work.ts'
import type { Work } from '../search/work.ts'
import { BASELINES } from './baselines.ts'
import { mctsBot } from './mcts.ts'
import { loadModule, ownBot } from './own-bot.ts'

/**
 * Who plays: a bot or a baseline by its name, a network's file and the work that is done with it, or the file of a module
 * that makes a bot.
 */
export type Player =
  | { readonly bot: BotName }
  | { readonly baseline: string }
  | { readonly weights: string; readonly work: Work }
  | { readonly module: string }

const files = new Map<string, WeightsFile>()

/** The player with this name. */
export function playerNamed(name: string): Player | undefined {
  if (isBotName(name)) return { bot: name }
  return Object.hasOwn(BASELINES, name) ? { baseline: name } : undefined
}

/** The player that a module makes, and its name: that of the file. */
export const playerFrom = (file: string): { readonly name: string; readonly player: Player } => ({
  name: basename(file).replace(/\.[cm]?[jt]s$/, ''),
  player: { module: resolve(file) },
})

/** Loads a player's module, if it has one. */
export async function load(player: Player): Promise<void> {
  if ('module' in player) await loadModule(player.module)
}

/** Files are read once. */
function weightsIn(path: string): WeightsFile {
  let file = files.get(path)
  if (file === undefined) files.set(path, (file = JSON.parse(readFileSync(path, 'utf8')) as WeightsFile))
  return file
}

export function seated(game: string, player: Player, random: Random): Bot {
  if ('bot' in player) return makeBot(player.bot, game, random)
  if ('baseline' in player) {
    const work = BASELINES[player.baseline]
    if (work === undefined) throw new Error(`there is no baseline '${player.baseline}'`)
    return mctsBot(player.baseline, work, random)
  }
  if ('module' in player) return ownBot(player.module, game, random)
  const judge = judgeFrom(learnable(game).subject, weightsIn(player.weights))
  return thinkingBot(player.weights, thinkWith(judge, player.work), random)
}
