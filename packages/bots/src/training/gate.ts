import { existsSync, readFileSync } from 'node:fs'

import { compare } from '../arena/compare.ts'
import type { HeadToHead } from '../arena/compare.ts'
import type { Player } from '../arena/players.ts'
import { versionOf } from '../arena/version.ts'
import { writeWhole } from '../arena/whole-file.ts'
import type { Estimate } from '../interval.ts'
import type { Work } from '../search/work.ts'
import { gateIn, networkIn } from './folder.ts'
import { firstBot } from './recipe.ts'
import type { Training } from './train.ts'

/** How two networks play when they are compared. */
const GATE: Work = { kind: 'one-step', worlds: 1, forks: 100, followUps: 2, others: 'random' }

/** A gate that has been played, and the versions of both players: if one has changed, it is played anew. */
interface Gate extends HeadToHead {
  readonly versions: readonly [string, string]
}

/**
 * A network passes if its share of victories is above an even one by more than half of the doubt, which is one standard error. Of
 * networks that are just as good as the one before, one in six passes; of networks that are clearly worse, hardly any. The
 * whole doubt would stop too many that are better: gates are short.
 */
export const passes = ({ mean, doubt }: Estimate): boolean => mean > 1 + doubt / 2

/** Whether the network of a round passes the gate: against that of the round before, or against the bot of the first round. */
export async function isBetter(training: Training, round: number): Promise<boolean> {
  const gate = await gateOf(training, round)
  const before = round === 1 ? firstBot(training.recipe) : 'the round before'
  training.tell(`round ${round}: against ${before} ${gate.inWords}`)
  return passes(gate)
}

async function gateOf({ recipe, folder, threads }: Training, round: number): Promise<Gate> {
  const { game, tables, gate: games } = recipe
  const player: Player = { weights: networkIn(folder, round), work: GATE }
  const before: Player =
    round === 1 ? { bot: firstBot(recipe) } : { weights: networkIn(folder, round - 1), work: GATE }
  const versions = [versionOf(game, player), versionOf(game, before)] as const
  const file = gateIn(folder, round)
  if (existsSync(file)) {
    const played = JSON.parse(readFileSync(file, 'utf8')) as Gate
    if (played.versions.join() === versions.join()) return played
  }
  const played = await compare(game, tables, player, before, games, `gate ${round}`, threads)
  const gate: Gate = { versions, ...played }
  writeWhole(file, `${JSON.stringify(gate, null, 2)}\n`)
  return gate
}
