import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between, finished, position } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

test('Rhodos: shield, points and coins with each of two stages (7W-WONDER-B-RHODOS)', () => {
  const rhodos: CityFacts = {
    board: 'rhodos B',
    built: ['quarry', 'stone-pit', 'foundry', 'ore-vein'],
    coins: 0,
  }
  const table = between(rhodos, {}, {}, 'altar', 'theater', 'tavern')
  table.all('wonder with altar', 'sell altar', 'sell altar')
  expect(table.table.view(null).cities[0]).toMatchObject({ coins: 3, shields: 1 })
  table.all('wonder with theater', 'sell theater', 'sell theater')
  expect(table.table.view(null).cities[0]).toMatchObject({ coins: 7, shields: 2 })
  table.all('sell tavern', 'sell tavern', 'sell tavern')
  expect(table.city(0).coins).toBe(10)
  const wonder = (stages: number) => finished({ board: 'rhodos B', stages }, {}, {}).score(0).wonder
  expect([1, 2].map(wonder)).toEqual([3, 7])
})

describe('Babylon', () => {
  const babylon: CityFacts = { board: 'babylon B', coins: 0 }
  const others = { board: 'ephesos A' } as const
  const sixth = (city: CityFacts, hand: readonly CardId[], ...more: readonly (readonly CardId[])[]) =>
    position({
      age: 2,
      turn: 6,
      cities: [{ ...babylon, ...city }, others, { board: 'alexandria A' }],
      hands: [hand, more[0] ?? ['vineyard', 'forum'], more[1] ?? ['vineyard', 'forum']],
    })
  const sources: readonly CardId[] = ['sawmill', 'glassworks-age-1']

  test('stage 2 built in turn 6 lets Temple be played as seventh card, paid in full again (7W-WONDER-B-BABYLON, 7W-PROD-03, 7W-TURN-11, 7W-EX-43)', () => {
    const table = sixth({ stages: 1, built: sources }, ['temple', 'walls'])
    table.all('wonder with walls', 'build vineyard', 'build vineyard')
    expect(table.options(0)).toEqual(['build temple', 'sell temple'])
    expect(table.city(0).tokens).toEqual([])
    table.plays(0, 'build temple')
    expect(table.city(0)).toMatchObject({ built: [...sources, 'temple'], coins: 0 })
    expect(table.table.state.discard.cards).not.toContain('temple')
    expect(table.table.state.age).toBe(3)
  })

  test('without stage 2 the seventh card is discarded unpaid (7W-WONDER-B-BABYLON, 7W-EX-43)', () => {
    const table = sixth({ stages: 1, built: sources }, ['temple', 'walls'])
    table.all('sell walls', 'build vineyard', 'build vineyard')
    expect(table.table.state.discard.cards).toContain('temple')
    expect(table.city(0)).toMatchObject({ built: sources, coins: 3 })
  })

  test('the seventh card may be sold or mark the next stage (7W-WONDER-B-BABYLON)', () => {
    const clay: CityFacts = { stages: 2, built: ['brickyard', 'press-age-1'] }
    const play = (answer: string) =>
      sixth(clay, ['vineyard', 'walls'])
        .all('sell vineyard', 'sell vineyard', 'sell vineyard')
        .plays(0, answer)
    expect(play('wonder with walls').city(0).stages.cards).toHaveLength(3)
    expect(play('sell walls').city(0).coins).toBe(6)
    expect(play('sell walls').table.state.discard.cards).toContain('walls')
  })

  test('it works in every age, and only in the sixth turn (7W-WONDER-B-BABYLON)', () => {
    const hand: readonly CardId[] = ['altar', 'tavern']
    for (const age of [1, 2, 3] as const) {
      const cities = [{ ...babylon, stages: 2 }, {}, {}]
      const table = position({ age, turn: 6, cities, hands: [hand, hand, hand] })
      table.all('build altar', 'build altar', 'build altar')
      expect(table.options(0)).toEqual(['build tavern', 'sell tavern'])
      expect(table.options(1)).toEqual([])
    }
    const three: readonly CardId[] = ['altar', 'tavern', 'baths']
    const cities = [{ ...babylon, stages: 2 }, {}, {}]
    const fifth = position({ turn: 5, cities, hands: [three, three, three] })
    fifth.all('build altar', 'build altar', 'build altar')
    expect(fifth.table.questions).toHaveLength(3)
  })

  test('the seventh card may use what the sixth turn brought (7W-TURN-11)', () => {
    const source = sixth({ stages: 2, coins: 1 }, ['sawmill', 'caravansery'])
    source.all('build sawmill', 'sell vineyard', 'sell vineyard')
    expect(source.options(0)).toContain('build caravansery')
    // 3 coins from the sale of Walls pay for Sawmill
    const coins = sixth({ stages: 2 }, ['walls', 'sawmill'])
    expect(coins.options(0)).not.toContain('build sawmill')
    coins.all('sell walls', 'sell vineyard', 'sell vineyard').plays(0, 'build sawmill')
    expect(coins.city(0).coins).toBe(2)
  })

  test('Vineyard does not count a seventh card played later in its turn (7W-TURN-12)', () => {
    const table = sixth({ stages: 2, coins: 2 }, ['foundry', 'sawmill'], ['vineyard', 'forum'])
    table.all('build foundry', 'build vineyard', 'sell vineyard')
    expect(table.city(1).coins).toBe(4)
    table.plays(0, 'build sawmill')
    expect(table.city(1).coins).toBe(4)
  })

  test('stage 1 is worth 3, stage 3 a science symbol (7W-WONDER-B-BABYLON)', () => {
    const table = position({
      age: 3,
      turn: 6,
      cities: [{ board: 'babylon B', stages: 3, built: ['apothecary', 'workshop'] }, {}, {}],
      hands: [
        ['palace', 'senate'],
        ['palace', 'senate'],
        ['palace', 'senate'],
      ],
    })
    table.all('sell palace', 'sell palace', 'sell palace').plays(0, 'sell senate')
    expect(table.score(0)).toMatchObject({ wonder: 3, science: 10 })
  })
})

