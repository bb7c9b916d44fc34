import type { LevelOf } from '../game-bots.ts'
import type { Level } from '../names.ts'
import type { WholeTurn } from '../search/whole-turn.ts'
import early from './network-early.json' with { type: 'json' }
import network from './network.json' with { type: 'json' }

const wholeTurns = (worlds: number, width: number, nodes: number): LevelOf['work'] => ({
  kind: 'whole-turn',
  ...({ worlds, width, nodes } satisfies WholeTurn),
})

/** The novice knows only what was learnt first, and hardly thinks beyond its next answers. */
export const levels: Readonly<Record<Level, LevelOf>> = {
  novice: { weights: early, work: wholeTurns(1, 1, 40) },
  player: { weights: network, work: wholeTurns(1, 2, 250) },
  expert: { weights: network, work: wholeTurns(7, 6, 1200) },
  master: { weights: network, work: wholeTurns(32, 12, 2500) },
}
