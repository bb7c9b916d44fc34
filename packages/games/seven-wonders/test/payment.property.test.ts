import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { covers, demandFor, reachOf } from '../src/demand.ts'
import { GOODS, MADE, RAW } from '../src/goods.ts'
import type { Good, Goods, Production } from '../src/goods.ts'
import { cardOf, CARDS, Market } from '../src/index.ts'
import type { CardId, City } from '../src/index.ts'
import { payments } from '../src/payment.ts'
import type { Means, Payment } from '../src/payment.ts'
import { BOARD_IDS, BOARDS, stagesOf } from '../src/wonders.ts'
import type { BoardId, Side } from '../src/wonders.ts'
import { position } from './testing.ts'

/** Section 3.1 of the rules by brute force: each unit of a cost from each source that could produce it. */
interface Sources {
  readonly own: Production
  readonly left: Production
  readonly right: Production
}

interface Prices {
  readonly rawPrice: Means['rawPrice']
  readonly madePrice: Means['madePrice']
}

type Coins = readonly [left: number, right: number]

const isRaw = (good: Good) => (RAW as readonly Good[]).includes(good)

const unitsOf = (goods: Goods): readonly Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good))

/** Every way to assign the units to different sources: how many are bought, and their price. */
function assignments(
  cost: Goods,
  sources: Sources,
  prices: Prices,
): readonly (readonly [number, ...Coins])[] {
  const units = unitsOf(cost)
  const all = [
    ...sources.own.map((goods) => ({ goods, side: null })),
    ...sources.left.map((goods) => ({ goods, side: 'left' as const })),
    ...sources.right.map((goods) => ({ goods, side: 'right' as const })),
  ]
  const known = new Map<number, ReadonlyMap<string, readonly [number, ...Coins]>>()

  function from(at: number, used: number): ReadonlyMap<string, readonly [number, ...Coins]> {
    const unit = units[at]
    if (unit === undefined) return new Map([['0 0 0', [0, 0, 0]]])
    const key = at * 2 ** all.length + used
    const before = known.get(key)
    if (before !== undefined) return before
    const found = new Map<string, readonly [number, ...Coins]>()
    for (const [index, { goods, side }] of all.entries()) {
      if ((used & (1 << index)) !== 0 || !goods.includes(unit)) continue
      const price = side === null ? 0 : (isRaw(unit) ? prices.rawPrice : prices.madePrice)[side]
      for (const [bought, left, right] of from(at + 1, used | (1 << index)).values()) {
        const way = [
          bought + (side === null ? 0 : 1),
          left + (side === 'left' ? price : 0),
          right + (side === 'right' ? price : 0),
        ] as const
        found.set(way.join(' '), way)
      }
    }
    known.set(key, found)
    return found
  }
  return [...from(0, 0).values()]
}

/**
 * The expected payments: only missing units are bought, the budget is respected, and waste is left out unless
 * asked for.
 */
function expected(
  cost: Goods,
  sources: Sources,
  prices: Prices,
  budget: number,
  wasteful: boolean,
): readonly Coins[] {
  const ways = assignments(cost, sources, prices)
  const fewest = Math.min(...ways.map(([bought]) => bought))
  const coins = ways
    .filter(([bought, left, right]) => bought === fewest && left + right <= budget)
    .map(([, left, right]): Coins => [left, right])
  const dominated = ([left, right]: Coins) =>
    coins.some(([l, r]) => l <= left && r <= right && (l < left || r < right))
  return sorted(wasteful ? coins : coins.filter((each) => !dominated(each)))
}

const sorted = (coins: readonly Coins[]): readonly Coins[] =>
  coins.toSorted(([l1, r1], [l2, r2]) => l1 + r1 - l2 - r2 || l1 - l2)

const coinsOf = (found: readonly Payment[]): readonly Coins[] => found.map(({ left, right }) => [left, right])

/** Whether these sources alone can produce these goods. */
function canGive(sources: Production, goods: Goods): boolean {
  const units = unitsOf(goods)
  const place = (at: number, used: number): boolean => {
    const unit = units[at]
    if (unit === undefined) return true
    return sources.some(
      (each, index) =>
        (used & (1 << index)) === 0 && each.includes(unit) && place(at + 1, used | (1 << index)),
    )
  }
  return place(0, 0)
}

const price = (goods: Goods, prices: Prices, side: 'left' | 'right') =>
  unitsOf(goods).reduce((sum, good) => sum + (isRaw(good) ? prices.rawPrice : prices.madePrice)[side], 0)

/** Whether the goods of a payment are for sale there, cost what it says, and own sources cover the rest. */
function isPossible(cost: Goods, sources: Sources, prices: Prices, { left, right, buys }: Payment): boolean {
  const rest = Object.fromEntries(
    GOODS.map((good) => [good, (cost[good] ?? 0) - (buys.left[good] ?? 0) - (buys.right[good] ?? 0)]),
  )
  return (
    price(buys.left, prices, 'left') === left &&
    price(buys.right, prices, 'right') === right &&
    canGive(sources.left, buys.left) &&
    canGive(sources.right, buys.right) &&
    Object.values(rest).every((units) => units >= 0) &&
    canGive(sources.own, rest)
  )
}

