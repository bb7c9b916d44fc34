import type { GameBots } from '@ziggurat/bots/game-bots'
import type { Bot, Game } from '@ziggurat/kernel'

/** What a local game needs of its game: the rules, and the bots. */
export interface LocalRules {
  readonly game: Game
  readonly makeBot: (...wanted: Parameters<GameBots>) => Bot
}

/** Each game comes with its own bots and nothing of the others. */
const LOADERS: ReadonlyMap<string, () => Promise<{ readonly rules: LocalRules }>> = new Map([
  ['seven-wonders', () => import('./rules/seven-wonders.ts')],
  ['innovation', () => import('./rules/innovation.ts')],
  ['through-the-ages', () => import('./rules/through-the-ages.ts')],
])

/** The rules of a game; null if there is no such game. Fails if they cannot be loaded. */
export async function loadRules(game: string): Promise<LocalRules | null> {
  const loaded = await LOADERS.get(game)?.()
  return loaded?.rules ?? null
}
