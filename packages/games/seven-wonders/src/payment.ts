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

const SETS = new Map<Good, number>([
  ...RAW.map((good, at): [Good, number] => [good, 1 << at]),
  ...MADE.map((good, at): [Good, number] => [good, MADE_FROM | (1 << at)]),
])

/** The set that holds just this good; sets of one class join by `|`. */
const setOf = (good: Good): number => SETS.get(good) as number

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

/** One good that is demanded. */
interface Wanted {
  /** The set that holds just this good. */
  readonly set: number
  readonly units: number
  /** Units of the goods after it. */
  readonly after: number
  /** One unit in a basket, and bought alone from each side. */
  readonly unit: Basket
  readonly oneLeft: Purchase
  readonly oneRight: Purchase
}

/** What is demanded of one class, raw or manufactured: its goods, and every set of them. */
interface ClassDemand {
  readonly goods: readonly Wanted[]
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
  const total = (some: readonly Good[]) => some.reduce((sum, good) => sum + (cost[good] ?? 0), 0)
  const demanded = all.filter((good) => cost[good])
  const goods = demanded.map((good, at): Wanted => ({
    set: setOf(good),
    units: total([good]),
    after: total(demanded.slice(at + 1)),
    unit: 8 ** GOODS.indexOf(good),
    oneLeft: { left: { [good]: 1 }, right: NO_GOODS },
    oneRight: { left: NO_GOODS, right: { [good]: 1 } },
  }))
  const needs: Need[] = []
  for (let subset = 1; subset < 1 << goods.length; subset++) {
    const members = goods.map((_, at) => at).filter((at) => subset & (1 << at))
    needs.push({
      set: members.reduce((set, at) => set | (goods[at] as Wanted).set, 0),
      units: members.reduce((sum, at) => sum + (goods[at] as Wanted).units, 0),
      members,
    })
  }
  return { goods, needs }
}

/** How many units of the demand stay uncovered however these sources are used. */
function shortfall(needs: readonly Need[], reach: Reach): number {
  let short = 0
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as Need
    const lack = need.units - (reach[need.set] as number)
    if (lack > short) short = lack
  }
  return short
}

/** The same with the sources of others beside the own. */
function shortfallWith(needs: readonly Need[], own: Reach, one: Reach, other: Reach): number {
  let short = 0
  for (let i = 0; i < needs.length; i++) {
    const { set, units } = needs[i] as Need
    const lack = units - (own[set] as number) - (one[set] as number) - (other[set] as number)
    if (lack > short) short = lack
  }
  return short
}

const NOBODY: Reach = reachOf([])

/** The means to pay with: own sources, what the neighbours sell, and what a unit of each class costs there. */
export interface Means {
  readonly coins: number
  readonly own: Reach
  readonly left: Reach
  readonly right: Reach
  readonly rawPrice: Readonly<Record<Neighbour, number>>
  readonly madePrice: Readonly<Record<Neighbour, number>>
}

/** What is bought from each neighbour. */
type Purchase = Readonly<Record<Neighbour, Goods>>

/** Coins to the neighbours, and what is bought from each. */
export interface Payment {
  readonly left: number
  readonly right: number
  readonly buys: Purchase
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
  const { needs: raw } = demand.raw
  const { needs: made } = demand.made
  const { own, left, right, rawPrice, madePrice } = means
  const rawUnits = shortfall(raw, own)
  const madeUnits = shortfall(made, own)
  if (rawUnits + madeUnits === 0) return FREE
  const cheapest =
    rawUnits * Math.min(rawPrice.left, rawPrice.right) + madeUnits * Math.min(madePrice.left, madePrice.right)
  if (cheapest > budget) return IMPOSSIBLE
  if (rawUnits > 0 && shortfallWith(raw, own, left, right) > 0) return IMPOSSIBLE
  if (madeUnits > 0 && shortfallWith(made, own, left, right) > 0) return IMPOSSIBLE
  const rawLeast = rawUnits === 0 ? 0 : shortfallWith(raw, own, right, NOBODY)
  const rawMost = rawUnits === 0 ? 0 : rawUnits - shortfallWith(raw, own, left, NOBODY)
  const madeLeast = madeUnits === 0 ? 0 : shortfallWith(made, own, right, NOBODY)
  const madeMost = madeUnits === 0 ? 0 : madeUnits - shortfallWith(made, own, left, NOBODY)
  let found: Payment[] | undefined
  for (let rawLeft = rawLeast; rawLeft <= rawMost; rawLeft++) {
    for (let madeLeft = madeLeast; madeLeft <= madeMost; madeLeft++) {
      const rawRight = rawUnits - rawLeft
      const madeRight = madeUnits - madeLeft
      const toLeft = rawPrice.left * rawLeft + madePrice.left * madeLeft
      const toRight = rawPrice.right * rawRight + madePrice.right * madeRight
      if (toLeft + toRight > budget) continue
      if (found !== undefined && pointless(found, toLeft, toRight, wasteful)) continue
      const buys = shopping(demand, means, rawLeft, rawRight, madeLeft, madeRight)
      const payment = { left: toLeft, right: toRight, buys }
      if (found === undefined) found = [payment]
      else insert(found, payment, wasteful)
    }
  }
  return found ?? IMPOSSIBLE
}

/** There is already a way that costs neither neighbour's share more; or, if waste is allowed, just the same. */
function pointless(found: readonly Payment[], left: number, right: number, wasteful: boolean): boolean {
  for (const each of found) {
    if (wasteful ? each.left === left && each.right === right : each.left <= left && each.right <= right)
      return true
  }
  return false
}