/** The payments found and expected, with and without waste, and the impossible ones. */
function compare(cost: Goods, sources: Sources, means: Means) {
  const thrifty = payments(demandFor(cost), means, means.coins)
  const wasteful = payments(demandFor(cost), means, means.coins, true)
  const found = {
    thrifty: coinsOf(thrifty),
    wasteful: coinsOf(wasteful),
    impossible: [...thrifty, ...wasteful].filter((each) => !isPossible(cost, sources, means, each)),
  }
  const wanted = {
    thrifty: expected(cost, sources, means, means.coins, false),
    wasteful: expected(cost, sources, means, means.coins, true),
    impossible: [],
  }
  return { found, wanted }
}

const either = fc.constantFrom(1, 2)
const rawUnit = fc.uniqueArray(fc.constantFrom(...RAW), { minLength: 1, maxLength: 4 })
const madeUnit = fc.uniqueArray(fc.constantFrom(...MADE), { minLength: 1, maxLength: 3 })
const production = (most: number): fc.Arbitrary<Production> =>
  fc.array(fc.oneof(rawUnit, rawUnit, madeUnit), { maxLength: most })
const goods: fc.Arbitrary<Goods> = fc
  .array(fc.constantFrom(...GOODS), { maxLength: 7 })
  .map((units) =>
    Object.fromEntries(GOODS.map((good) => [good, units.filter((unit) => unit === good).length])),
  )

describe('the payments are exactly those found by brute force (7W-TRADE-01, 7W-TRADE-07, 7W-TRADE-12)', () => {
  test('any cost, any sources, any prices, any treasury', () => {
    const prices = fc.record({ left: either, right: either })
    fc.assert(
      fc.property(
        goods,
        fc.record({ own: production(6), left: production(5), right: production(5) }),
        fc.record({ rawPrice: prices, madePrice: prices }),
        fc.nat(16),
        (cost, sources, { rawPrice, madePrice }, coins) => {
          const means = {
            coins,
            own: reachOf(sources.own),
            left: reachOf(sources.left),
            right: reachOf(sources.right),
            rawPrice,
            madePrice,
          }
          const { found, wanted } = compare(cost, sources, means)
          expect(found).toEqual(wanted)
        },
      ),
      { numRuns: 2000 },
    )
  })

  /** A city with few enough sources for brute force. */
  const SOURCES = CARDS.filter(({ produces, discount }) => produces !== undefined || discount !== undefined)
  const name = (id: CardId) => id.replace(/-age-\d$/, '')
  const oneOfEach = (ids: readonly CardId[]) =>
    ids.filter((id, at) => ids.findIndex((other) => name(other) === name(id)) === at)
  const city = (most: number) =>
    fc.record({
      board: fc.constantFrom(...BOARD_IDS),
      side: fc.constantFrom<Side>('A', 'B'),
      stages: fc.nat(2),
      coins: fc.nat(12),
      built: fc
        .uniqueArray(fc.constantFrom(...SOURCES.map(({ id }) => id)), { maxLength: most })
        .map(oneOfEach),
    })
  const REAL_COSTS: readonly Goods[] = [
    ...CARDS.map(({ cost }) => cost ?? {}),
    ...BOARD_IDS.flatMap((board) =>
      [...stagesOf(board, 'A'), ...stagesOf(board, 'B')].map((stage) => stage.cost),
    ),
  ]

  const ownSources = ({ board, side, built, stages }: City): Production => [
    [BOARDS[board].start],
    ...built.flatMap((id) => cardOf(id).produces ?? []),
    ...stagesOf(board, side)
      .slice(0, stages.cards.length)
      .flatMap((stage) => stage.produces ?? []),
  ]
  const soldSources = ({ board, built }: City): Production => [
    [BOARDS[board].start],
    ...built.flatMap((id) => (cardOf(id).colour === 'yellow' ? [] : (cardOf(id).produces ?? []))),
  ]
  const pricesOf = ({ board, side, built, stages }: City): Prices => {
    const olympia = board === 'olympia' && side === 'B' && stages.cards.length > 0
    const raw = (post: CardId) => (olympia || built.includes(post) ? 1 : 2)
    const made = built.includes('marketplace') ? 1 : 2
    return {
      rawPrice: { left: raw('west-trading-post'), right: raw('east-trading-post') },
      madePrice: { left: made, right: made },
    }
  }
  const named = (facts: { board: BoardId; side: Side; stages: number; coins: number; built: CardId[] }) => ({
    ...facts,
    board: `${facts.board} ${facts.side}` as const,
  })

  test('the cost of any card or stage in any city between any two', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REAL_COSTS), city(6), city(4), city(4), (cost, own, left, right) => {
        const table = position({
          cities: [own, left, right].map(named),
          hands: [['altar'], ['altar'], ['altar']],
        })
        const means = new Market(table.table.state).of(0)
        expect(means.coins).toBe(own.coins)
        const prices = pricesOf(table.city(0))
        expect({ rawPrice: means.rawPrice, madePrice: means.madePrice }).toEqual(prices)
        const sources = {
          own: ownSources(table.city(0)),
          left: soldSources(table.city(1)),
          right: soldSources(table.city(2)),
        }
        const { found, wanted } = compare(cost, sources, means)
        expect(found).toEqual(wanted)
      }),
      { numRuns: 1500 },
    )
  })

  test('what sources alone can cover (7W-PROD-03, 7W-PROD-04)', () => {
    fc.assert(
      fc.property(goods, production(8), (cost, sources) => {
        expect(covers(reachOf(sources), cost)).toBe(canGive(sources, cost))
      }),
      { numRuns: 1000 },
    )
  })
})
