import type { Neighbour } from './effects.ts'
import { GOODS, MADE, RAW } from './goods.ts'
import type { Good, Goods, Production } from './goods.ts'

/**
 * What sources can give: for each set of goods, how many of their units could be one of the set.
 * Index: the set as bits, raw materials first (1 to 15), manufactured goods after them (17 to 23).
 * Reaches add up, and by Hall's theorem they say all there is to say: sources can meet a demand
 * if and only if no set of goods is demanded more often than it can be reached.
 */
export type Reach = readonly number[]

const SIZE = 24
const MADE_FROM = 16

export const NO_REACH: Reach = Object.freeze(Array.from({ length: SIZE }, () => 0))

const isRaw = (good: Good): boolean => (RAW as readonly Good[]).includes(good)

/** The set that holds just this good; sets of one class join by `|`. */
const setOf = (good: Good): number =>
  isRaw(good)
    ? 1 << (RAW as readonly Good[]).indexOf(good)
    : MADE_FROM | (1 << (MADE as readonly Good[]).indexOf(good))

/** Two sets share a good: they are of one class and have a bit of it in common. */
const meet = (one: number, other: number): boolean =>
  one < MADE_FROM === other < MADE_FROM && (one & other & (MADE_FROM - 1)) !== 0

export function reachOf(production: Production): Reach {
  const units = production.map((goods) => goods.reduce((set, good) => set | setOf(good), 0))
  return Array.from({ length: SIZE }, (_, set) => units.filter((unit) => meet(unit, set)).length)
}

/** Adds the second reach to the first. */
export function join(sum: number[], more: Reach): void {
  for (let set = 1; set < SIZE; set++) sum[set] = (sum[set] as number) + (more[set] as number)
}

/** A set of goods of which so many units are demanded; its goods by their place in the class's list. */
interface Need {
  readonly set: number
  readonly units: number
  readonly members: readonly number[]
}

/** What is demanded of one class, raw or manufactured: its goods, and every set of them. */
interface ClassDemand {
  readonly goods: readonly Good[]
  readonly units: readonly number[]
  readonly needs: readonly Need[]
}

/** A cost in goods, prepared for paying it many times. */
export interface Demand {
  readonly raw: ClassDemand
  readonly made: ClassDemand
}

export const demandFor = (cost: Goods): Demand => ({
  raw: classDemand(cost, RAW),
  made: classDemand(cost, MADE),
})

function classDemand(cost: Goods, all: readonly Good[]): ClassDemand {
  const goods = all.filter((good) => cost[good])
  const units = goods.map((good) => cost[good] ?? 0)
  const needs: Need[] = []
  for (let subset = 1; subset < 1 << goods.length; subset++) {
    const members = goods.map((_, at) => at).filter((at) => subset & (1 << at))
    needs.push({
      set: members.reduce((set, at) => set | setOf(goods[at] as Good), 0),
      units: members.reduce((sum, at) => sum + (units[at] as number), 0),
      members,
    })
  }
  return { goods, units, needs }
}

/** How many units of the demand stay uncovered however these sources are used. */
function shortfall(needs: readonly Need[], one: Reach, two: Reach, three: Reach): number {
  let short = 0
  for (let i = 0; i < needs.length; i++) {
    const { set, units } = needs[i] as Need
    const lack = units - (one[set] as number) - (two[set] as number) - (three[set] as number)
    if (lack > short) short = lack
  }
  return short
}

/** The means to pay with: own sources, what the neighbours sell, and what a unit of each class costs there. */
export interface Means {
  readonly coins: number
  readonly own: Reach
  readonly left: Reach
  readonly right: Reach
  readonly rawPrice: Readonly<Record<Neighbour, number>>
  readonly madePrice: Readonly<Record<Neighbour, number>>
}

/** Coins to the neighbours, and what is bought from each. */
export interface Payment {
  readonly left: number
  readonly right: number
  readonly buys: { readonly left: Goods; readonly right: Goods }
}

const NO_GOODS: Goods = {}
export const NOTHING: Payment = { left: 0, right: 0, buys: { left: NO_GOODS, right: NO_GOODS } }
const FREE: readonly Payment[] = [NOTHING]
const IMPOSSIBLE: readonly Payment[] = []

/**
 * All ways to pay that differ in coins, cheapest first; those that only give coins away are left
 * out unless `wasteful` (the Free City's leader may want just that, 7W-TWO-12).
 *
 * Own sources always cover as much as they can, so the number of units to buy of each class is fixed.
 * What they and the right neighbour cannot cover must come from the left, and the other way round;
 * every number between is possible too (section 3.1 of the rules).
 */
