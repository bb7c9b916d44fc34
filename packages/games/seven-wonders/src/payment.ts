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

/** For each set of goods in the cost, how many units of it are demanded. */
interface Need {
  readonly set: number
  readonly units: number
}

/** A cost in goods, prepared for paying it many times. */
export interface Demand {
  readonly goods: Goods
  readonly raw: readonly Need[]
  readonly made: readonly Need[]
}

export function demandFor(cost: Goods): Demand {
  const goods: Goods = Object.fromEntries(
    GOODS.filter((good) => cost[good]).map((good) => [good, cost[good]]),
  )
  const needs = (from: number, to: number): Need[] => {
    const all = GOODS.filter((good) => cost[good] && meet(setOf(good), to - 1))
    const widest = all.reduce((set, good) => set | setOf(good), 0)
    const sets = Array.from({ length: to - from }, (_, i) => from + i).filter((set) => (set & ~widest) === 0)
    return sets
      .map((set) => ({
        set,
        units: all.reduce((sum, good) => sum + (meet(setOf(good), set) ? (cost[good] ?? 0) : 0), 0),
      }))
      .filter(({ units }) => units > 0)
  }
  return { goods, raw: needs(0, MADE_FROM), made: needs(MADE_FROM, SIZE) }
}

/** How many units of the demand stay uncovered however these sources are used. */
function shortfall(needs: readonly Need[], one: Reach, two: Reach, three: Reach): number {
  let short = 0
  for (const { set, units } of needs) {
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

export const NOTHING: Payment = { left: 0, right: 0, buys: { left: {}, right: {} } }
const FREE: readonly Payment[] = [NOTHING]
const IMPOSSIBLE: readonly Payment[] = []

/**
 * How many units of one class must be bought, and from how many to how many of them can come from
 * the left. Own sources always cover as much as they can; what the right and they cannot cover must
 * come from the left, and the other way round; everything between is possible too (7W 3.1).
 */
function purchase(needs: readonly Need[], { own, left, right }: Means) {
  const units = shortfall(needs, own, NO_REACH, NO_REACH)
  if (units === 0) return NO_PURCHASE
  if (shortfall(needs, own, left, right) > 0) return null
  return {
    units,
    least: shortfall(needs, own, right, NO_REACH),
    most: units - shortfall(needs, own, left, NO_REACH),
  }
}

const NO_PURCHASE = { units: 0, least: 0, most: 0 }

/**
 * All ways to pay that differ in coins, cheapest first; those that only give coins away are left
 * out unless `wasteful` (the Free City's leader may want just that, 7W-TWO-12).
 */
export function payments(demand: Demand, means: Means, budget: number, wasteful = false): readonly Payment[] {
  const raw = purchase(demand.raw, means)
  if (raw === null) return IMPOSSIBLE
  const made = purchase(demand.made, means)
  if (made === null) return IMPOSSIBLE
  if (raw.units === 0 && made.units === 0) return FREE
  const { rawPrice, madePrice } = means
  const found: Candidate[] = []
  for (let a = raw.least; a <= raw.most; a++) {
    for (let b = made.least; b <= made.most; b++) {
      const left = rawPrice.left * a + madePrice.left * b
      const right = rawPrice.right * (raw.units - a) + madePrice.right * (made.units - b)
      if (left + right <= budget && !found.some((each) => each.left === left && each.right === right)) {
        found.push({
          left,
          right,
          rawLeft: a,
          rawRight: raw.units - a,
          madeLeft: b,
          madeRight: made.units - b,
        })
      }
    }
  }
  const kept =
    wasteful || found.length < 2 ? found : found.filter((each) => !found.some((other) => beats(other, each)))
  if (kept.length > 1)
    kept.sort((one, other) => one.left + one.right - other.left - other.right || one.left - other.left)
  return kept.map((each) => ({
    left: each.left,
    right: each.right,
    buys: shopping(demand.goods, means, each),
  }))
}

/** Units to buy of each class from each side, and the coins it comes to. */
interface Candidate {
  readonly left: number
  readonly right: number
  readonly rawLeft: number
  readonly rawRight: number
  readonly madeLeft: number
  readonly madeRight: number
}

const beats = (one: Candidate, other: Candidate): boolean =>
  one.left <= other.left && one.right <= other.right && (one.left < other.left || one.right < other.right)

/** Which goods to buy where, so that the numbers come out and own sources cover the rest. */
function shopping(cost: Goods, means: Means, wanted: Candidate): Payment['buys'] {
  const left: Record<string, number> = {}
  const right: Record<string, number> = {}

  function fill(goods: readonly Good[], at: number, toLeft: number, toRight: number): boolean {
    const good = goods[at]
    if (good === undefined) return toLeft === 0 && toRight === 0 && fits(goods)
    const units = cost[good] ?? 0
    for (let l = Math.min(units, toLeft); l >= 0; l--) {
      for (let r = Math.min(units - l, toRight); r >= 0; r--) {
        left[good] = l
        right[good] = r
        if (fill(goods, at + 1, toLeft - l, toRight - r)) return true
      }
    }
    return false
  }

  /** No set of these goods is asked of anybody more often than they reach it. */
  function fits(goods: readonly Good[]): boolean {
    for (let subset = 1; subset < 1 << goods.length; subset++) {
      let [set, own, fromLeft, fromRight] = [0, 0, 0, 0]
      for (let i = 0; i < goods.length; i++) {
        if (!(subset & (1 << i))) continue
        const good = goods[i] as Good
        const [l, r] = [left[good] ?? 0, right[good] ?? 0]
        set |= setOf(good)
        fromLeft += l
        fromRight += r
        own += (cost[good] ?? 0) - l - r
      }
      if (own > (means.own[set] as number)) return false
      if (fromLeft > (means.left[set] as number) || fromRight > (means.right[set] as number)) return false
    }
    return true
  }

  const needed = GOODS.filter((good) => cost[good])
  const raw = needed.filter(isRaw)
  const made = needed.filter((good) => !isRaw(good))
  if (!fill(raw, 0, wanted.rawLeft, wanted.rawRight) || !fill(made, 0, wanted.madeLeft, wanted.madeRight)) {
    throw new Error('a payment that should be possible is not')
  }
  return { left: some(left), right: some(right) }
}

const some = (goods: Readonly<Record<string, number>>): Goods =>
  Object.fromEntries(Object.entries(goods).filter(([, units]) => units > 0))

/** The goods that own sources cannot cover; where there is a choice, what neighbours sell more of. */
export function lacking(demand: Demand, { own, left, right }: Means): Goods {
  const sold = (good: Good) => (left[setOf(good)] as number) + (right[setOf(good)] as number)
  const covered: Partial<Record<Good, number>> = {}
  const lack: Partial<Record<Good, number>> = {}
  const goods = GOODS.filter((good) => demand.goods[good]).toSorted((one, other) => sold(one) - sold(other))
  for (const good of goods) {
    for (let unit = 0; unit < (demand.goods[good] ?? 0); unit++) {
      const units = (covered[good] ?? 0) + 1
      if (covers(own, { ...covered, [good]: units })) covered[good] = units
      else lack[good] = (lack[good] ?? 0) + 1
    }
  }
  return lack
}

export function covers(reach: Reach, goods: Goods): boolean {
  const { raw, made } = demandFor(goods)
  return shortfall(raw, reach, NO_REACH, NO_REACH) === 0 && shortfall(made, reach, NO_REACH, NO_REACH) === 0
}

/** How many units of one good these sources could give. */
export const unitsOf = (reach: Reach, good: Good): number => reach[setOf(good)] as number
