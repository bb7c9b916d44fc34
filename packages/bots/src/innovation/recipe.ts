import type { Recipe, Round } from '../training/recipe.ts'

const byNetwork: Round = {
  games: 5000,
  by: { kind: 'one-step', worlds: 1, forks: 60, followUps: 2, others: 'random' },
  from: 2,
}
/** The editions and numbers of players. Most games are for two. */
const seats = [2, 2, 3, 2, 2, 4]
const editions = ['first', 'third', 'third', 'first', 'third', 'first', 'third', 'first', 'first']

export const recipe: Recipe = {
  game: 'innovation',
  tables: editions.flatMap((edition) => seats.map((count) => ({ seats: count, options: { edition } }))),
  noise: 80,
  sampled: 250,
  rounds: [{ games: 5000, by: 'novice-1', from: 1 }, byNetwork, byNetwork],
  fitting: {
    shape: { first: 64, second: 32 },
    epochs: 2,
    rate: 0.001,
    batch: 128,
    decay: 0.001,
    counts: [0.02, 1, 0.02],
    heldOut: 500,
    returns: { lambda: 0.7, times: 3, epochs: 1, rate: 0.0005 },
  },
  gate: 200,
}
