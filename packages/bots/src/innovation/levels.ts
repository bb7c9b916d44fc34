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
    work: { kind: 'tree', tries: 60, worlds: 10, curiosity: CURIOSITY, after: 'all' },
  },
  expert: {
    weights: network,
    work: { kind: 'tree', tries: 600, worlds: 60, curiosity: CURIOSITY, after: 'all' },
  },
  master: {
    weights: network,
    work: { kind: 'tree', tries: 3000, worlds: 200, curiosity: CURIOSITY, after: 'all' },
  },
}
