import { either } from './card.ts'
import { demandFor, reachOf } from './demand.ts'
import type { Demand, Reach } from './demand.ts'
import { NO_EFFECT } from './effects.ts'
import type { Effect } from './effects.ts'
import { MADE, RAW } from './goods.ts'
import type { Good, Goods } from './goods.ts'

/** What some stages allow in addition to their effect. */
export type Ability = 'free-build' | 'seventh-card' | 'dig' | 'copy-guild'

interface StageFacts extends Effect {
  readonly cost: Goods
  readonly ability?: Ability | undefined
}

export interface Stage extends StageFacts {
  /** The cost and the production, preprocessed for payments. */
  readonly demand: Demand
  readonly reach: Reach | undefined
}

const stage = (facts: StageFacts): Stage => ({
  ...NO_EFFECT,
  ability: undefined,
  ...facts,
  demand: demandFor(facts.cost),
  reach: facts.produces && reachOf(facts.produces),
})

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
      stage({ cost: { stone: 2 }, points: 3 }),
      stage({ cost: { ore: 2 }, produces: either(...RAW) }),
      stage({ cost: { glass: 2 }, points: 7 }),
    ],
    B: [
      stage({ cost: { clay: 2 }, produces: either(...RAW) }),
      stage({ cost: { wood: 2 }, produces: either(...MADE) }),
      stage({ cost: { stone: 3 }, points: 7 }),
    ],
  },
  babylon: {
    start: 'clay',
    A: [
      stage({ cost: { clay: 2 }, points: 3 }),
      stage({ cost: { wood: 3 }, anyScience: true }),
      stage({ cost: { clay: 4 }, points: 7 }),
    ],
    B: [
      stage({ cost: { clay: 1, cloth: 1 }, points: 3 }),
      stage({ cost: { wood: 2, glass: 1 }, ability: 'seventh-card' }),
      stage({ cost: { clay: 3, papyrus: 1 }, anyScience: true }),
    ],
  },
  ephesos: {
    start: 'papyrus',
    A: [
      stage({ cost: { stone: 2 }, points: 3 }),
      stage({ cost: { wood: 2 }, coins: 9 }),
      stage({ cost: { papyrus: 2 }, points: 7 }),
    ],
    B: [
      stage({ cost: { stone: 2 }, points: 2, coins: 4 }),
      stage({ cost: { wood: 2 }, points: 3, coins: 4 }),
      stage({ cost: { glass: 1, cloth: 1, papyrus: 1 }, points: 5, coins: 4 }),
    ],
  },
  giza: {
    start: 'stone',
    A: [
      stage({ cost: { stone: 2 }, points: 3 }),
      stage({ cost: { wood: 3 }, points: 5 }),
      stage({ cost: { stone: 4 }, points: 7 }),
    ],
    B: [
      stage({ cost: { wood: 2 }, points: 3 }),
      stage({ cost: { stone: 3 }, points: 5 }),
      stage({ cost: { clay: 3 }, points: 5 }),
      stage({ cost: { stone: 4, papyrus: 1 }, points: 7 }),
    ],
  },
  halikarnassos: {
    start: 'cloth',
    A: [
      stage({ cost: { clay: 2 }, points: 3 }),
      stage({ cost: { ore: 3 }, ability: 'dig' }),
      stage({ cost: { cloth: 2 }, points: 7 }),
    ],
    B: [
      stage({ cost: { ore: 2 }, points: 2, ability: 'dig' }),
      stage({ cost: { clay: 3 }, points: 1, ability: 'dig' }),
      stage({ cost: { glass: 1, cloth: 1, papyrus: 1 }, ability: 'dig' }),
    ],
  },
  olympia: {
    start: 'wood',
    A: [
      stage({ cost: { wood: 2 }, points: 3 }),
      stage({ cost: { stone: 2 }, ability: 'free-build' }),
      stage({ cost: { ore: 2 }, points: 7 }),
    ],
    B: [
      stage({ cost: { wood: 2 }, discount: { goods: 'raw', from: ['left', 'right'] } }),
      stage({ cost: { stone: 2 }, points: 5 }),
      stage({ cost: { ore: 2, cloth: 1 }, ability: 'copy-guild' }),
    ],
  },
  rhodos: {
    start: 'ore',
    A: [
      stage({ cost: { wood: 2 }, points: 3 }),
      stage({ cost: { clay: 3 }, shields: 2 }),
      stage({ cost: { ore: 4 }, points: 7 }),
    ],
    B: [
      stage({ cost: { stone: 3 }, shields: 1, points: 3, coins: 3 }),
      stage({ cost: { ore: 4 }, shields: 1, points: 4, coins: 4 }),
    ],
  },
} as const satisfies Record<string, Board>

export type BoardId = keyof typeof BOARDS

export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[]

const BY_ID = new Map<BoardId, Board>(BOARD_IDS.map((id) => [id, BOARDS[id]]))

function boardOf(id: BoardId): Board {
  const board = BY_ID.get(id)
  if (board === undefined) throw new Error(`there is no board ${id}`)
  return board
}

export function stagesOf(id: BoardId, side: Side): readonly Stage[] {
  const board = boardOf(id)
  return side === 'A' ? board.A : board.B
}
