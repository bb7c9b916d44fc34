import { expect, test } from 'vitest'

import { CARDS } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { BOARD_IDS, stagesOf } from '../src/wonders.ts'
import { between, position } from './testing.ts'
import type { CityFacts } from './testing.ts'

/** Whether a city without coins can build a card with what it produces. */
const canBuild = (own: CityFacts, card: CardId): boolean =>
  between({ coins: 0, ...own }, {}, {}, card)
    .options(0)
    .includes(`build ${card}`)

test('a card with an empty cost field is free (7W-COST-01, 7W-EX-01, 7W-EX-06)', () => {
  for (const card of ['marketplace', 'east-trading-post', 'altar', 'lumber-yard', 'vineyard'] as const) {
    expect(canBuild({}, card)).toBe(true)
  }
  const table = between({ coins: 3 }, {}, {}, 'east-trading-post').all(
    'build east-trading-post',
    'sell east-trading-post',
    'sell east-trading-post',
  )
  expect(table.city(0).coins).toBe(3)
})

test('Mine and Timber Yard cost 1 coin, paid to the bank (7W-COST-02, 7W-EX-01, 7W-EX-06)', () => {
  for (const card of ['mine', 'timber-yard'] as const) {
    const table = between({ coins: 1 }, {}, {}, card, 'altar')
    table.all(`build ${card}`, 'build altar', 'build altar')
    expect(table.coins()).toEqual([0, 3, 3])
    expect(canBuild({ coins: 0 }, card)).toBe(false)
  }
})

test('only brown cards have a coin cost, and it is always 1 (7W-COST-02)', () => {
  const dear = CARDS.filter((card) => card.cost?.coins !== undefined)
  expect(dear.map((card) => card.id).toSorted()).toEqual([
    'brickyard',
    'clay-pit',
    'excavation',
    'forest-cave',
    'foundry',
    'mine',
    'quarry',
    'sawmill',
    'timber-yard',
    'tree-farm',
  ])
  for (const card of dear) expect([card.colour, card.cost]).toEqual(['brown', { coins: 1 }])
})

test('Baths cost 1 stone, Arena 2 stone and 1 ore (7W-EX-01)', () => {
  const ephesos = 'ephesos A'
  const poor: CityFacts = { board: ephesos }
  const sources = (...built: CardId[]): CityFacts => ({ board: ephesos, built })
  const buys = (own: CityFacts, card: CardId) =>
    between({ coins: 0, ...own }, { board: 'babylon A' }, { board: 'alexandria A' }, card)
      .options(0)
      .includes(`build ${card}`)
  expect(buys(poor, 'baths')).toBe(false)
  expect(buys(sources('stone-pit'), 'baths')).toBe(true)
  expect(buys(sources('quarry', 'ore-vein'), 'arena')).toBe(true)
  expect(buys(sources('quarry', 'stone-pit'), 'arena')).toBe(false)
  expect(buys(sources('stone-pit', 'foundry'), 'arena')).toBe(false)
})

test('resources come from own production, from the neighbours, or from both (7W-COST-03)', () => {
  const left: CityFacts = { board: 'ephesos A', built: ['quarry'] }
  const right: CityFacts = { board: 'halikarnassos A' }
  const pays = (own: CityFacts) =>
    between({ coins: 6, ...own }, left, right, 'library').payments(0, 'library')
  expect(pays({ board: 'giza A', built: ['stone-pit', 'loom-age-1'] })).toEqual([[0, 0]])
  expect(pays({ board: 'giza A' })).toEqual([[2, 2]])
  expect(pays({ board: 'babylon A' })).toEqual([[4, 2]])
  expect(pays({ board: 'babylon A', coins: 5 })).toEqual([])
})

