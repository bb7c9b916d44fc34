import type { Seat } from '@ziggurat/kernel'

import { idOf } from './answers.ts'
import type { Play, Waiver } from './answers.ts'
import type { Card } from './card.ts'
import { cardOf, CARDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import type { Neighbour } from './effects.ts'
import { GOODS } from './goods.ts'
import type { Good, Goods, Production } from './goods.ts'
import type { Market } from './market.ts'
import { lacking, NOTHING, payments } from './payment.ts'
import type { Means, Payment } from './payment.ts'
import { cityAt, FREE_CITY, hasBuilding, hasChain, isFreeCity, mayBuildFree, nextStage } from './state.ts'
import type { City, State } from './state.ts'
import type { Stage } from './wonders.ts'

/** Why something cannot be done. */
export type Reason =
  | { readonly kind: 'duplicate'; readonly rule: '7W-BUILD-02'; readonly card: CardId }
  | { readonly kind: 'wonder-complete'; readonly rule: '7W-WONDER-02' }
  | {
      readonly kind: 'missing'
      readonly rule: '7W-TRADE-01'
      /** What the own sources do not cover, and what each neighbour sells of it, unit by unit. */
      readonly missing: Goods
      readonly left: Production
      readonly right: Production
    }
  | {
      readonly kind: 'too-dear'
      readonly rule: '7W-TRADE-09' | '7W-COST-02'
      /** What the cheapest way would buy. */
      readonly missing: Goods
      readonly cheapest: number
      readonly coins: number
    }
  | { readonly kind: 'must-play'; readonly rule: '7W-TWO-08' }
  | { readonly kind: 'must-chain'; readonly rule: '7W-TWO-13'; readonly card: CardId }

const NONE: readonly Payment[] = []
const AT_NO_COST: readonly Payment[] = [NOTHING]

/** A city that wants to build something, and what it can pay with. */
export interface Builder {
  readonly city: City
  readonly means: Means
  /**
   * Whether giving coins away or wasting a right is allowed: the Free City's leader may want to (7W-TWO-12,
   * 7W-TWO-17).
   */
  readonly wasteful: boolean
  /** What the neighbour on a side sells. */
  readonly sold: (side: Neighbour) => Production
}

export const builderAt = (state: State, market: Market, index: number): Builder => ({
  city: cityAt(state, index),
  means: market.of(index),
  wasteful: isFreeCity(state, index),
  sold: (side) => market.sold(index, side),
})

/** The ways to pay for a building. If there is none, adds the reasons. */
export function waysToBuild(builder: Builder, card: Card<CardId>, reasons?: Reason[]): readonly Payment[] {
  const { city } = builder
  if (hasBuilding(city, card)) {
    reasons?.push({ kind: 'duplicate', rule: '7W-BUILD-02', card: card.id })
    return NONE
  }
  if (card.cost === undefined || hasChain(city, card)) return AT_NO_COST
  return waysToPay(builder, card, card.bank, reasons)
}

/** The ways to pay for the next stage of the wonder. If there is none, adds the reasons. */
export function waysToStage(builder: Builder, reasons?: Reason[]): readonly Payment[] {
  const stage = nextStage(builder.city)
  if (stage === undefined) {
    reasons?.push({ kind: 'wonder-complete', rule: '7W-WONDER-02' })
    return NONE
  }
  return waysToPay(builder, stage, 0, reasons)
}

type Priced = Pick<Stage, 'demand'> & { readonly cost?: Goods | undefined }

function waysToPay(builder: Builder, thing: Priced, bank: number, reasons?: Reason[]): readonly Payment[] {
  const { means, wasteful } = builder
  const ways = bank > means.coins ? NONE : payments(thing.demand, means, means.coins - bank, wasteful)
  if (ways.length === 0 && reasons !== undefined) reasons.push(unpayable(thing, builder, bank))
  return ways
}

function unpayable({ demand, cost = {} }: Priced, { means, sold }: Builder, bank: number): Reason {
  const [cheapest] = payments(demand, means, Number.POSITIVE_INFINITY)
  if (cheapest === undefined) {
    const missing = lacking(cost, means)
    const ofIt = (side: Neighbour): Production =>
      sold(side).flatMap((unit) => {
        const wanted = unit.filter((good) => missing[good] !== undefined)
        return wanted.length === 0 ? [] : [wanted]
      })
    return { kind: 'missing', rule: '7W-TRADE-01', missing, left: ofIt('left'), right: ofIt('right') }
  }
  return {
    kind: 'too-dear',
    rule: bank > 0 ? '7W-COST-02' : '7W-TRADE-09',
    missing: bought(cheapest),
    cheapest: cheapest.left + cheapest.right + bank,
    coins: means.coins,
  }
}

/** All goods bought, from either side. */
function bought({ buys: { left, right } }: Payment): Goods {
  const units = (good: Good) => (left[good] ?? 0) + (right[good] ?? 0)
  return Object.fromEntries(GOODS.filter((good) => units(good) > 0).map((good) => [good, units(good)]))
}

/** No payment to a neighbour is this high: the dearest card needs seven goods. */
const TOO_MUCH = 16
/** An entry for every price: arrays with holes are read much more slowly. */
const PRICES: readonly undefined[] = Array.from({ length: TOO_MUCH ** 2 }, () => undefined)

/** Simultaneous plays are hidden, and the last player's choice reveals all cards. */
const newPlay = (
  id: string,
  does: Play['does'],
  card: CardId,
  bank: number,
  { left, right, buys }: Payment,
  waiver: Waiver | null = null,
): Play => ({ id, does, card, bank, left, right, buys, waiver, freeCity: false, reveals: true })

const newPlayOf = (does: Play['does'], card: CardId, bank: number, waiver: Waiver | null = null): Play =>
  newPlay(idOf({ does, card, waiver }), does, card, bank, NOTHING, waiver)

/** Plays that reveal nothing yet. */
export const unseen = (plays: readonly Play[]): readonly Play[] =>
  plays.map((play) => ({ ...play, reveals: false }))

/** A card with its plays that need no purchase. They are always the same, so they are made once. */
interface Playable {
  readonly card: Card<CardId>
  readonly sale: Play
  readonly stage: Play
  readonly build: Play
  readonly chain: Play
  readonly free: Play
  /** Cache of the ids of plays with purchases, by what is paid. */
  readonly buildIds: (string | undefined)[]
  readonly stageIds: (string | undefined)[]
}

const PLAYABLE = new Map<CardId, Playable>(
  CARDS.map((card) => {
    const { id, bank } = card
    return [
      id,
      {
        card,
        sale: newPlayOf('sell', id, 0),
        stage: newPlayOf('wonder', id, 0),
        build: newPlayOf('build', id, bank),
        chain: newPlayOf('build', id, 0, 'chain'),
        free: newPlayOf('build', id, 0, 'free'),
        buildIds: PRICES.slice(),
        stageIds: PRICES.slice(),
      },
    ]
  }),
)

const playable = (id: CardId): Playable => PLAYABLE.get(id) as Playable

/** Everything that a seat may do with one of these cards for its own city: build, add a stage, sell. */
export function playsFor(state: State, market: Market, seat: Seat, cards: readonly CardId[]): Play[] {
  const plays: Play[] = []
  const builder = builderAt(state, market, seat)
  const free = mayBuildFree(state, builder.city)
  const stages = waysToStage(builder)
  for (let i = 0; i < cards.length; i++) {
    if (cameBefore(cards, i)) continue
    const card = playable(cards[i] as CardId)
    addBuilds(plays, builder, card, free)
    addStages(plays, card, stages)
    plays.push(card.sale)
  }
  return plays
}

/** Whether the same card comes earlier in the list. */
function cameBefore(cards: readonly CardId[], at: number): boolean {
  const card = cards[at]
  for (let i = 0; i < at; i++) if (cards[i] === card) return true
  return false
}

/**
 * Everything that the Free City may do with one of these cards. It must play if it can (7W-TWO-07,
 * 7W-TWO-08).
 */
export function playsForFreeCity(state: State, market: Market, cards: readonly CardId[]): Play[] {
  const plays: Play[] = []
  const builder = builderAt(state, market, FREE_CITY)
  const free = mayBuildFree(state, builder.city)
  const stages = waysToStage(builder)
  const distinct = [...new Set(cards)]
  for (const id of distinct) {
    addBuilds(plays, builder, playable(id), free)
    if (!mustChain(state, id)) addStages(plays, playable(id), stages)
  }
  return plays.length > 0 ? plays : distinct.map((id) => playable(id).sale)
}

/** Whether the Free City must build this card by a chain: then no other use is allowed (7W-TWO-13). */
export function mustChain(state: State, id: CardId): boolean {
  const city = cityAt(state, FREE_CITY)
  const card = cardOf(id)
  return hasChain(city, card) && !hasBuilding(city, card)
}

function addBuilds(plays: Play[], builder: Builder, playing: Playable, mayBeFree: boolean): void {
  const { card, build, chain, free } = playing
  const ways = waysToBuild(builder, card)
  if (ways[0] === NOTHING) {
    const chained = ways === AT_NO_COST && card.cost !== undefined
    plays.push(chained ? chain : build)
    if (chained || (build.bank === 0 && !(builder.wasteful && card.cost !== undefined))) return
  } else {
    for (const payment of ways) {
      const id = idWith(playing.buildIds, 'build', card.id, payment)
      plays.push(newPlay(id, 'build', card.id, build.bank, payment))
    }
  }
  if (mayBeFree && !hasBuilding(builder.city, card)) plays.push(free)
}

function addStages(plays: Play[], playing: Playable, ways: readonly Payment[]): void {
  const { card, stage, stageIds } = playing
  for (const payment of ways) {
    if (payment === NOTHING) {
      plays.push(stage)
    } else {
      const id = idWith(stageIds, 'wonder', card.id, payment)
      plays.push(newPlay(id, 'wonder', card.id, 0, payment))
    }
  }
}

/** The id of a play with purchases, made on first use. */
const idWith = (
  ids: (string | undefined)[],
  does: Play['does'],
  card: CardId,
  { left, right }: Payment,
): string => (ids[left * TOO_MUCH + right] ??= idOf({ does, card, left, right }))
