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

/** One good that is demanded. */
interface Wanted {
  readonly good: Good
  /** The set that holds just this good. */
  readonly set: number
  readonly units: number
  /** Units of the goods after it. */
  readonly after: number
  /** What a unit from each side adds to the number of a purchase. */
  readonly fromLeft: number
  readonly fromRight: number
}

/**
 * What is demanded of one class, raw or manufactured: its goods, and every set of them with its units.
 * Index of the sets: their goods as bits, by their places in the list of goods.
 */
interface ClassDemand {
  readonly goods: readonly Wanted[]
  readonly sets: readonly number[]
  readonly units: readonly number[]
  /** The indices of the sets that hold several goods, but not all. */
  readonly partial: readonly number[]
}

/** A cost in goods, prepared for paying it many times. */
export interface Demand {
  readonly raw: ClassDemand
  readonly made: ClassDemand
  /** What can be bought for it, by number, as it comes up: purchases recur. */
  readonly purchases: (Purchase | undefined)[]
}

export function demandFor(cost: Goods): Demand {
  const raw = wantedOf(cost, RAW, 1)
  const numbers = raw.reduce((product, { units }) => product * (units + 1) ** 2, 1)
  const made = wantedOf(cost, MADE, numbers)
  const all = made.reduce((product, { units }) => product * (units + 1) ** 2, numbers)
  return {
    raw: classDemand(raw),
    made: classDemand(made),
    purchases: Array.from({ length: all }, () => undefined),
  }
}

function wantedOf(cost: Goods, all: readonly Good[], number: number): readonly Wanted[] {
  const wanted: Wanted[] = []
  let fromLeft = number
  let after = all.reduce((sum, good) => sum + (cost[good] ?? 0), 0)
  for (const good of all) {
    const units = cost[good] ?? 0
    if (units === 0) continue
    after -= units
    wanted.push({ good, set: setOf(good), units, after, fromLeft, fromRight: fromLeft * (units + 1) })
    fromLeft *= (units + 1) ** 2
  }
  return wanted
}

function classDemand(goods: readonly Wanted[]): ClassDemand {
  const indices = Array.from({ length: 1 << goods.length }, (_, index) => index)
  const subsets = indices.map((index) => goods.filter((_, at) => index & (1 << at)))
  return {
    goods,
    sets: subsets.map((subset) => subset.reduce((joined, { set }) => joined | set, 0)),
    units: subsets.map((subset) => subset.reduce((sum, { units }) => sum + units, 0)),
    partial: indices.filter((index) => {
      const size = subsets[index]?.length ?? 0
      return size > 1 && size < goods.length
    }),
  }
}

/** How many units of the demand stay uncovered however these sources are used. */
function shortfall({ sets, units }: ClassDemand, reach: Reach): number {
  let short = 0
  for (let i = 1; i < sets.length; i++) {
    const lack = (units[i] as number) - (reach[sets[i] as number] as number)
    if (lack > short) short = lack
  }
  return short
}

/** The same with the sources of another beside the own. */
function shortfallWith({ sets, units }: ClassDemand, own: Reach, other: Reach): number {
  let short = 0
  for (let i = 1; i < sets.length; i++) {
    const set = sets[i] as number
    const lack = (units[i] as number) - (own[set] as number) - (other[set] as number)
    if (lack > short) short = lack
  }
  return short
}

/** Whether own sources and both neighbours' together cover the demand. */
function canBeHad({ sets, units }: ClassDemand, { own, left, right }: Means): boolean {
  for (let i = 1; i < sets.length; i++) {
    const set = sets[i] as number
    if ((own[set] as number) + (left[set] as number) + (right[set] as number) < (units[i] as number))
      return false
  }
  return true
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
  const { raw, made } = demand
  const { own, left, right, rawPrice, madePrice } = means
  if (!canBeHad(raw, means) || !canBeHad(made, means)) return IMPOSSIBLE
  const rawUnits = shortfall(raw, own)
  const madeUnits = shortfall(made, own)
  if (rawUnits + madeUnits === 0) return FREE
  const rawLeast = rawUnits === 0 ? 0 : shortfallWith(raw, own, right)
  const rawMost = rawUnits === 0 ? 0 : rawUnits - shortfallWith(raw, own, left)
  const madeLeast = madeUnits === 0 ? 0 : shortfallWith(made, own, right)
  const madeMost = madeUnits === 0 ? 0 : madeUnits - shortfallWith(made, own, left)
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
  demand: Demand,
  means: Means,
  rawLeft: number,
  rawRight: number,
  madeLeft: number,
  madeRight: number,
): Purchase {
  const raw = numberOf(demand.raw, means, rawLeft, rawRight)
  const made = numberOf(demand.made, means, madeLeft, madeRight)
  return (demand.purchases[raw + made] ??= purchase(demand, raw + made))
}

