import type { Neighbour } from './effects.ts'
import { MADE, RAW } from './goods.ts'
import type { Good, Goods, Production } from './goods.ts'

/**
 * What sources can produce: for each set of goods, how many of their units could be a good of the set. The
 * index is the set as bits: raw materials first (1 to 15), then manufactured goods (17 to 23). Reaches can be
 * added. By Hall's theorem, sources can meet a demand if and only if no set of goods is demanded more often
 * than it can be reached.
 */
export type Reach = readonly number[]

const SIZE = 24
const MADE_FROM = 16

const SETS = new Map<Good, number>([
  ...RAW.map((good, at): [Good, number] => [good, 1 << at]),
  ...MADE.map((good, at): [Good, number] => [good, MADE_FROM | (1 << at)]),
])

/** The set with only this good. Sets of one class are joined by `|`. */
const setOf = (good: Good): number => SETS.get(good) as number

/** Whether two sets share a good: they are of the same class and have a bit in common. */
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

/** The number of units of one good that these sources could produce. */
export const unitsOf = (reach: Reach, good: Good): number => reach[setOf(good)] as number

/** One demanded good. */
export interface Wanted {
  readonly good: Good
  /** The set with only this good. */
  readonly set: number
  readonly units: number
  /** The number of units of the goods after it. */
  readonly after: number
  /** What a unit from each side adds to the number that encodes a purchase. */
  readonly fromLeft: number
  readonly fromRight: number
}

/**
 * The demand for one class, raw or manufactured: its goods, and every set of them with its units. The index
 * of a set is its goods as bits, by their indices in the list of goods.
 */
export interface ClassDemand {
  readonly goods: readonly Wanted[]
  readonly sets: readonly number[]
  readonly units: readonly number[]
  /** The indices of the sets with several goods, but not all. */
  readonly partial: readonly number[]
}

/** What is bought from each neighbour. */
export type Purchase = Readonly<Record<Neighbour, Goods>>

/** A cost in goods, preprocessed because it is paid many times. */
export interface Demand {
  readonly raw: ClassDemand
  readonly made: ClassDemand
  /** Cache of purchases, by number: they recur. */
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

/** How many units of the demand stay uncovered, however these sources are used. */
export function shortfall({ sets, units }: ClassDemand, reach: Reach): number {
  let short = 0
  for (let i = 1; i < sets.length; i++) {
    const lack = (units[i] as number) - (reach[sets[i] as number] as number)
    if (lack > short) short = lack
  }
  return short
}

/** The same, with another city's sources in addition to the own ones. */
export function shortfallWith({ sets, units }: ClassDemand, own: Reach, other: Reach): number {
  let short = 0
  for (let i = 1; i < sets.length; i++) {
    const set = sets[i] as number
    const lack = (units[i] as number) - (own[set] as number) - (other[set] as number)
    if (lack > short) short = lack
  }
  return short
}

export function covers(reach: Reach, goods: Goods): boolean {
  const { raw, made } = demandFor(goods)
  return shortfall(raw, reach) + shortfall(made, reach) === 0
}
