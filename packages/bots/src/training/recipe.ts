import type { GameOptions } from '@ziggurat/kernel'

import type { Work } from '../search/work.ts'
import type { Fitting } from './fit.ts'

/** How a game's values are learnt. */
export interface Recipe {
  readonly game: string
  /** The tables, one after the other. */
  readonly tables: readonly { readonly seats: number; readonly options: GameOptions }[]
  /** Of a thousand answers, how many are random; of a thousand positions, how many become samples. */
  readonly noise: number
  readonly sampled: number
  readonly rounds: readonly Round[]
  readonly fitting: Fitting
  /** The games that a new network plays against the one before it. */
  readonly gate: number
}

/** Games by a bot or by the network of the round before, and a network that learns from them. */
export interface Round {
  readonly games: number
  readonly by: 'novice-1' | Work
  /** The rounds that it learns from, its own included; 1 if there is nothing else. */
  readonly from: number
}
