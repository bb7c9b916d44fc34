import { expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between } from './testing.ts'
import type { CityFacts } from './testing.ts'

/** Whether a city without coins can build a card with what it produces. */
const canBuild = (own: CityFacts, card: CardId): boolean =>
  between({ coins: 0, ...own }, {}, {}, card)
    .options(0)
    .includes(`build ${card}`)

test('board, brown, grey and yellow cards and the wonder all produce (7W-PROD-01)', () => {
  const built: readonly CardId[] = ['lumber-yard', 'stone-pit', 'caravansery', 'loom-age-1', 'forum']
  const palace = (city: CityFacts) =>
    between({ coins: 0, ...city }, {}, {}, 'palace')
      .options(0)
      .includes('build palace')
  expect(palace({ board: 'alexandria A', built, stages: 2 })).toBe(true)
  expect(palace({ board: 'alexandria A', built, stages: 1 })).toBe(false)
  expect(palace({ board: 'giza A', built, stages: 2 })).toBe(false)
  for (const card of built) {
    const others = built.filter((each) => each !== card)
    expect([card, palace({ board: 'alexandria A', built: others, stages: 2 })]).toEqual([card, false])
  }
})

test('Giza with 2 stone, clay, ore, papyrus and cloth builds Barracks or Scriptorium, not Aqueduct (7W-PROD-01, 7W-EX-07)', () => {
  const giza: CityFacts = {
    board: 'giza A',
    coins: 20,
    built: ['stone-pit', 'clay-pool', 'ore-vein', 'press-age-1', 'loom-age-1'],
  }
  const table = between(
    giza,
    { board: 'ephesos A' },
    { board: 'alexandria A' },
    'barracks',
    'scriptorium',
    'aqueduct',
  )
  expect(table.options(0)).toEqual(expect.arrayContaining(['build barracks', 'build scriptorium']))
  expect(table.options(0, 'aqueduct')).not.toContainEqual(expect.stringContaining('build'))
  expect(table.why(0, 'build aqueduct')).toMatchObject([{ kind: 'missing', missing: { stone: 1 } }])
})

test('resources are never used up: the same stone serves every turn (7W-PROD-02)', () => {
  const table = between(
    { board: 'giza A', built: ['stone-pit'], coins: 0 },
    {},
    {},
    'baths',
    'altar',
    'tavern',
  )
  table.all('build baths', 'sell altar', 'sell altar').all('wonder with tavern', 'sell tavern', 'sell tavern')
  expect(table.city(0).stages.cards).toHaveLength(1)
  expect(table.city(0).coins).toBe(0)
})

test('each source serves once per construction; a double card is two units (7W-PROD-03)', () => {
  const stage = (...built: CardId[]) =>
    between({ board: 'ephesos A', coins: 0, built }, {}, {}, 'altar').options(0).includes('wonder with altar')
  expect(stage('stone-pit')).toBe(false)
  expect(stage('stone-pit', 'timber-yard')).toBe(true)
  expect(stage('quarry')).toBe(true)
})

test('a source with a choice gives one of its goods each turn, with a new choice every turn (7W-PROD-04)', () => {
  const yard: CityFacts = { board: 'ephesos A', built: ['timber-yard'], coins: 0 }
  const table = between(yard, {}, {}, 'stockade', 'baths', 'altar')
  table.all('build stockade', 'sell altar', 'sell altar').all('build baths', 'sell baths', 'sell baths')
  expect(table.city(0).built).toEqual(['timber-yard', 'stockade', 'baths'])
  // Senate = 2 wood + stone + ore: Timber Yard produces either the second wood or the stone
  const goods = (...built: CardId[]): CityFacts => ({ board: 'rhodos A', built })
  expect(canBuild(goods('sawmill', 'timber-yard'), 'senate')).toBe(true)
  expect(canBuild(goods('lumber-yard', 'timber-yard'), 'senate')).toBe(false)
  expect(canBuild(goods('lumber-yard', 'timber-yard', 'caravansery'), 'senate')).toBe(true)
})

test('wood and a Timber Yard pay wood and stone, but not 2 stone (7W-PROD-04, 7W-EX-25)', () => {
  // Workers Guild = wood + stone + clay + 2 ore; Brickyard and Foundry produce the rest
  const built: readonly CardId[] = ['lumber-yard', 'timber-yard', 'brickyard', 'foundry']
  expect(canBuild({ board: 'ephesos A', built }, 'workers-guild')).toBe(true)
  // Ephesos A, stage 1 = 2 stone
  const stage = (left: CityFacts) =>
    between({ board: 'ephesos A', built, coins: 20 }, left, { board: 'alexandria A' }, 'altar')
  const poor = stage({ board: 'rhodos A' })
  expect(poor.options(0, 'wonder')).toEqual([])
  expect(poor.why(0, 'wonder')).toMatchObject([{ kind: 'missing', missing: { stone: 1 } }])
  expect(stage({ board: 'giza A' }).options(0, 'wonder')).toEqual(['wonder left 2 with altar'])
})

test('Clay Pit gives the ore when Excavation gives the clay (7W-PROD-04, 7W-EX-26)', () => {
  // Stables = wood + clay + ore
  const own: CityFacts = { board: 'olympia A', built: ['clay-pit', 'excavation'], coins: 0 }
  expect(between(own, {}, {}, 'stables').payments(0, 'stables')).toEqual([[0, 0]])
})

test('the starting resource is not a card: effects that count brown or grey cards do not count it (7W-PROD-05)', () => {
  const table = between(
    { board: 'giza A' },
    { board: 'ephesos A' },
    { board: 'rhodos A' },
    'vineyard',
    'bazar',
  )
  table.all('build vineyard', 'build bazar', 'sell bazar')
  expect(table.coins()).toEqual([3, 3, 6])
})
