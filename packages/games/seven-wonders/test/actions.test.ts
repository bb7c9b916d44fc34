import { expect, test } from 'vitest'

import { between, finished, newGame, position } from './testing.ts'
import type { CityFacts } from './testing.ts'

test('building: the cost is paid and the card is face up in the city (7W-BUILD-01)', () => {
  const table = between({ board: 'ephesos A' }, { board: 'giza A' }, {}, 'baths', 'altar')
  table.all('build baths left 2', 'build altar', 'build altar')
  expect(table.coins()).toEqual([1, 5, 3])
  for (const viewer of [null, 0, 1, 2]) {
    expect(table.table.view(viewer).cities[0]?.built).toEqual(['baths'])
  }
})

test('a city never has two buildings of one name, however it gets them (7W-BUILD-02)', () => {
  const paid = between({ built: ['altar'] }, {}, {}, 'altar')
  expect(paid.options(0)).not.toContain('build altar')
  expect(paid.why(0, 'build altar')).toMatchObject([{ kind: 'duplicate', rule: '7W-BUILD-02' }])
  const chain = between({ built: ['scriptorium', 'library'] }, {}, {}, 'library')
  expect(chain.options(0)).not.toContain('build library')
  const olympia: CityFacts = { board: 'olympia A', stages: 2, built: ['baths'] }
  expect(between(olympia, {}, {}, 'baths').options(0)).not.toContain('build baths free')
})

test("Babylon's seventh card must not be a duplicate either (7W-BUILD-02)", () => {
  const table = position({
    turn: 6,
    cities: [{ board: 'babylon B', stages: 2, built: ['tavern'] }, {}, {}],
    hands: [
      ['altar', 'tavern'],
      ['altar', 'baths'],
      ['altar', 'baths'],
    ],
  })
  table.all('build altar', 'build altar', 'build altar')
  expect(table.options(0)).toEqual(['sell tavern'])
})

test('Halikarnassos digs up no duplicate, not even an Age II Loom with an Age I Loom (7W-BUILD-02)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'halikarnassos A', stages: 1, built: ['foundry', 'ore-vein', 'loom-age-1', 'altar'] },
      {},
      {},
    ],
    hands: [
      ['walls', 'forum'],
      ['walls', 'forum'],
      ['walls', 'forum'],
    ],
    discard: ['altar', 'loom-age-2', 'press-age-2'],
  })
  table.all('wonder with walls', 'sell walls', 'sell walls')
  expect(table.options(0)).toEqual(expect.arrayContaining(['dig press-age-2', 'dig walls', 'dig nothing']))
  expect(table.options(0)).not.toContain('dig altar')
  expect(table.options(0)).not.toContain('dig loom-age-2')
})

test('the Free City builds nothing twice (7W-BUILD-02)', () => {
  const table = position({
    cities: [{}, {}, { built: ['altar'] }],
    hands: [
      ['altar', 'baths'],
      ['altar', 'baths'],
    ],
    drawn: 'theater',
  })
  table.plays(0, 'sell baths')
  expect(table.options(0)).toContain('free-city build theater')
  expect(table.options(0)).not.toContain('free-city build altar')
})

test.each([
  ['loom-age-1', 'loom-age-2'],
  ['glassworks-age-1', 'glassworks-age-2'],
  ['press-age-1', 'press-age-2'],
] as const)(
  'with %s the card %s can only mark a stage or be sold (7W-BUILD-02, 7W-EX-39)',
  (first, second) => {
    const city: CityFacts = { board: 'giza A', built: ['stone-pit', first] }
    const table = between(city, {}, {}, second)
    expect(table.options(0)).toEqual([`wonder with ${second}`, `sell ${second}`])
  },
)

test('built cards never leave the city (7W-BUILD-03)', () => {
  const table = newGame(5)
  let before = table.table.state.cities.map((city) => [...city.built])
  while (table.table.questions.length > 0) {
    for (const { seat } of table.table.questions) table.plays(seat, table.options(seat)[0] ?? '')
    const now = table.table.state.cities.map((city) => [...city.built])
    now.forEach((built, city) => {
      expect(built.slice(0, before[city]?.length)).toEqual(before[city])
    })
    before = now
  }
  expect(before.flat().length).toBeGreaterThan(20)
})

test('everything built stays visible to all (7W-BUILD-04)', () => {
  const built = ['lumber-yard', 'loom-age-1', 'altar', 'tavern', 'barracks', 'workshop'] as const
  const table = position({
    cities: [{ built }, {}, {}, {}],
    hands: [['altar'], ['altar'], ['altar'], ['altar']],
  })
  for (const viewer of [null, 0, 1, 2, 3]) {
    expect(table.table.view(viewer).cities[0]?.built).toEqual(built)
  }
})

test('any card may mark a stage; the player pays the cost of the stage, not of the card (7W-WONDER-01)', () => {
  const giza: CityFacts = { board: 'giza A', built: ['stone-pit'], coins: 0 }
  const table = between(giza, {}, {}, 'palace', 'study', 'workers-guild')
  expect(table.options(0, 'wonder')).toEqual([
    'wonder with palace',
    'wonder with study',
    'wonder with workers-guild',
  ])
  table.all('wonder with palace', 'sell study', 'sell study')
  expect(table.table.view(0).cities[0]).toMatchObject({ stages: 1, coins: 0, built: ['stone-pit'] })
})

