import type { Refusal, Seat } from '@ziggurat/kernel'

import { cardOf, CARDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { GOODS } from './goods.ts'
import type { Goods } from './goods.ts'
import { demandOf, Market, stageDemand } from './market.ts'
import { lacking, NOTHING, payments, unitsOf } from './payment.ts'
import type { Demand, Means, Payment } from './payment.ts'
import {
  cityAt,
  controllerOf,
  FREE_CITY,
  handOf,
  hasBuilding,
  hasChain,
  isFreeCity,
  mayBuildFree,
  nextStage,
} from './state.ts'
import type { State } from './state.ts'

/** How a card comes into a city without its cost. */
export type Waiver = 'chain' | 'free'

/** One thing to do with one card, with its payment. */
export type Play =
  | ({
      readonly id: string
      readonly action: 'build'
      readonly card: CardId
      readonly bank: number
      readonly waiver?: Waiver
    } & Payment)
  | ({ readonly id: string; readonly action: 'wonder'; readonly card: CardId } & Payment)
  | { readonly id: string; readonly action: 'sell'; readonly card: CardId }

/** Why a card cannot be built or a stage cannot be added. */
export type Reason =
  | { readonly kind: 'duplicate'; readonly rule: '7W-BUILD-02'; readonly card: CardId }
  | { readonly kind: 'wonder-complete'; readonly rule: '7W-WONDER-02' }
  | {
      readonly kind: 'missing'
      readonly rule: '7W-TRADE-01'
      /** What own sources do not cover, and how much of that each neighbour sells. */
      readonly missing: Goods
      readonly left: Goods
      readonly right: Goods
    }
  | {
      readonly kind: 'too-dear'
      readonly rule: '7W-TRADE-09' | '7W-COST-02'
      readonly missing: Goods
      readonly cheapest: number
      readonly coins: number
    }
  | { readonly kind: 'must-play'; readonly rule: '7W-TWO-08' }
  | { readonly kind: 'must-chain'; readonly rule: '7W-TWO-13'; readonly card: CardId }

const sales: Record<string, Play> = {}
const plain: Record<string, Play> = {}
const chained: Record<string, Play> = {}
const stageMarkers: Record<string, Play> = {}
for (const { id: card, cost } of CARDS) {
  sales[card] = { id: `sell ${card}`, action: 'sell', card }
  plain[card] = { id: `build ${card}`, action: 'build', card, bank: cost?.coins ?? 0, ...NOTHING }
  chained[card] = { id: `build ${card}`, action: 'build', card, bank: 0, waiver: 'chain', ...NOTHING }
  stageMarkers[card] = { id: `wonder with ${card}`, action: 'wonder', card, ...NOTHING }
}
const SALES = sales as Readonly<Record<CardId, Play>>
const PLAIN = plain as Readonly<Record<CardId, Play>>
const CHAINED = chained as Readonly<Record<CardId, Play>>
const STAGES = stageMarkers as Readonly<Record<CardId, Play>>

const NONE: readonly Payment[] = []
const AT_NO_COST: readonly Payment[] = [NOTHING]

/** The ways to pay for a building; if there is none, what stands against it is added to the reasons. */
export function waysToBuild(
  state: State,
  market: Market,
  index: number,
  id: CardId,
  reasons?: Reason[],
): readonly Payment[] {
  const city = cityAt(state, index)
  if (hasBuilding(city, id)) {
    reasons?.push({ kind: 'duplicate', rule: '7W-BUILD-02', card: id })
    return NONE
  }
  const { cost } = cardOf(id)
  if (cost === undefined || hasChain(city, id)) return AT_NO_COST
  return waysToPay(demandOf(id), market.of(index), cost.coins ?? 0, isFreeCity(state, index), reasons)
}

/** The ways to pay for the next stage of the wonder; if there is none, the reasons are added. */
export function waysToStage(
  state: State,
  market: Market,
  index: number,
  reasons?: Reason[],
): readonly Payment[] {
  const stage = nextStage(cityAt(state, index))
  if (stage === undefined) {
    reasons?.push({ kind: 'wonder-complete', rule: '7W-WONDER-02' })
    return NONE
  }
  return waysToPay(stageDemand(stage), market.of(index), 0, isFreeCity(state, index), reasons)
}

function waysToPay(
  demand: Demand,
  means: Means,
  bank: number,
  wasteful: boolean,
  reasons?: Reason[],
): readonly Payment[] {
  const ways = bank > means.coins ? NONE : payments(demand, means, means.coins - bank, wasteful)
  if (ways.length === 0 && reasons !== undefined) reasons.push(unpayable(demand, means, bank))
  return ways
}

function unpayable(demand: Demand, means: Means, bank: number): Reason {
  const missing = lacking(demand, means)
  const [cheapest] = payments(demand, means, Number.POSITIVE_INFINITY)
  if (cheapest === undefined) {
    const sold = (reach: Means['left']): Goods =>
      Object.fromEntries(GOODS.filter((good) => missing[good]).map((good) => [good, unitsOf(reach, good)]))
    return { kind: 'missing', rule: '7W-TRADE-01', missing, left: sold(means.left), right: sold(means.right) }
  }
  return {
    kind: 'too-dear',
    rule: bank > 0 ? '7W-COST-02' : '7W-TRADE-09',
    missing,
    cheapest: cheapest.left + cheapest.right + bank,
    coins: means.coins,
  }
}

/** All that a seat may do with one card of these for its own city: build, add a stage, sell. */
export function playsFor(state: State, market: Market, seat: Seat, cards: readonly CardId[]): Play[] {
  const plays: Play[] = []
  const free = mayBuildFree(state, cityAt(state, seat))
  const stages = waysToStage(state, market, seat)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardId
    if (cards.indexOf(card) < i) continue
    addBuilds(plays, state, market, seat, card, free)
    for (const payment of stages) plays.push(wonder(card, payment))
    plays.push(SALES[card])
  }
  return plays
}

