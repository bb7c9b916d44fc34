import type { Recipe, Round } from '../training/recipe.ts'

const games = 9000
const byNetwork: Round = {
  games,
  by: { kind: 'one-step', worlds: 1, forks: 80, followUps: 2, others: 'random' },
  from: 2,
}
const usual = { sides: 'random' }

export const recipe: Recipe = {
  game: 'seven-wonders',
  tables: [3, 2, 4, 3, 2, 5, 3, 2, 6, 3, 2, 7].map((seats) => ({ seats, options: usual })),
  noise: 80,
  sampled: 600,
  rounds: [{ games, by: 'novice-1', from: 1 }, byNetwork, byNetwork],
  fitting: {
    shape: { first: 64, second: 32 },
    epochs: 6,
    rate: 0.001,
    batch: 128,
    decay: 0.000_05,
    counts: [1, 0.5, 0.5],
    heldOut: 500,
  },
  gate: 300,
}
