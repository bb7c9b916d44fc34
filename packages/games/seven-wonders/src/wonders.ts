import { either } from './card.ts'
import type { Effect } from './effects.ts'
import { MADE, RAW } from './goods.ts'
import type { Good, Goods } from './goods.ts'

/** What some stages allow beyond their effect. */
export type Ability = 'free-build' | 'seventh-card' | 'dig' | 'copy-guild'

export interface Stage extends Effect {
  readonly cost: Goods
  readonly ability?: Ability
}

export type Side = 'A' | 'B'

type Stages = readonly [Stage, Stage, ...Stage[]]

export interface Board {
  /** Produced from the first turn on; not a card (7W-PROD-05). */
  readonly start: Good
  readonly A: Stages
  readonly B: Stages
}

export const BOARDS = {
  alexandria: {
    start: 'glass',
    A: [
      { cost: { stone: 2 }, points: 3 },
      { cost: { ore: 2 }, produces: either(...RAW) },
      { cost: { glass: 2 }, points: 7 },
    ],
    B: [
      { cost: { clay: 2 }, produces: either(...RAW) },
      { cost: { wood: 2 }, produces: either(...MADE) },
      { cost: { stone: 3 }, points: 7 },
    ],
  },
  babylon: {
    start: 'clay',
    A: [
      { cost: { clay: 2 }, points: 3 },
      { cost: { wood: 3 }, anyScience: true },
      { cost: { clay: 4 }, points: 7 },
    ],
    B: [
      { cost: { clay: 1, cloth: 1 }, points: 3 },
      { cost: { wood: 2, glass: 1 }, ability: 'seventh-card' },
      { cost: { clay: 3, papyrus: 1 }, anyScience: true },
    ],
  },
  ephesos: {
    start: 'papyrus',
    A: [
      { cost: { stone: 2 }, points: 3 },
      { cost: { wood: 2 }, coins: 9 },
      { cost: { papyrus: 2 }, points: 7 },
    ],
    B: [
      { cost: { stone: 2 }, points: 2, coins: 4 },
      { cost: { wood: 2 }, points: 3, coins: 4 },
      { cost: { glass: 1, cloth: 1, papyrus: 1 }, points: 5, coins: 4 },
    ],
  },
  giza: {
    start: 'stone',
    A: [
      { cost: { stone: 2 }, points: 3 },
      { cost: { wood: 3 }, points: 5 },
      { cost: { stone: 4 }, points: 7 },
    ],
    B: [
      { cost: { wood: 2 }, points: 3 },
      { cost: { stone: 3 }, points: 5 },
      { cost: { clay: 3 }, points: 5 },
      { cost: { stone: 4, papyrus: 1 }, points: 7 },
    ],
  },
  halikarnassos: {
    start: 'cloth',
    A: [
      { cost: { clay: 2 }, points: 3 },
      { cost: { ore: 3 }, ability: 'dig' },
      { cost: { cloth: 2 }, points: 7 },
    ],
    B: [
      { cost: { ore: 2 }, points: 2, ability: 'dig' },
      { cost: { clay: 3 }, points: 1, ability: 'dig' },
      { cost: { glass: 1, cloth: 1, papyrus: 1 }, ability: 'dig' },
    ],
  },
  olympia: {
    start: 'wood',
    A: [
      { cost: { wood: 2 }, points: 3 },
      { cost: { stone: 2 }, ability: 'free-build' },
      { cost: { ore: 2 }, points: 7 },
    ],
    B: [
      { cost: { wood: 2 }, discount: { goods: 'raw', from: ['left', 'right'] } },
      { cost: { stone: 2 }, points: 5 },
      { cost: { ore: 2, cloth: 1 }, ability: 'copy-guild' },
    ],
  },
  rhodos: {
    start: 'ore',
    A: [
      { cost: { wood: 2 }, points: 3 },
      { cost: { clay: 3 }, shields: 2 },
      { cost: { ore: 4 }, points: 7 },
    ],
    B: [
      { cost: { stone: 3 }, shields: 1, points: 3, coins: 3 },
      { cost: { ore: 4 }, shields: 1, points: 4, coins: 4 },
    ],
  },
} as const satisfies Record<string, Board>

export type BoardId = keyof typeof BOARDS

export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[]

export const stagesOf = (board: BoardId, side: Side): readonly Stage[] => BOARDS[board][side]
