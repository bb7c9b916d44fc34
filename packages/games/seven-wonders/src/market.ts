import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { join, reachOf } from './demand.ts'
import type { Reach } from './demand.ts'
import type { Discount, Neighbour } from './effects.ts'
import type { Production } from './goods.ts'
import type { Means } from './payment.ts'
import { builtStages, cityAt, neighbour } from './state.ts'
import type { Cities, City } from './state.ts'
import { BOARD_IDS, BOARDS, stagesOf } from './wonders.ts'
import type { BoardId, Stage } from './wonders.ts'

/** A part of a city that produces goods or makes them cheaper. */
export type Source = Pick<Stage, 'produces' | 'reach' | 'discount'>

const START = new Map<BoardId, Source>(
  BOARD_IDS.map((id) => {
    const produces = [[BOARDS[id].start]]
    return [id, { produces, reach: reachOf(produces), discount: undefined }]
  }),
)

function startOf(board: BoardId): Source {
  const start = START.get(board)
  if (start === undefined) throw new Error(`there is no board ${board}`)
  return start
}

/**
 * Visits all sources of a city. `sold` is whether neighbours may buy the goods: not from yellow cards and
 * wonders (7W-TRADE-02).
 */
export function visitSources(city: City, visit: (source: Source, sold: boolean) => void): void {
  visit(startOf(city.board), true)
  for (let i = 0; i < city.built.length; i++) {
    const card = cardOf(city.built[i] as CardId)
    if (trades(card)) visit(card, card.colour !== 'yellow')
  }
  const stages = stagesOf(city.board, city.side)
  for (let i = 0; i < city.stages.cards.length; i++) {
    const stage = stages[i] as Stage
    if (trades(stage)) visit(stage, false)
  }
}

/** What a city produces and sells, and what it pays its neighbours. */
interface Economy {
  /** What it produces for itself: everything that it sells, its yellow cards and its wonder (7W-PROD-01). */
  readonly own: Reach
  /** What its starting resource and its brown and grey cards produce (7W-TRADE-02). */
  readonly sells: Reach
  readonly rawPrice: Prices
  readonly madePrice: Prices
}

/** A city's economy when it had this many buildings and stages. */
interface Remembered {
  readonly city: City
  economy: Economy
  built: number
  stages: number
}

/**
 * By city. A city only grows, and most of what it builds changes nothing here, so this is not recomputed
 * every turn.
 */
const MEMORY = new WeakMap<Cities, Remembered[]>()

function memoryOf(state: Cities): Remembered[] {
  let memory = MEMORY.get(state)
  if (memory === undefined) MEMORY.set(state, (memory = []))
  return memory
}

function economyOf(city: City, index: number, memory: Remembered[]): Economy {
  const built = city.built.length
  const stages = city.stages.cards.length
  const last = memory[index]
  if (last?.city !== city) {
    const economy = addUp(city)
    memory[index] = { city, economy, built, stages }
    return economy
  }
  if (last.built !== built || last.stages !== stages) {
    if (hasNewTrade(city, last)) last.economy = addUp(city)
    last.built = built
    last.stages = stages
  }
  return last.economy
}

/** Whether the city has since built something that produces goods or makes them cheaper. */
function hasNewTrade(city: City, { built, stages }: Remembered): boolean {
  for (let i = built; i < city.built.length; i++) if (trades(cardOf(city.built[i] as CardId))) return true
  return city.stages.cards.length > stages && builtStages(city).slice(stages).some(trades)
}

const trades = ({ reach, discount }: Source): boolean => reach !== undefined || discount !== undefined

/**
 * A unit costs 2 coins from each side, or 1 with a discount. Discounts do not add up (7W-TRADE-03,
 * 7W-TRADE-11).
 */
type Prices = Readonly<Record<Neighbour, number>>
const PRICES: readonly Prices[] = [
  { left: 2, right: 2 },
  { left: 1, right: 2 },
  { left: 2, right: 1 },
  { left: 1, right: 1 },
]
const LEFT = 1
const RIGHT = 2

const sidesOf = ({ from }: Discount): number =>
  (from.includes('left') ? LEFT : 0) | (from.includes('right') ? RIGHT : 0)

const NOTHING: Reach = reachOf([])

function addUp(city: City): Economy {
  const sells: number[] = NOTHING.slice()
  let raw = 0
  let made = 0
  let unsold: Reach[] | undefined
  visitSources(city, ({ reach, discount }, sold) => {
    if (discount !== undefined) {
      const sides = sidesOf(discount)
      if (discount.goods === 'raw') raw |= sides
      else made |= sides
    }
    if (reach === undefined) return
    if (sold) join(sells, reach)
    else (unsold ??= []).push(reach)
  })
  const own = unsold === undefined ? sells : sells.slice()
  for (const reach of unsold ?? []) join(own, reach)
  return { own, sells, rawPrice: PRICES[raw] as Prices, madePrice: PRICES[made] as Prices }
}

/**
 * What cities can pay with at the start of a turn. Nothing that happens in the turn changes it (7W-TURN-09).
 */
export class Market {
  private readonly state: Cities
  /** Looked up on first use: many forks are never asked for their options. */
  private memory: Remembered[] | undefined = undefined

  constructor(state: Cities) {
    this.state = state
  }

  of(index: number): Means {
    const { state } = this
    const { own, rawPrice, madePrice } = this.economy(index)
    const left = this.economy(neighbour(state, index, 'left')).sells
    const right = this.economy(neighbour(state, index, 'right')).sells
    return { coins: cityAt(state, index).coins, own, left, right, rawPrice, madePrice }
  }

  /** What the neighbour on this side sells to a city, unit by unit (7W-TRADE-02, 7W-TRADE-05). */
  sold(index: number, side: Neighbour): Production {
    const units: Production[number][] = []
    visitSources(cityAt(this.state, neighbour(this.state, index, side)), ({ produces = [] }, sold) => {
      if (sold) units.push(...produces)
    })
    return units
  }

  private economy(index: number): Economy {
    this.memory ??= memoryOf(this.state)
    return economyOf(cityAt(this.state, index), index, this.memory)
  }
}