/** All that the Free City may do with one card of these: it plays if it can (7W-TWO-07, 7W-TWO-08). */
export function playsForFreeCity(state: State, market: Market, cards: readonly CardId[]): Play[] {
  const plays: Play[] = []
  const city = cityAt(state, FREE_CITY)
  const free = mayBuildFree(state, city)
  const stages = waysToStage(state, market, FREE_CITY)
  const distinct = [...new Set(cards)]
  for (const card of distinct) {
    addBuilds(plays, state, market, FREE_CITY, card, free)
    if (mustChain(state, card)) continue
    for (const payment of stages) plays.push(wonder(card, payment))
  }
  return plays.length > 0 ? plays : distinct.map((card) => SALES[card])
}

/** A card that the Free City can build by a chain may be used in no other way (7W-TWO-13). */
const mustChain = (state: State, card: CardId): boolean => {
  const city = cityAt(state, FREE_CITY)
  return hasChain(city, card) && !hasBuilding(city, card)
}

function addBuilds(
  plays: Play[],
  state: State,
  market: Market,
  index: number,
  card: CardId,
  free: boolean,
): void {
  const ways = waysToBuild(state, market, index, card)
  const [cheapest] = ways
  const bank =
    cheapest === undefined || hasChain(cityAt(state, index), card) ? 0 : (cardOf(card).cost?.coins ?? 0)
  for (const payment of ways) plays.push(build(state, index, card, payment, bank))
  if (!free || (cheapest !== undefined && cheapest.left + cheapest.right + bank === 0)) return
  if (!hasBuilding(cityAt(state, index), card)) {
    plays.push({ id: `build ${card} free`, action: 'build', card, bank: 0, waiver: 'free', ...NOTHING })
  }
}

function build(state: State, index: number, card: CardId, payment: Payment, bank: number): Play {
  if (hasChain(cityAt(state, index), card)) return CHAINED[card]
  if (payment === NOTHING) return PLAIN[card]
  return { id: `build ${card}${priced(payment)}`, action: 'build', card, bank, ...payment }
}

function wonder(card: CardId, payment: Payment): Play {
  if (payment === NOTHING) return STAGES[card]
  return { id: `wonder${priced(payment)} with ${card}`, action: 'wonder', card, ...payment }
}

const priced = ({ left, right }: Payment): string =>
  `${left > 0 ? ` left ${left}` : ''}${right > 0 ? ` right ${right}` : ''}`

/** The cards that a seat chooses from: its hand and, if it leads the Free City, the card it drew. */
export const choiceOf = (state: State, seat: Seat): readonly CardId[] =>
  controllerOf(state) === seat ? [...handOf(state, seat), ...state.drawn] : handOf(state, seat)

/** What a seat cannot do with its hand as things stand, and why. */
export function whyNot(state: State, seat: Seat): readonly Refusal<Reason>[] {
  return refusals(state, new Market(state), seat, choiceOf(state, seat))
}

function refusals(
  state: State,
  market: Market,
  index: number,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused: Refusal<Reason>[] = []
  for (const card of new Set(cards)) {
    const reasons: Reason[] = []
    waysToBuild(state, market, index, card, reasons)
    if (reasons.length > 0) refused.push({ id: `build ${card}`, reasons })
  }
  const reasons: Reason[] = []
  waysToStage(state, market, index, reasons)
  if (reasons.length > 0) refused.push({ id: 'wonder', reasons })
  return refused
}

/** What the Free City cannot do with these cards, and why. */
export function whyNotFreeCity(
  state: State,
  market: Market,
  cards: readonly CardId[],
): readonly Refusal<Reason>[] {
  const refused = [...refusals(state, market, FREE_CITY, cards)]
  const sells = playsForFreeCity(state, market, cards).some(({ action }) => action === 'sell')
  for (const card of new Set(cards)) {
    if (mustChain(state, card)) {
      refused.push({ id: `wonder with ${card}`, reasons: [{ kind: 'must-chain', rule: '7W-TWO-13', card }] })
    }
    if (!sells) refused.push({ id: `sell ${card}`, reasons: [{ kind: 'must-play', rule: '7W-TWO-08' }] })
  }
  return refused.map(({ id, reasons }) => ({ id: `${FREE_CITY_PREFIX}${id}`, reasons }))
}

export const FREE_CITY_PREFIX = 'free-city '
