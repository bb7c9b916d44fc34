import type { LevelOf } from '../game-bots.ts'
import type { Level } from '../names.ts'
import early from './network-early.json' with { type: 'json' }
import network from './network.json' with { type: 'json' }

const CURIOSITY = 0.1

export const levels: Readonly<Record<Level, LevelOf>> = {
  novice: {
    weights: early,
    work: { kind: 'one-step', worlds: 1, forks: 60, followUps: 2, others: 'random' },
  },
  player: {
    weights: network,
    work: { kind: 'tree', tries: 150, worlds: 15, curiosity: CURIOSITY, after: 'all' },
  },
  expert: {
    weights: network,
    work: { kind: 'tree', tries: 2000, worlds: 120, curiosity: CURIOSITY, after: 'all' },
  },
  master: {
    weights: network,
    work: { kind: 'tree', tries: 9000, worlds: 400, curiosity: CURIOSITY, after: 'all' },
  },
}