/** Puts a way to pay into its place, cheapest first, and takes out those that it makes pointless. */
function insert(found: Payment[], payment: Payment, wasteful: boolean): void {
  if (!wasteful) {
    for (let i = found.length - 1; i >= 0; i--) {
      const { left, right } = found[i] as Payment
      if (payment.left <= left && payment.right <= right) found.splice(i, 1)
    }
  }
  let at = found.length
  found.push(payment)
  for (; at > 0 && dearer(found[at - 1] as Payment, payment); at--) found[at] = found[at - 1] as Payment
  found[at] = payment
}

const dearer = (one: Payment, other: Payment): boolean => {
  const more = one.left + one.right - other.left - other.right
  return more > 0 || (more === 0 && one.left > other.left)
}

type Bought = Partial<Record<Good, number>>

/** Which goods to buy where, so that the numbers come out and own sources cover the rest. */
function shopping(
  { raw, made }: Demand,
  means: Means,
  rawLeft: number,
  rawRight: number,
  madeLeft: number,
  madeRight: number,
): Purchase {
  if (rawLeft + rawRight + madeLeft + madeRight === 1) {
    return rawLeft + rawRight === 1 ? single(raw, means, rawLeft) : single(made, means, madeLeft)
  }
  leftBasket = 0
  rightBasket = 0
  if (rawLeft + rawRight > 0) fillBaskets(raw, means, rawLeft, rawRight)
  if (madeLeft + madeRight > 0) fillBaskets(made, means, madeLeft, madeRight)
  return { left: goodsIn(leftBasket), right: goodsIn(rightBasket) }
}

/** The one unit to buy, by far the commonest purchase: a good that is in every set that falls short. */
function single({ goods, needs }: ClassDemand, means: Means, fromLeft: number): Purchase {
  const seller = fromLeft === 1 ? means.left : means.right
  for (let at = 0; at < goods.length; at++) {
    const { set, oneLeft, oneRight } = goods[at] as Wanted
    if ((seller[set] as number) > 0 && inEveryGap(needs, means.own, at)) {
      return fromLeft === 1 ? oneLeft : oneRight
    }
  }
  throw new Error('a payment that should be possible is not')
}

function inEveryGap(needs: readonly Need[], own: Reach, at: number): boolean {
  for (let i = 0; i < needs.length; i++) {
    const { set, units, members } = needs[i] as Need
    if (units > (own[set] as number) && !members.includes(at)) return false
  }
  return true
}

/** What is bought from one side, as one number: a digit for each good. */
type Basket = number

const BASKETS = new Map<Basket, Goods>([[0, NO_GOODS]])

/** Purchases recur, so their goods are kept. */
function goodsIn(basket: Basket): Goods {
  let goods = BASKETS.get(basket)
  if (goods === undefined) {
    const digits = GOODS.map((good, at): [Good, number] => [good, Math.floor(basket / 8 ** at) % 8])
    goods = Object.fromEntries(digits.filter(([, units]) => units > 0))
    BASKETS.set(basket, goods)
  }
  return goods
}

let leftBasket: Basket = 0
let rightBasket: Basket = 0
const fromLeft = [0, 0, 0, 0]
const fromRight = [0, 0, 0, 0]

/** Adds so many units from each side to what is bought there. */
function fillBaskets(demand: ClassDemand, means: Means, toLeft: number, toRight: number): void {
  if (demand.goods.length === 1) {
    const { unit } = demand.goods[0] as Wanted
    leftBasket += unit * toLeft
    rightBasket += unit * toRight
    return
  }
  if (!fill(demand, means, 0, toLeft, toRight)) throw new Error('a payment that should be possible is not')
  for (let at = 0; at < demand.goods.length; at++) {
    const { unit } = demand.goods[at] as Wanted
    leftBasket += unit * (fromLeft[at] as number)
    rightBasket += unit * (fromRight[at] as number)
  }
}

/** Tries how many units of each good, from this one on, to buy on the left and on the right. */
function fill(demand: ClassDemand, means: Means, at: number, toLeft: number, toRight: number): boolean {
  if (at === demand.goods.length) return fits(demand, means)
  const { set, units, after } = demand.goods[at] as Wanted
  const least = Math.max(units - (means.own[set] as number), toLeft + toRight - after)
  for (let l = Math.min(units, toLeft, means.left[set] as number); l >= 0; l--) {
    for (let r = Math.min(units - l, toRight, means.right[set] as number); r >= 0 && l + r >= least; r--) {
      fromLeft[at] = l
      fromRight[at] = r
      if (fill(demand, means, at + 1, toLeft - l, toRight - r)) return true
    }
  }
  return false
}

/** No set of goods is asked of anybody more often than they reach it. */
function fits({ needs }: ClassDemand, { own, left, right }: Means): boolean {
  for (let i = 0; i < needs.length; i++) {
    const { set, units, members } = needs[i] as Need
    let l = 0
    let r = 0
    for (let j = 0; j < members.length; j++) {
      l += fromLeft[members[j] as number] as number
      r += fromRight[members[j] as number] as number
    }
    if (l > (left[set] as number) || r > (right[set] as number)) return false
    if (units - l - r > (own[set] as number)) return false
  }
  return true
}

/** The goods that own sources cannot cover; where there is a choice, what neighbours sell more of. */
export function lacking(cost: Goods, { own, left, right }: Means): Goods {
  const sold = (good: Good) => unitsOf(left, good) + unitsOf(right, good)
  const covered: Bought = {}
  const lack: Bought = {}
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
  return shortfall(raw.needs, reach) + shortfall(made.needs, reach) === 0
}

/** How many units of one good these sources could give. */
export const unitsOf = (reach: Reach, good: Good): number => reach[setOf(good)] as number
