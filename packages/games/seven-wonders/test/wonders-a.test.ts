import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between, finished, position } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

const turn = (hand: readonly CardId[], seats = 3) => Array.from({ length: seats }, () => hand)

describe('Rhodos', () => {
  test('stage 2 adds 2 shields to every conflict from then on (7W-WONDER-A-RHODOS, 7W-EX-49)', () => {
    const rhodos = (stages: number): CityFacts => ({ board: 'rhodos A', stages, built: ['stockade'] })
    const shields = (city: CityFacts) => between(city, {}, {}, 'altar').table.view(null).cities[0]?.shields
    expect([rhodos(1), rhodos(2), rhodos(3)].map(shields)).toEqual([1, 3, 3])
    for (const [age, victory] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ] as const) {
      const against = { built: ['walls'] } as const
      const cities = [rhodos(2), against, against]
      const table = position({ age, turn: 6, cities, hands: turn(['altar', 'tavern']) })
      expect(table.allSell().city(0).tokens).toEqual([victory, victory])
    }
  })
})

describe('Babylon', () => {
  test('stage 2 is a science symbol whose kind is chosen at the end (7W-WONDER-A-BABYLON)', () => {
    const science = (stages: number, ...built: CardId[]) =>
      finished({ board: 'babylon A', stages, built }, {}, {}).score(0).science
    expect(science(1, 'apothecary', 'workshop')).toBe(2)
    expect(science(2, 'apothecary', 'workshop')).toBe(10)
    expect(science(2, 'apothecary', 'dispensary', 'lodge', 'academy')).toBe(25)
    expect(science(2)).toBe(1)
  })
})

test('side A: stage 1 is worth 3, stage 3 is worth 7, and Giza has 5 between them (7W-WONDER-A-GIZA)', () => {
  const wonder = (board: CityFacts['board'] & string, stages: number) =>
    finished({ board, stages }, {}, {}).score(0).wonder
  expect([0, 1, 2, 3].map((stages) => wonder('giza A', stages))).toEqual([0, 3, 8, 15])
  for (const board of ['alexandria', 'babylon', 'ephesos', 'halikarnassos', 'olympia', 'rhodos'] as const) {
    expect([0, 1, 2, 3].map((stages) => wonder(`${board} A`, stages))).toEqual([0, 3, 3, 10])
  }
})

describe('Alexandria', () => {
  test('stage 2 gives one raw material of choice, only to its owner (7W-WONDER-A-ALEXANDRIA)', () => {
    const alexandria: CityFacts = { board: 'alexandria A', stages: 2, coins: 0 }
    for (const card of ['stockade', 'baths', 'guard-tower', 'barracks'] as const) {
      expect(between(alexandria, {}, {}, card).options(0)).toContain(`build ${card}`)
      const buyer = between({ board: 'ephesos A' }, alexandria, { board: 'babylon A', built: [] }, card)
      expect(buyer.payments(0, card).filter(([left]) => left > 0)).toEqual([])
    }
    expect(between(alexandria, {}, {}, 'apothecary').payments(0, 'apothecary')).toEqual([])
    expect(between(alexandria, {}, {}, 'caravansery').payments(0, 'caravansery')).toEqual([])
  })
})

describe('Olympia', () => {
  const olympia: CityFacts = { board: 'olympia A', coins: 0 }
  const free = (table: Position) => table.options(0, 'free')

  test('stage 2 of turn 3 allows one free build in turns 4 to 6 (7W-WONDER-A-OLYMPIA, 7W-EX-42)', () => {
    const table = position({
      turn: 3,
      cities: [
        { ...olympia, stages: 1, built: ['stone-pit', 'timber-yard'] },
        { board: 'ephesos A' },
        { board: 'alexandria A' },
      ],
      hands: turn(['barracks', 'guard-tower', 'apothecary', 'altar', 'workshop']),
    })
    expect(free(table)).toEqual([])
    table.all('wonder with altar', 'sell altar', 'sell altar')
    expect(free(table)).toEqual([
      'build barracks free',
      'build guard-tower free',
      'build apothecary free',
      'build workshop free',
    ])
    table.all('build workshop free', 'sell workshop', 'sell workshop')
    expect(table.city(0)).toMatchObject({ coins: 0, built: ['stone-pit', 'timber-yard', 'workshop'] })
    expect(table.coins()[1]).toBe(9)
    expect(free(table)).toEqual([])
  })

  test('there is one free build per age, and it lapses if unused (7W-WONDER-A-OLYMPIA, 7W-EX-42)', () => {
    for (const freeBuiltIn of [undefined, 1] as const) {
      const facts: CityFacts = { ...olympia, stages: 2, ...(freeBuiltIn && { freeBuiltIn }) }
      const table = position({
        turn: 6,
        cities: [facts, {}, {}],
        hands: turn(['barracks', 'workshop']),
      })
      expect(free(table)).toHaveLength(freeBuiltIn === undefined ? 2 : 0)
      table.all('sell barracks', 'sell barracks', 'sell barracks')
      expect([table.table.state.age, table.table.state.turn]).toEqual([2, 1])
      const [first] = free(table)
      expect(first).toBeDefined()
      table.plays(0, first ?? '')
      for (const seat of [1, 2]) table.plays(seat, table.options(seat, 'sell')[0] ?? '')
      while (table.table.state.age === 2) {
        expect(free(table)).toEqual([])
        table.allSell()
      }
      expect(free(table)).not.toEqual([])
    }
  })

  test('Palace costs nothing and no coins move; a coin cost is waived too (7W-WONDER-A-OLYMPIA, 7W-EX-42)', () => {
    const city: CityFacts = { ...olympia, stages: 2, freeBuiltIn: 2, coins: 1 }
    const table = between(city, {}, {}, 'palace', 'arsenal')
    table.all('build palace free', 'sell palace', 'sell palace')
    expect(table.coins()).toEqual([1, 6, 6])
    expect(table.city(0).built).toEqual(['palace'])
    const quarry = between({ ...olympia, stages: 2 }, {}, {}, 'quarry', 'walls')
    quarry.all('build quarry free', 'sell quarry', 'sell quarry')
    expect(quarry.city(0)).toMatchObject({ coins: 0, built: ['quarry'] })
  })

  test('the free build is for buildings, not for stages or duplicates (7W-WONDER-A-OLYMPIA)', () => {
    const table = between({ ...olympia, stages: 2, built: ['baths'] }, {}, {}, 'baths', 'workshop')
    expect(free(table)).toEqual(['build workshop free'])
    expect(table.options(0, 'wonder')).toEqual([])
  })
})

