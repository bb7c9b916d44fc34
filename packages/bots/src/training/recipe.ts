import type { GameOptions } from '@ziggurat/kernel'

import type { Shape } from '../learned/network.ts'
import type { BotName } from '../names.ts'
import type { Work } from '../search/work.ts'

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
  /** The first round is by a bot, and its network has to beat that bot. */
  readonly by: BotName | Work
  /** The rounds that it learns from, its own included; 1 if there is nothing else. */
  readonly from: number
}

/** Who plays the games of the first round. */
export function firstBot({ rounds: [first] }: Recipe): BotName {
  if (typeof first?.by !== 'string') throw new Error('the first round of a recipe is by a bot')
  return first.by
}

/** How a network is fitted. */
export interface Fitting {
  readonly shape: Omit<Shape, 'inputs'>
  readonly epochs: number
  /** The largest step of a weight. */
  readonly rate: number
  /** Samples for each step. */
  readonly batch: number
  /** Draws weights towards zero. */
  readonly decay: number
  /** How much the error of each output counts. */
  readonly counts: readonly [number, number, number]
  /** Of ten thousand games, how many are not learnt from: they show how well the network does on new ones. */
  readonly heldOut: number
  /** Of a thousand inputs, how many are left out at random while learning, so that the network does not rely on single ones. */
  readonly leftOut?: number
  /** Goes on learning from what the network itself expects of later positions. */
  readonly returns?: Returns
}

/** New targets are computed so many `times`, and learnt from for some epochs each time. */
interface Returns {
  /** 1: only the end of the game counts. 0: only what the network expects of the next position. */
  readonly lambda: number
  readonly times: number
  readonly epochs: number
  readonly rate: number
}
