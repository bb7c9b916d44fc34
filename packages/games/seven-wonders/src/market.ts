import { cardOf, CARDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import type { Neighbour } from './effects.ts'
import { demandFor, join, NO_REACH, reachOf } from './payment.ts'
import type { Demand, Means, Reach } from './payment.ts'
import { builtStages, cityAt, neighbour } from './state.ts'
import type { City, State } from './state.ts'
import { BOARD_IDS, BOARDS } from './wonders.ts'
import type { BoardId, Stage } from './wonders.ts'

const CARD_REACH = Object.fromEntries(
  CARDS.map((card) => [card.id, card.produces ? reachOf(card.produces) : undefined]),
) as Readonly<Record<CardId, Reach | undefined>>

const START_REACH = Object.fromEntries(
  BOARD_IDS.map((board) => [board, reachOf([[BOARDS[board].start]])]),
) as Readonly<Record<BoardId, Reach>>

const CARD_DEMAND = Object.fromEntries(
  CARDS.map((card) => [card.id, demandFor(card.cost ?? {})]),
) as Readonly<Record<CardId, Demand>>

const stageDemands = new Map<Stage, Demand>(
  BOARD_IDS.flatMap((board) =>
    [...BOARDS[board].A, ...BOARDS[board].B].map((stage: Stage) => [stage, demandFor(stage.cost)] as const),
  ),
)

const stageReaches = new Map<Stage, Reach>(
  [...stageDemands.keys()].map((stage) => [stage, stage.produces ? reachOf(stage.produces) : NO_REACH]),
)

export const demandOf = (card: CardId): Demand => CARD_DEMAND[card]

export const stageDemand = (stage: Stage): Demand => stageDemands.get(stage) ?? demandFor(stage.cost)

/** What a city sells: its starting resource and its brown and grey cards (7W-TRADE-02). */
function sold(city: City): number[] {
  const reach = START_REACH[city.board].slice()
  for (const id of city.built) {
    const more = CARD_REACH[id]
    if (more !== undefined && cardOf(id).colour !== 'yellow') join(reach, more)
  }
  return reach
}

/** What a city produces for itself: all that it sells, its yellow cards and its wonder (7W-PROD-01). */
function produced(city: City, selling: Reach): Reach {
  const reach = selling.slice()
  for (const id of city.built) {
    const more = CARD_REACH[id]
    if (more !== undefined && cardOf(id).colour === 'yellow') join(reach, more)
  }
  for (const stage of builtStages(city)) {
    if (stage.produces) join(reach, stageReaches.get(stage) ?? NO_REACH)
  }
  return reach
}

/** What can be paid with at the start of a turn; nothing that happens in the turn changes it (7W-TURN-09). */
export class Market {
  private readonly state: State
  private readonly selling: (Reach | undefined)[] = []
  private readonly means: (Means | undefined)[] = []

  constructor(state: State) {
    this.state = state
  }

  sells(city: number): Reach {
    return (this.selling[city] ??= sold(cityAt(this.state, city)))
  }

  of(index: number): Means {
    return (this.means[index] ??= this.meansOf(index))
  }

  private meansOf(index: number): Means {
    const city = cityAt(this.state, index)
    return {
      coins: city.coins,
      own: produced(city, this.sells(index)),
      left: this.sells(neighbour(this.state, index, 'left')),
      right: this.sells(neighbour(this.state, index, 'right')),
      rawPrice: prices(city, 'raw'),
      madePrice: prices(city, 'made'),
    }
  }
}

/** A unit costs 2 coins, or 1 with a discount; discounts do not add up (7W-TRADE-03, 7W-TRADE-11). */
function prices(city: City, goods: 'raw' | 'made'): Record<Neighbour, number> {
  const price = { left: 2, right: 2 }
  const apply = ({ discount }: Pick<Stage, 'discount'>) => {
    if (discount?.goods === goods) for (const side of discount.from) price[side] = 1
  }
  for (const id of city.built) apply(cardOf(id))
  for (const stage of builtStages(city)) apply(stage)
  return price
}