test('the stages of wonders cost resources only (7W-COST-04)', () => {
  const built: readonly CardId[] = [
    'lumber-yard',
    'stone-pit',
    'clay-pool',
    'ore-vein',
    'sawmill',
    'quarry',
    'brickyard',
    'foundry',
    'loom-age-1',
    'glassworks-age-1',
    'press-age-1',
  ]
  for (const board of BOARD_IDS) {
    for (const side of ['A', 'B'] as const) {
      for (const stages of stagesOf(board, side).keys()) {
        const own: CityFacts = { board: `${board} ${side}`, coins: 0, built, stages }
        expect(between(own, {}, {}, 'altar').options(0)).toContain('wonder with altar')
      }
    }
  }
})

test('Stables cost clay, wood and ore, or nothing with an Apothecary (7W-COST-05, 7W-EX-02)', () => {
  const board = 'ephesos A'
  expect(canBuild({ board }, 'stables')).toBe(false)
  expect(canBuild({ board, built: ['clay-pool', 'lumber-yard'] }, 'stables')).toBe(false)
  expect(canBuild({ board, built: ['clay-pool', 'lumber-yard', 'ore-vein'] }, 'stables')).toBe(true)
  expect(canBuild({ board, built: ['apothecary'] }, 'stables')).toBe(true)
  const table = between({ board, built: ['apothecary'] }, {}, {}, 'stables', 'walls')
  table.all('build stables', 'sell stables', 'sell stables')
  expect(table.coins()).toEqual([3, 6, 6])
})

test('one of two predecessors is enough for Forum (7W-COST-05)', () => {
  const board = 'ephesos A'
  expect(canBuild({ board }, 'forum')).toBe(false)
  expect(canBuild({ board, built: ['east-trading-post'] }, 'forum')).toBe(true)
  expect(canBuild({ board, built: ['west-trading-post'] }, 'forum')).toBe(true)
  expect(canBuild({ board, built: ['marketplace'] }, 'forum')).toBe(false)
})

test('only cards of Ages II and III have predecessors, always of the age before (7W-COST-05)', () => {
  for (const card of CARDS) {
    for (const name of card.chainFrom ?? []) {
      expect(CARDS.find((each) => each.id === name)?.age).toBe(card.age - 1)
    }
  }
})

test('Scriptorium makes both Library and Courthouse free: chains are not used up (7W-COST-06, 7W-EX-03)', () => {
  const table = between({ coins: 0, built: ['scriptorium'] }, {}, {}, 'library', 'courthouse', 'walls')
  table
    .all('build library', 'sell walls', 'sell walls')
    .all('build courthouse', 'sell courthouse', 'sell courthouse')
  expect(table.city(0).built).toEqual(['scriptorium', 'library', 'courthouse'])
  expect(table.city(0).coins).toBe(0)
})

test('Theater makes Statue free, and Statue makes Gardens free (7W-COST-05, 7W-EX-11)', () => {
  expect(canBuild({ built: ['theater'] }, 'statue')).toBe(true)
  expect(canBuild({ built: ['theater'] }, 'gardens')).toBe(false)
  expect(canBuild({ built: ['theater', 'statue'] }, 'gardens')).toBe(true)
  expect(canBuild({}, 'statue')).toBe(false)
})

test('a predecessor that Halikarnassos digs up in Age II makes cards free from the next turn on (7W-COST-06)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'halikarnassos A', built: ['ore-vein', 'foundry'], stages: 1, coins: 0 },
      { board: 'ephesos A' },
      { board: 'alexandria A' },
    ],
    hands: [
      ['aqueduct', 'walls'],
      ['aqueduct', 'walls'],
      ['vineyard', 'walls'],
    ],
    discard: ['baths'],
  })
  expect(table.options(0, 'aqueduct')).toEqual(['wonder with aqueduct', 'sell aqueduct'])
  table.all('wonder with walls', 'sell walls', 'sell walls').plays(0, 'dig baths')
  expect(table.options(0)).toContain('build aqueduct')
})

test('nobody has to build by a chain: the card may also be sold or mark a stage (7W-COST-07)', () => {
  const table = between({ board: 'giza A', built: ['scriptorium', 'stone-pit'] }, {}, {}, 'library')
  expect(table.options(0)).toEqual(
    expect.arrayContaining(['build library', 'wonder with library', 'sell library']),
  )
})