test('Vineyard does not count what Halikarnassos digs up later in its turn (7W-TURN-12)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry'] },
      { board: 'ephesos A', coins: 0 },
      { board: 'giza A' },
    ],
    hands: [
      ['walls', 'forum'],
      ['vineyard', 'forum'],
      ['walls', 'forum'],
    ],
    discard: ['clay-pool'],
  })
  table.all('wonder with walls', 'build vineyard', 'sell walls').plays(0, 'dig clay-pool')
  expect(table.city(1).coins).toBe(2)
})

test('Giza complete is worth 3 + 5 + 5 + 7 = 20 (7W-WONDER-B-GIZA, 7W-EX-23)', () => {
  const wonder = (stages: number) => finished({ board: 'giza B', stages }, {}, {}).score(0).wonder
  expect([0, 1, 2, 3, 4].map(wonder)).toEqual([0, 3, 8, 13, 20])
})

test('Alexandria: a raw material, a manufactured good, 7 points; none of it is for sale (7W-WONDER-B-ALEXANDRIA)', () => {
  const alexandria = (stages: number): CityFacts => ({ board: 'alexandria B', stages, coins: 0 })
  const own = (stages: number, card: CardId) =>
    between(alexandria(stages), {}, {}, card).payments(0, card).length > 0
  for (const card of ['stockade', 'baths', 'guard-tower', 'barracks'] as const) {
    expect([0, 1, 2].map((stages) => own(stages, card))).toEqual([false, true, true])
  }
  for (const card of ['apothecary', 'scriptorium'] as const) {
    expect([0, 1, 2].map((stages) => own(stages, card))).toEqual([false, false, true])
  }
  const buyer = (card: CardId) => between({ board: 'olympia A' }, alexandria(2), { board: 'olympia A' }, card)
  for (const card of ['baths', 'guard-tower', 'barracks', 'apothecary', 'scriptorium'] as const) {
    expect(buyer(card).payments(0, card)).toEqual([])
  }
  const wonder = (stages: number) => finished({ board: 'alexandria B', stages }, {}, {}).score(0).wonder
  expect([1, 2, 3].map(wonder)).toEqual([0, 0, 7])
})

