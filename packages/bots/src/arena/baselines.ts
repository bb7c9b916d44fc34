import type { Mcts } from './mcts.ts'

/** As TAG plays: a tree of one's own answers, others at random, as many points as possible. */
const asTag: Omit<Mcts, 'iterations'> = { curiosity: 1, others: 'random', wants: 'points' }

/** Every seat has a tree and wants to win. */
const trees: Omit<Mcts, 'iterations'> = { curiosity: 0.7, others: 'trees', wants: 'victory' }

/** Bots that the levels are measured against. Nobody meets them at a table. */
export const BASELINES: Readonly<Record<string, Mcts>> = {
  'mcts-200': { iterations: 200, ...asTag },
  'mcts-1000': { iterations: 1000, ...asTag },
  'mcts-trees-200': { iterations: 200, ...trees },
  'mcts-trees-1000': { iterations: 1000, ...trees },
}
