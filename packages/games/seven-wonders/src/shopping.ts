import type { ClassDemand, Demand, Purchase, Wanted } from './demand.ts'
import type { Good } from './goods.ts'
import type { Means } from './payment.ts'

/** Which goods to buy where, for these numbers of units, so that own sources cover the rest. */
export function shopping(
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

type Bought = Partial<Record<Good, number>>

/** The purchase encoded by this number: its digits are the units of each good from each side. */
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

/** The number that encodes buying this many units of a class from each side. */
function numberOf(demand: ClassDemand, means: Means, left: number, right: number): number {
  if (left + right === 0) return 0
  const { goods } = demand
  if (goods.length === 1) {
    const { fromLeft, fromRight } = goods[0] as Wanted
    return fromLeft * left + fromRight * right
  }
  if (left + right === 1) return single(demand, means, left)
  if (!fill(demand, means, 0, left, right)) throw new Error('a possible payment has no purchase')
  let number = 0
  for (let at = 0; at < goods.length; at++) {
    const { fromLeft, fromRight } = goods[at] as Wanted
    number += fromLeft * (lefts[at] as number) + fromRight * (rights[at] as number)
  }
  return number
}

/** A single unit is by far the most common purchase: it is a good in every set that falls short. */
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
  throw new Error('a possible payment has no purchase')
}

/** The current attempt of `fill`: units of each good from the left and from the right. */
const lefts = [0, 0, 0, 0]
const rights = [0, 0, 0, 0]

/** Tries all numbers of units of each good, from index `at` on, to buy on the left and on the right. */
function fill(demand: ClassDemand, means: Means, at: number, toLeft: number, toRight: number): boolean {
  const { set, units, after } = demand.goods[at] as Wanted
  const least = Math.max(units - (means.own[set] as number), toLeft + toRight - after)
  const mostLeft = Math.min(units, toLeft, means.left[set] as number)
  const mostRight = Math.min(units, toRight, means.right[set] as number)
  if (after === 0) {
    // The last good: everything still to buy is of it
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
 * Whether nobody must give more of any set of goods than they can. `fill` has checked single goods, and the
 * set of all goods holds by the number of units bought from each side.
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
