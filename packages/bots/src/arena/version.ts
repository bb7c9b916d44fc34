import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { learnable } from '../games.ts'
import { levelsOf } from '../index.ts'
import type { BotName } from '../index.ts'
import { BASELINES } from './baselines.ts'
import type { Player } from './players.ts'

/**
 * A few letters that change with a bot: with its weights, its work or its file, and with the rules of the game. A change in
 * how searches work does not show.
 */
export function versionOf(game: string, player: Player): string {
  const what = JSON.stringify([game, learnable(game).game.version, contents(game, player)], withoutDate)
  return createHash('sha256').update(what).digest('hex').slice(0, 8)
}

/** When a network was made does not matter. */
const withoutDate = (key: string, value: unknown): unknown => (key === 'made' ? undefined : value)

function contents(game: string, player: Player): unknown {
  if ('bot' in player) {
    const levels: Readonly<Partial<Record<BotName, unknown>>> = levelsOf(game) ?? {}
    if (player.bot === 'random') return 'random'
    return levels[player.bot] ?? 'novice-1'
  }
  if ('baseline' in player) return BASELINES[player.baseline]
  if ('module' in player) return readFileSync(player.module, 'utf8')
  return [readFileSync(player.weights, 'utf8'), player.work]
}
