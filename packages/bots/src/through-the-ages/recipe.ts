import { usualOptions } from '@ziggurat/kernel'
import { OPTIONS } from '@ziggurat/through-the-ages'

import type { Recipe, Round } from '../training/recipe.ts'

const byNetwork: Round = {
  games: 1600,
  by: { kind: 'whole-turn', worlds: 1, width: 3, nodes: 200 },
  from: 2,
}
const [year2015, year2006] = [{ edition: '2015' }, { edition: '2006' }]
const tableOf = (seats: number, options: Readonly<Record<string, string>>) => ({
  seats,
  options: { ...usualOptions(OPTIONS), ...options },
})

export const recipe: Recipe = {
  game: 'through-the-ages',
  tables: [
    tableOf(2, year2015),
    tableOf(2, year2006),
    tableOf(3, year2015),
    tableOf(2, year2015),
    tableOf(3, year2006),
    tableOf(2, year2015),
    tableOf(2, year2006),
    tableOf(4, year2015),
    tableOf(2, year2015),
    tableOf(2, { ...year2006, level: 'advanced' }),
    tableOf(2, year2006),
    tableOf(2, year2015),
    tableOf(3, { ...year2015, hands: 'hidden' }),
    tableOf(2, { ...year2006, level: 'simple' }),
    tableOf(4, { ...year2006, drawing: 'action', corruption: 'alternative' }),
    tableOf(2, year2015),
    tableOf(2, year2006),
    tableOf(4, year2015),
    tableOf(3, { ...year2006, level: 'advanced' }),
    tableOf(2, { ...year2006, peaceful: 'yes', scoring: 'public-4', easier: 'yes' }),
    tableOf(2, year2015),
  ],
  noise: 80,
  sampled: 80,
  rounds: [{ games: 3000, by: 'novice-1', from: 1 }, byNetwork, byNetwork],
  fitting: {
    shape: { first: 32, second: 32 },
    epochs: 2,
    rate: 0.001,
    batch: 128,
    decay: 0.000_5,
    counts: [1, 0.5, 0.5],
    heldOut: 500,
    leftOut: 150,
    // This helps most: how a game ends says little about a single turn.
    returns: { lambda: 0.5, times: 3, epochs: 1, rate: 0.000_5 },
  },
  gate: 100,
}