export function payments(demand: Demand, means: Means, budget: number, wasteful = false): readonly Payment[] {
  const { raw, made } = demand
  const { own, left, right, rawPrice, madePrice } = means
  const rawUnits = shortfall(raw.needs, own, NO_REACH, NO_REACH)
  const madeUnits = shortfall(made.needs, own, NO_REACH, NO_REACH)
  if (rawUnits + madeUnits === 0) return FREE
  if (rawUnits + madeUnits > budget) return IMPOSSIBLE
  if (shortfall(raw.needs, own, left, right) + shortfall(made.needs, own, left, right) > 0) return IMPOSSIBLE
  const rawLeast = shortfall(raw.needs, own, right, NO_REACH)
  const rawMost = rawUnits - shortfall(raw.needs, own, left, NO_REACH)
  const madeLeast = shortfall(made.needs, own, right, NO_REACH)
  const madeMost = madeUnits - shortfall(made.needs, own, left, NO_REACH)
  const found: Basket[] = []
  for (let rawLeft = rawLeast; rawLeft <= rawMost; rawLeft++) {
    for (let madeLeft = madeLeast; madeLeft <= madeMost; madeLeft++) {
      const rawRight = rawUnits - rawLeft
      const madeRight = madeUnits - madeLeft
      const toLeft = rawPrice.left * rawLeft + madePrice.left * madeLeft
      const toRight = rawPrice.right * rawRight + madePrice.right * madeRight
      if (toLeft + toRight > budget || found.some((each) => each.left === toLeft && each.right === toRight))
        continue
      found.push({ left: toLeft, right: toRight, rawLeft, rawRight, madeLeft, madeRight })
    }
  }
  const kept =
    wasteful || found.length < 2 ? found : found.filter((each) => !found.some((other) => beats(other, each)))
  if (kept.length > 1)
    kept.sort((one, other) => one.left + one.right - other.left - other.right || one.left - other.left)
  return kept.map((basket) => ({
    left: basket.left,
    right: basket.right,
    buys: shopping(demand, means, basket),
  }))
}

/** Units to buy of each class from each side, and the coins it comes to. */
interface Basket {
  readonly left: number
  readonly right: number
  readonly rawLeft: number
  readonly rawRight: number
  readonly madeLeft: number
  readonly madeRight: number
}

const beats = (one: Basket, other: Basket): boolean =>
  one.left <= other.left && one.right <= other.right && (one.left < other.left || one.right < other.right)

/** Which goods to buy where, so that the numbers come out and own sources cover the rest. */
function shopping({ raw, made }: Demand, means: Means, basket: Basket): Payment['buys'] {
  const { rawLeft, rawRight, madeLeft, madeRight } = basket
  const left = rawLeft + madeLeft === 0 ? NO_GOODS : {}
  const right = rawRight + madeRight === 0 ? NO_GOODS : {}
  if (rawLeft + rawRight > 0) fillBasket(raw, means, rawLeft, rawRight, left, right)
  if (madeLeft + madeRight > 0) fillBasket(made, means, madeLeft, madeRight, left, right)
  return { left, right }
}

type Bought = Partial<Record<Good, number>>

/** Adds so many units from each side to what is bought there. */
function fillBasket(
  { goods, units, needs }: ClassDemand,
  means: Means,
  toLeft: number,
  toRight: number,
  boughtLeft: Bought,
  boughtRight: Bought,
): void {
  const fromLeft = [0, 0, 0, 0]
  const fromRight = [0, 0, 0, 0]

  function fill(at: number, left: number, right: number): boolean {
    if (at === goods.length) return left === 0 && right === 0 && fits()
    const wanted = units[at] as number
    for (let l = Math.min(wanted, left); l >= 0; l--) {
      for (let r = Math.min(wanted - l, right); r >= 0; r--) {
        fromLeft[at] = l
        fromRight[at] = r
        if (fill(at + 1, left - l, right - r)) return true
      }
    }
    return false
  }

  /** No set of goods is asked of anybody more often than they reach it. */
  function fits(): boolean {
    for (const need of needs) {
      let l = 0
      let r = 0
      for (const at of need.members) {
        l += fromLeft[at] as number
        r += fromRight[at] as number
      }
      const { set } = need
      if (l > (means.left[set] as number) || r > (means.right[set] as number)) return false
      if (need.units - l - r > (means.own[set] as number)) return false
    }
    return true
  }

  if (!fill(0, toLeft, toRight)) throw new Error('a payment that should be possible is not')
  for (let at = 0; at < goods.length; at++) {
    const good = goods[at] as Good
    const [left, right] = [fromLeft[at] as number, fromRight[at] as number]
    if (left > 0) boughtLeft[good] = left
    if (right > 0) boughtRight[good] = right
  }
}

/** The goods that own sources cannot cover; where there is a choice, what neighbours sell more of. */
export function lacking(cost: Goods, { own, left, right }: Means): Goods {
  const sold = (good: Good) => unitsOf(left, good) + unitsOf(right, good)
  const covered: Partial<Record<Good, number>> = {}
  const lack: Partial<Record<Good, number>> = {}
  for (const good of GOODS.toSorted((one, other) => sold(one) - sold(other))) {
    for (let unit = 0; unit < (cost[good] ?? 0); unit++) {
      const units = (covered[good] ?? 0) + 1
      if (covers(own, { ...covered, [good]: units })) covered[good] = units
      else lack[good] = (lack[good] ?? 0) + 1
    }
  }
  return lack
}

export function covers(reach: Reach, goods: Goods): boolean {
  const { raw, made } = demandFor(goods)
  const short =
    shortfall(raw.needs, reach, NO_REACH, NO_REACH) + shortfall(made.needs, reach, NO_REACH, NO_REACH)
  return short === 0
}

/** How many units of one good these sources could give. */
export const unitsOf = (reach: Reach, good: Good): number => reach[setOf(good)] as number