test('Alexandria A pays its second stage with 2 ore and puts any card under it, face down (7W-WONDER-01, 7W-EX-12)', () => {
  const alexandria: CityFacts = { board: 'alexandria A', stages: 1, built: ['foundry'], coins: 0 }
  const table = between(alexandria, {}, {}, 'walls', 'forum')
  expect(table.options(0, 'wonder')).toEqual(['wonder with walls', 'wonder with forum'])
  table.all('wonder with forum', 'sell walls', 'sell walls')
  expect(table.city(0)).toMatchObject({ coins: 0, built: ['foundry'] })
  expect(table.table.view(0).cities[0]?.under[1]).toBe('forum')
  expect(table.table.view(1).cities[0]?.under[1]).toBeNull()
})

test('stages are built in order, each once, and several may be built in one age (7W-WONDER-02)', () => {
  // Giza A: 2 stone, 3 wood, 4 stone
  const giza: CityFacts = { board: 'giza A', built: ['stone-pit', 'quarry'], coins: 0 }
  const stuck = between({ ...giza, stages: 1 }, { coins: 0 }, { coins: 0 }, 'altar')
  expect(stuck.options(0, 'wonder')).toEqual([])
  const rich: CityFacts = { ...giza, built: ['stone-pit', 'quarry', 'sawmill', 'lumber-yard'] }
  const table = between(rich, {}, {}, 'altar', 'tavern', 'theater', 'baths')
  table.all('wonder with altar', 'sell altar', 'sell altar')
  table.all('wonder with tavern', 'sell tavern', 'sell tavern')
  table.all('wonder with theater', 'sell theater', 'sell theater')
  expect(table.city(0).stages.cards).toEqual(['altar', 'tavern', 'theater'])
  expect(table.options(0, 'wonder')).toEqual([])
  expect(table.why(0, 'wonder')).toMatchObject([{ kind: 'wonder-complete' }])
})

test('the card under the board has no effect, is no building, and may be built later (7W-WONDER-03)', () => {
  const giza: CityFacts = { board: 'giza A', built: ['stone-pit', 'ore-vein'] }
  const table = between(giza, {}, {}, 'barracks', 'altar', 'tavern')
  table.all('wonder with barracks', 'sell altar', 'sell altar')
  const view = table.table.view(null).cities[0]
  expect(view).toMatchObject({ shields: 0, built: ['stone-pit', 'ore-vein'], under: [null] })
  const later = table.all('build tavern', 'sell tavern', 'sell barracks')
  expect(later.city(0).stages.cards).toEqual(['barracks'])
  const again = between({ ...giza, stages: 1 }, {}, {}, 'lumber-yard')
  expect(again.city(0).stages.cards).toEqual(['lumber-yard'])
  expect(again.options(0)).toContain('build lumber-yard')
})

test('the card under the board counts for no colour and stays hidden to the end (7W-WONDER-03)', () => {
  // Two stages, each with a brown Lumber Yard under it
  const table = finished({ built: ['haven', 'shipowners-guild', 'clay-pool'], stages: 2 }, {}, {})
  expect(table.score(0)).toMatchObject({ commercial: 1, guilds: 2 })
  expect(table.table.view(1).cities[0]?.under).toEqual([null, null])
})

test('building the wonder is voluntary: a player can win without a stage (7W-WONDER-04)', () => {
  const table = finished({ built: ['palace'] }, { stages: 1 }, {})
  expect(table.table.outcome?.places).toEqual([1, 2, 3])
  const able = between({ board: 'giza A', built: ['stone-pit'] }, {}, {}, 'altar')
  expect(able.options(0)).toEqual(['build altar', 'wonder with altar', 'sell altar'])
})

test('no chain and no ability makes a stage free (7W-WONDER-05)', () => {
  const olympia: CityFacts = { board: 'olympia A', stages: 2, built: ['scriptorium'], coins: 0 }
  const table = between(olympia, {}, {}, 'library', 'walls')
  expect(table.options(0)).toContain('build walls free')
  expect(table.options(0, 'wonder')).toEqual([])
})

test('a discarded card lies face down and brings 3 coins from the bank (7W-DISCARD-01)', () => {
  const table = between({}, {}, {}, 'tavern', 'altar')
  table.all('sell tavern', 'build altar', 'build altar')
  expect(table.coins()).toEqual([6, 3, 3])
  expect(table.table.view(0).discards).toEqual(['tavern'])
  expect(table.table.view(1).discards).toEqual([])
  expect(table.table.view(1).discarded).toBe(1)
})

test('the discard pile lasts all game and holds sold and seventh cards, but no cards set aside (7W-DISCARD-02)', () => {
  const table = newGame(3).allSell(6)
  expect(table.table.state.discard.cards).toHaveLength(21)
  table.allSell(6)
  expect(table.table.state.discard.cards).toHaveLength(42)
  table.allSell(6)
  expect(table.table.state.discard.cards).toHaveLength(63)
  expect(table.table.state.discard.cards).not.toContain('tavern')
  for (const guild of table.table.state.guildsAside) {
    expect(table.table.state.discard.cards).not.toContain(guild)
  }
})
