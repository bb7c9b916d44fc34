import { covers, shortfall, shortfallWith, unitsOf } from './demand.ts'
import type { ClassDemand, Demand, Purchase, Reach } from './demand.ts'
import type { Neighbour } from './effects.ts'
import { GOODS } from './goods.ts'
import type { Good, Goods } from './goods.ts'
import { shopping } from './shopping.ts'

/**
 * What a city can pay with: its own sources, what the neighbours sell, and the price of a unit of each class
 * there.
 */
export interface Means {
  readonly coins: number
  readonly own: Reach
  readonly left: Reach
  readonly right: Reach
  readonly rawPrice: Readonly<Record<Neighbour, number>>
  readonly madePrice: Readonly<Record<Neighbour, number>>
}

/** The coins to each neighbour, and what is bought from each. */
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
 * All ways to pay that differ in coins, cheapest first. Ways that only give coins away are left out unless
 * `wasteful`: the leader of the Free City may want them (7W-TWO-12).
 *
 * Own sources always cover as much as they can, so the number of units to buy of each class is fixed. What
 * they and the right neighbour cannot cover must come from the left, and the other way round; every number in
 * between is possible too (section 3.1 of the rules).
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

/** Whether a known way costs no more at either neighbour; or, if waste is allowed, exactly the same. */
function pointless(found: readonly Payment[], left: number, right: number, wasteful: boolean): boolean {
  for (const each of found) {
    if (wasteful ? each.left === left && each.right === right : each.left <= left && each.right <= right)
      return true
  }
  return false
}

/** Inserts a way to pay, cheapest first, and removes those that it makes pointless. */
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

/** Whether the own sources and both neighbours together cover the demand. */
function canBeHad({ sets, units }: ClassDemand, { own, left, right }: Means): boolean {
  for (let i = 1; i < sets.length; i++) {
    const set = sets[i] as number
    if ((own[set] as number) + (left[set] as number) + (right[set] as number) < (units[i] as number))
      return false
  }
  return true
}

/** The goods that own sources cannot cover. Where there is a choice, those that neighbours sell more of. */
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
