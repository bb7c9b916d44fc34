import type { LevelOf } from '../game-bots.ts'
import type { Level } from '../names.ts'
import type { WholeTurn } from '../search/whole-turn.ts'
import early from './network-early.json' with { type: 'json' }
import network from './network.json' with { type: 'json' }

const wholeTurns = (worlds: number, width: number, nodes: number): LevelOf['work'] => ({
  kind: 'whole-turn',
  ...({ worlds, width, nodes } satisfies WholeTurn),
})

/** The novice and the player know only what was learnt first; the novice hardly thinks beyond its next answers. */
export const levels: Readonly<Record<Level, LevelOf>> = {
  novice: { weights: early, work: wholeTurns(1, 1, 40) },
  player: { weights: early, work: wholeTurns(2, 3, 600) },
  expert: { weights: network, work: wholeTurns(10, 6, 1500) },
  master: { weights: network, work: wholeTurns(40, 10, 1900) },
}
