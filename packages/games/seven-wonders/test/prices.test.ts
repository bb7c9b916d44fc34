import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between, position } from './testing.ts'
import type { CityFacts } from './testing.ts'

/** The payments for a card, written as left+right. */
const ways = (own: CityFacts, left: CityFacts, right: CityFacts, card: CardId): readonly string[] =>
  between({ coins: 20, ...own }, left, right, card)
    .payments(0, card)
    .map(([toLeft, toRight]) => `${toLeft}+${toRight}`)
    .toSorted()

describe('discounts', () => {
  // Left sells wood and cloth, right ore and glass
  const left: CityFacts = { board: 'olympia A', built: ['loom-age-1'] }
  const right: CityFacts = { board: 'rhodos A', built: ['glassworks-age-1'] }
  const prices = (own: CityFacts) =>
    (['stockade', 'barracks', 'apothecary', 'workshop'] as const).map((card) =>
      ways({ board: 'giza A', ...own }, left, right, card).join(),
    )

  test.each<[string, CityFacts, string[]]>([
    ['nothing', {}, ['2+0', '0+2', '2+0', '0+2']],
    ['East Trading Post: raw from the right', { built: ['east-trading-post'] }, ['2+0', '0+1', '2+0', '0+2']],
    ['West Trading Post: raw from the left', { built: ['west-trading-post'] }, ['1+0', '0+2', '2+0', '0+2']],
    ['Marketplace: manufactured from both', { built: ['marketplace'] }, ['2+0', '0+2', '1+0', '0+1']],
  ])('%s (7W-TRADE-10)', (_, own, expected) => {
    expect(prices(own)).toEqual(expected)
  })

  test('Olympia B stage 1: raw materials from both sides; trading posts lower nothing further (7W-TRADE-10, 7W-TRADE-11)', () => {
    const babylon: CityFacts = { board: 'babylon A' }
    const rhodos: CityFacts = { board: 'rhodos A' }
    // Stables = wood + clay + ore
    const stables = (own: CityFacts) => ways({ board: 'olympia B', ...own }, babylon, rhodos, 'stables')
    expect(stables({})).toEqual(['2+2'])
    expect(stables({ stages: 1 })).toEqual(['1+1'])
    expect(stables({ stages: 1, built: ['east-trading-post', 'west-trading-post'] })).toEqual(['1+1'])
    expect(ways({ board: 'olympia B', stages: 1 }, babylon, { board: 'ephesos A' }, 'scriptorium')).toEqual([
      '0+2',
    ])
  })
})

test('a trading post can be built in addition to Olympia B stage 1 and chains to Forum (7W-TRADE-11)', () => {
  const olympia: CityFacts = { board: 'olympia B', stages: 1, coins: 0 }
  expect(ways(olympia, {}, {}, 'east-trading-post')).toEqual(['0+0'])
  expect(ways({ ...olympia, built: ['east-trading-post'] }, {}, {}, 'forum')).toEqual(['0+0'])
  expect(ways(olympia, {}, {}, 'forum')).toEqual([])
})

test('East Trading Post built in turn 2 lowers prices from turn 3 on (7W-TRADE-10, 7W-EX-38)', () => {
  const table = position({
    turn: 2,
    cities: [{ board: 'ephesos A' }, { board: 'giza A' }, { board: 'olympia A' }],
    hands: [
      ['east-trading-post', 'stockade'],
      ['altar', 'baths'],
      ['altar', 'stockade'],
    ],
  })
  expect(table.payments(0, 'stockade')).toEqual([[0, 2]])
  table.all('build east-trading-post', 'build altar', 'build altar')
  expect(table.payments(0, 'stockade')).toEqual([[0, 1]])
})

test('East Trading Post, 2 wood: both from the left, or one from each (7W-TRADE-07, 7W-EX-30)', () => {
  const own: CityFacts = { board: 'ephesos A', built: ['east-trading-post'] }
  const left: CityFacts = { board: 'giza A', built: ['sawmill'] }
  const right: CityFacts = { board: 'olympia A' }
  expect(ways(own, left, right, 'caravansery')).toEqual(['2+1', '4+0'])
  expect(ways({ ...own, coins: 3 }, left, right, 'caravansery')).toEqual(['2+1'])
})

test('West Trading Post, wood and glass on both sides (7W-TRADE-10, 7W-EX-31)', () => {
  // Temple = wood + clay + glass; the clay is the city's own
  const own: CityFacts = { board: 'babylon A', built: ['west-trading-post'] }
  const left: CityFacts = { board: 'olympia A', built: ['glassworks-age-1'] }
  const right: CityFacts = { board: 'alexandria A', built: ['lumber-yard'] }
  expect(ways(own, left, right, 'temple')).toEqual(['0+4', '1+2', '3+0'])
  const market: CityFacts = { ...own, built: ['west-trading-post', 'marketplace'] }
  expect(ways(market, left, right, 'temple')).toEqual(['0+3', '1+1', '2+0'])
})

test('Olympia B buys 2 clay on the right for Siege Workshop (7W-TRADE-10, 7W-EX-32)', () => {
  const own: CityFacts = { board: 'olympia B', stages: 1, built: ['clay-pit'] }
  const right: CityFacts = { board: 'babylon A', built: ['clay-pool'] }
  expect(ways(own, { board: 'ephesos A' }, right, 'siege-workshop')).toEqual(['0+2'])
})

test('Palace: Caravansery produces the clay or the ore (7W-TRADE-07, 7W-EX-33)', () => {
  const sources: readonly CardId[] = ['excavation', 'caravansery']
  const left: CityFacts = { board: 'rhodos A', built: ['glassworks-age-1'] }
  const right: CityFacts = { board: 'babylon A', built: ['loom-age-1', 'press-age-1'] }
  const palace = (...built: CardId[]) =>
    ways({ board: 'olympia A', built: [...sources, ...built] }, left, right, 'palace')
  expect(palace('east-trading-post', 'marketplace')).toEqual(['1+3', '3+2'])
  expect(palace()).toEqual(['2+6', '4+4'])
})

test('Pantheon: with Forum as cloth everything may come from the right (7W-TRADE-07, 7W-EX-34)', () => {
  const own: CityFacts = { board: 'babylon A', built: ['clay-pit', 'forum'] }
  const left: CityFacts = { board: 'halikarnassos A', built: ['clay-pool'] }
  const right: CityFacts = { board: 'ephesos A', built: ['glassworks-age-1', 'ore-vein'] }
  expect(ways(own, left, right, 'pantheon')).toEqual(['0+6', '2+4', '4+2'])
})

test('Arena: one unit to buy, from either side (7W-TRADE-07, 7W-EX-35)', () => {
  const own: CityFacts = { board: 'giza A', built: ['mine'] }
  const left: CityFacts = { board: 'rhodos A', built: ['stone-pit'] }
  const right: CityFacts = { board: 'ephesos A', built: ['stone-pit'] }
  expect(ways(own, left, right, 'arena')).toEqual(['0+2', '2+0'])
})

test('Workers Guild with West Trading Post (7W-TRADE-07, 7W-EX-36)', () => {
  const own: CityFacts = { board: 'olympia A', built: ['tree-farm', 'west-trading-post'] }
  const left: CityFacts = { board: 'rhodos A', built: ['stone-pit'] }
  const right: CityFacts = { board: 'ephesos A', built: ['ore-vein', 'excavation'] }
  expect(ways(own, left, right, 'workers-guild')).toEqual(['1+4', '2+2'])
})