/** The purchase that has this number: its digits say how much of each good comes from where. */
function purchase({ raw, made }: Demand, number: number): Purchase {
  const left: Bought = {}
  const right: Bought = {}
  for (const { good, units, fromLeft, fromRight } of [...raw.goods, ...made.goods]) {
    const [l, r] = [Math.floor(number / fromLeft), Math.floor(number / fromRight)].map((n) => n % (units + 1))
    if (l) left[good] = l
    if (r) right[good] = r
  }
  return { left, right }
}

/** The number for buying so many units of a class from each side. */
function numberOf(demand: ClassDemand, means: Means, left: number, right: number): number {
  if (left + right === 0) return 0
  const { goods } = demand
  if (goods.length === 1) {
    const { fromLeft, fromRight } = goods[0] as Wanted
    return fromLeft * left + fromRight * right
  }
  if (left + right === 1) return single(demand, means, left)
  if (!fill(demand, means, 0, left, right)) throw new Error('a payment that should be possible is not')
  let number = 0
  for (let at = 0; at < goods.length; at++) {
    const { fromLeft, fromRight } = goods[at] as Wanted
    number += fromLeft * (lefts[at] as number) + fromRight * (rights[at] as number)
  }
  return number
}

/** The one unit to buy, by far the commonest purchase: a good that is in every set that falls short. */
function single({ goods, sets, units }: ClassDemand, means: Means, left: number): number {
  const seller = left === 1 ? means.left : means.right
  let wanting = ~0
  for (let i = 1; i < sets.length; i++) {
    if ((units[i] as number) > (means.own[sets[i] as number] as number)) wanting &= i
  }
  for (let at = 0; at < goods.length; at++) {
    const { set, fromLeft, fromRight } = goods[at] as Wanted
    if (wanting & (1 << at) && (seller[set] as number) > 0) return left === 1 ? fromLeft : fromRight
  }
  throw new Error('a payment that should be possible is not')
}

/** What `fill` tries: units of each good from the left and from the right. */
const lefts = [0, 0, 0, 0]
const rights = [0, 0, 0, 0]

/** Tries how many units of each good, from this one on, to buy on the left and on the right. */
function fill(demand: ClassDemand, means: Means, at: number, toLeft: number, toRight: number): boolean {
  const { set, units, after } = demand.goods[at] as Wanted
  const least = Math.max(units - (means.own[set] as number), toLeft + toRight - after)
  const mostLeft = Math.min(units, toLeft, means.left[set] as number)
  const mostRight = Math.min(units, toRight, means.right[set] as number)
  if (after === 0) {
    lefts[at] = toLeft
    rights[at] = toRight
    return (
      mostLeft === toLeft &&
      mostRight === toRight &&
      toLeft + toRight <= units &&
      toLeft + toRight >= least &&
      fits(demand, means)
    )
  }
  for (let l = mostLeft; l >= 0; l--) {
    for (let r = Math.min(units - l, mostRight); r >= 0 && l + r >= least; r--) {
      lefts[at] = l
      rights[at] = r
      if (fill(demand, means, at + 1, toLeft - l, toRight - r)) return true
    }
  }
  return false
}

/**
 * No set of goods is asked of anybody more often than they reach it. `fill` sees to single goods;
 * and for all together it holds, as so many units are to be bought from each side.
 */
function fits({ goods, sets, units, partial }: ClassDemand, { own, left, right }: Means): boolean {
  for (const index of partial) {
    const set = sets[index] as number
    let l = 0
    let r = 0
    for (let at = 0; at < goods.length; at++) {
      if (index & (1 << at)) {
        l += lefts[at] as number
        r += rights[at] as number
      }
    }
    if (l > (left[set] as number) || r > (right[set] as number)) return false
    if ((units[index] as number) - l - r > (own[set] as number)) return false
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
  return shortfall(raw, reach) + shortfall(made, reach) === 0
}

/** How many units of one good these sources could give. */
export const unitsOf = (reach: Reach, good: Good): number => reach[setOf(good)] as number