test('Olympia: stage 1 makes raw materials of both neighbours cheaper, stage 2 is worth 5 (7W-WONDER-B-OLYMPIA)', () => {
  const buys = (stages: number) =>
    between({ board: 'olympia B', stages }, { board: 'giza A' }, { board: 'rhodos A' }, 'baths', 'barracks')
  const pays = (table: Position) => [table.payments(0, 'baths'), table.payments(0, 'barracks')]
  expect(pays(buys(0))).toEqual([[[2, 0]], [[0, 2]]])
  expect(pays(buys(1))).toEqual([[[1, 0]], [[0, 1]]])
  const wonder = (stages: number) => finished({ board: 'olympia B', stages }, {}, {}).score(0).wonder
  expect([1, 2, 3].map(wonder)).toEqual([0, 5, 5])
})

test('Ephesos: 2, 3 and 5 points, and 4 coins once with each stage (7W-WONDER-B-EPHESOS)', () => {
  const built: readonly CardId[] = ['quarry', 'sawmill', 'glassworks-age-1', 'loom-age-1']
  const table = between(
    { board: 'ephesos B', built, coins: 0 },
    {},
    {},
    'altar',
    'theater',
    'tavern',
    'baths',
  )
  const coins = (['altar', 'theater', 'tavern'] as const).map((card) => {
    table.all(`wonder with ${card}`, `sell ${card}`, `sell ${card}`)
    return table.city(0).coins
  })
  expect(coins).toEqual([4, 8, 12])
  const wonder = (stages: number) => finished({ board: 'ephesos B', stages }, {}, {}).score(0).wonder
  expect([1, 2, 3].map(wonder)).toEqual([2, 5, 10])
})

describe('Halikarnassos', () => {
  const digs = (stages: number, age: 1 | 2 | 3 = 3, turn = 6): Position =>
    position({
      age,
      turn,
      cities: [
        {
          board: 'halikarnassos B',
          stages,
          coins: 0,
          built: ['foundry', 'brickyard', 'clay-pool', 'glassworks-age-1', 'press-age-1'],
        },
        {},
        {},
      ],
      hands: [
        ['palace', 'senate'],
        ['palace', 'senate'],
        ['palace', 'senate'],
      ],
      discard: ['arena', 'tavern'],
    }).all('wonder with palace', 'sell palace', 'sell palace')

  test('each of three stages builds one card from the discard pile (7W-WONDER-B-HALIKARNASSOS)', () => {
    for (const [stages, points] of [
      [0, 2],
      [1, 3],
      [2, 3],
    ] as const) {
      const table = digs(stages)
      expect(table.options(0)).toEqual(expect.arrayContaining(['dig arena', 'dig tavern', 'dig palace']))
      table.plays(0, 'dig tavern')
      expect(table.city(0)).toMatchObject({ coins: 5 })
      expect(table.score(0).wonder).toBe(points)
    }
  })

  test('stage 3 takes Arena: 9 coins now, 3 points at the end (7W-WONDER-B-HALIKARNASSOS, 7W-EX-45)', () => {
    const table = digs(2).plays(0, 'dig arena')
    expect(table.city(0).coins).toBe(9)
    expect(table.score(0).commercial).toBe(3)
  })

  test("finds Babylon's seventh card too, if it was discarded (7W-WONDER-B-HALIKARNASSOS, 7W-WONDER-B-BABYLON)", () => {
    const table = position({
      turn: 6,
      cities: [
        { board: 'halikarnassos B', built: ['foundry'], coins: 0 },
        { board: 'babylon B', stages: 2 },
        { board: 'giza A' },
      ],
      hands: [
        ['altar', 'baths'],
        ['altar', 'tavern'],
        ['altar', 'theater'],
      ],
    })
    table.all('wonder with altar', 'build altar', 'build altar')
    expect(table.options(0)).toEqual([])
    table.plays(1, 'sell tavern')
    expect(table.options(0).toSorted()).toEqual(['dig baths', 'dig nothing', 'dig tavern', 'dig theater'])
  })
})
