import type { LevelOf } from '../game-bots.ts'
import type { Level } from '../names.ts'
import early from './network-early.json' with { type: 'json' }
import network from './network.json' with { type: 'json' }

const CURIOSITY = 0.1

export const levels: Readonly<Record<Level, LevelOf>> = {
  novice: {
    weights: early,
    work: { kind: 'one-step', worlds: 1, forks: 80, followUps: 1, others: 'random' },
  },
  player: {
    weights: network,
    work: { kind: 'one-step', worlds: 8, forks: 200, followUps: 2, others: 'judged' },
  },
  expert: {
    weights: network,
    work: { kind: 'tree', tries: 1500, worlds: 100, curiosity: CURIOSITY, after: 'own' },
  },
  master: {
    weights: network,
    work: { kind: 'tree', tries: 6000, worlds: 300, curiosity: CURIOSITY, after: 'own' },
  },
}