test('Ephesos takes 9 coins once (7W-WONDER-A-EPHESOS)', () => {
  const ephesos: CityFacts = { board: 'ephesos A', stages: 1, built: ['sawmill'], coins: 0 }
  const table = between(ephesos, {}, {}, 'altar', 'theater', 'tavern')
  table.all('wonder with altar', 'sell altar', 'sell altar')
  expect(table.city(0).coins).toBe(9)
  table.all('build theater', 'sell theater', 'sell theater')
  expect(table.city(0).coins).toBe(9)
})

describe('Halikarnassos', () => {
  const builds = (own: readonly CardId[], discard: readonly CardId[] = ['tavern']) =>
    position({
      turn: 6,
      cities: [
        { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'clay-pit', ...own] },
        { board: 'rhodos A' },
        { board: 'giza A' },
        { board: 'ephesos A' },
      ],
      hands: [
        ['stockade', 'baths'],
        ['pawnshop', 'guard-tower'],
        ['marketplace', 'altar'],
        ['theater', 'loom-age-1'],
      ],
      discard,
    }).all('wonder left 2 with stockade', 'build pawnshop', 'build marketplace', 'build theater')

  test('chooses from all discards, including this turn’s (7W-WONDER-A-HALIKARNASSOS, 7W-EX-44)', () => {
    const finds = ['altar', 'baths', 'guard-tower', 'loom-age-1', 'nothing', 'tavern']
    expect(builds([]).options(0).toSorted()).toEqual(finds.map((card) => `dig ${card}`))
    expect(builds(['loom-age-1']).options(0)).not.toContain('dig loom-age-1')
    expect(builds([]).options(1)).toEqual([])
    const baths = builds([]).plays(0, 'dig baths')
    expect(baths.city(0)).toMatchObject({ coins: 1, built: ['ore-vein', 'clay-pit', 'baths'] })
    expect(baths.table.state.discard.cards).not.toContain('baths')
  })

  test('one-time coins come at once; a shield counts in this conflict (7W-WONDER-A-HALIKARNASSOS, 7W-EX-44)', () => {
    const tavern = builds([]).plays(0, 'dig tavern')
    expect(tavern.city(0)).toMatchObject({ coins: 6, tokens: [] })
    const tower = builds([]).plays(0, 'dig guard-tower')
    expect(tower.city(0)).toMatchObject({ coins: 1, tokens: [1, 1] })
    expect(tower.city(1).tokens).toEqual([-1])
  })

  test('may take nothing, and the right is spent (7W-WONDER-A-HALIKARNASSOS)', () => {
    const table = builds([]).plays(0, 'dig nothing')
    expect(table.city(0).built).toEqual(['ore-vein', 'clay-pit'])
    expect(table.table.state.discard.cards).toHaveLength(5)
    expect([table.table.state.age, table.table.state.turn]).toEqual([2, 1])
    table.allSell()
    expect(table.table.state.turn).toBe(2)
  })

  test('with no legal card nothing happens (7W-WONDER-A-HALIKARNASSOS)', () => {
    const halikarnassos: CityFacts = {
      board: 'halikarnassos A',
      stages: 1,
      built: ['ore-vein', 'foundry', 'baths'],
    }
    for (const discard of [[], ['baths']] as const) {
      const table = position({
        age: 2,
        cities: [halikarnassos, {}, {}],
        hands: turn(['vineyard', 'walls']),
        discard,
      })
      table.all('wonder with walls', 'build vineyard', 'build vineyard')
      expect(table.options(0, 'dig').filter((id) => id !== 'dig nothing')).toEqual([])
      if (table.options(0).includes('dig nothing')) table.plays(0, 'dig nothing')
      expect(table.table.state.turn).toBe(2)
      expect(table.city(0).built).toEqual(['ore-vein', 'foundry', 'baths'])
    }
  })

  test('acts at the end of the same turn, one of three effects that do not wait (7W-TURN-11)', () => {
    const table = position({
      age: 2,
      cities: [
        { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry'], coins: 0 },
        { board: 'olympia A' },
        { board: 'giza A' },
      ],
      hands: turn(['archery-range', 'walls', 'forum']),
      discard: ['west-trading-post'],
    })
    expect(table.payments(0, 'archery-range')).toEqual([])
    table.all('wonder with walls', 'sell walls', 'sell walls').plays(0, 'dig west-trading-post')
    expect(table.city(0).built).toContain('west-trading-post')
    // Forum is free by the chain from the next turn on
    expect(table.options(0)).toContain('build forum')
  })
})
