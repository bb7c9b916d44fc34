import { expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { between, position } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

const stays: CityFacts = { board: 'ephesos A', coins: 0 }

test('players buy missing goods from the left and the right neighbour only (7W-TRADE-01)', () => {
  const wood: CityFacts = { board: 'olympia A' }
  const others: readonly CityFacts[] = [
    { board: 'giza A' },
    { board: 'rhodos A' },
    { board: 'babylon A' },
    { board: 'alexandria A' },
  ]
  const pays = (woodAt: number) =>
    position({
      cities: [{ board: 'ephesos A' }, ...others.map((city, i) => (i + 1 === woodAt ? wood : city))],
      hands: Array.from({ length: 5 }, () => ['stockade', 'altar'] as const),
    }).payments(0, 'stockade')
  expect([1, 2, 3, 4].map(pays)).toEqual([[[2, 0]], [], [], [[0, 2]]])
})

test('a neighbour sells its starting resource and what brown and grey cards yield (7W-TRADE-02)', () => {
  const pays = (left: CityFacts, card: CardId) =>
    between({ board: 'alexandria A' }, left, { board: 'giza A' }, card).payments(0, card)
  expect(pays({ board: 'rhodos A' }, 'barracks')).toEqual([[2, 0]])
  expect(pays({ board: 'rhodos A', built: ['lumber-yard'] }, 'stockade')).toEqual([[2, 0]])
  expect(pays({ board: 'rhodos A', built: ['loom-age-1'] }, 'apothecary')).toEqual([[2, 0]])
})

test('yellow cards and wonder stages sell nothing: only glass is for sale (7W-TRADE-02, 7W-EX-29)', () => {
  const right: CityFacts = { board: 'alexandria A', built: ['caravansery', 'forum'], stages: 2 }
  const sold = (own: CityFacts, card: CardId) =>
    between({ coins: 20, ...own }, { board: 'ephesos A' }, right, card)
      .payments(0, card)
      .filter(([, toRight]) => toRight > 0)
  const giza: CityFacts = { board: 'giza A' }
  expect(sold(giza, 'workshop')).toEqual([[0, 2]])
  for (const card of ['stockade', 'guard-tower', 'barracks', 'apothecary', 'scriptorium'] as const) {
    expect([card, sold(giza, card)]).toEqual([card, []])
  }
  expect(sold({ board: 'rhodos A' }, 'baths')).toEqual([])
})

test('two units cost 2 coins each, paid to the neighbour who sells them (7W-TRADE-03, 7W-EX-08)', () => {
  // University = 2 wood + glass + papyrus; own wood and glass, wood on the left, papyrus on the right
  const own: CityFacts = { board: 'alexandria A', built: ['lumber-yard'], coins: 4 }
  const table = between(own, { board: 'olympia A' }, { board: 'ephesos A' }, 'university', 'walls')
  expect(table.payments(0, 'university')).toEqual([[2, 2]])
  table.all('build university left 2 right 2', 'sell walls', 'sell walls')
  expect(table.coins()).toEqual([0, 8, 8])
})

test('4 stone are sold for 8 coins, and the owner builds Library with them (7W-TRADE-04, 7W-EX-09)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'ephesos A', coins: 4 },
      { board: 'giza A', coins: 0, built: ['stone-pit', 'quarry', 'loom-age-1'] },
      { board: 'alexandria A', coins: 4 },
    ],
    hands: [
      ['walls', 'forum'],
      ['library', 'forum'],
      ['walls', 'forum'],
    ],
  })
  table.all('wonder left 4 with walls', 'build library', 'wonder right 4 with walls')
  expect(table.coins()).toEqual([0, 8, 0])
  expect(table.city(1).built).toContain('library')
})

test('two neighbours buy the same Quarry and its owner uses it too (7W-TRADE-04, 7W-EX-28)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'ephesos A', coins: 4 },
      { board: 'halikarnassos A', coins: 0, built: ['quarry'] },
      { board: 'alexandria A', coins: 4 },
    ],
    hands: [
      ['walls', 'forum'],
      ['library', 'forum'],
      ['walls', 'forum'],
    ],
  })
  table.all('wonder left 4 with walls', 'build library', 'wonder right 4 with walls')
  expect(table.coins()).toEqual([0, 8, 0])
  expect(table.table.state.cities.map((city) => city.stages.cards.length)).toEqual([1, 0, 1])
  expect(table.city(1).built).toContain('library')
})

test('one card with a choice sells ore to one side, clay to the other, and serves its owner (7W-TRADE-05)', () => {
  const table = position({
    cities: [
      { board: 'ephesos A' },
      { board: 'halikarnassos A', built: ['clay-pit'] },
      { board: 'alexandria A' },
    ],
    hands: [
      ['barracks', 'altar'],
      ['barracks', 'altar'],
      ['guard-tower', 'altar'],
    ],
  })
  table.all('build barracks left 2', 'build barracks', 'build guard-tower right 2')
  expect(table.coins()).toEqual([1, 7, 1])
})

test('one Clay Pit does not sell clay and ore to one buyer (7W-TRADE-05, 7W-EX-27)', () => {
  // Stables = wood + clay + ore; the wood is own
  const own: CityFacts = { board: 'olympia A', coins: 20 }
  const left: CityFacts = { board: 'halikarnassos A', built: ['clay-pit'] }
  const pays = (right: CityFacts) => between(own, left, right, 'stables').payments(0, 'stables')
  expect(pays({ board: 'ephesos A' })).toEqual([])
  expect(pays({ board: 'rhodos A' })).toEqual([[2, 2]])
})

test('players may buy any number of units from both neighbours (7W-TRADE-06)', () => {
  const left: CityFacts = { board: 'babylon A', built: ['quarry', 'loom-age-1', 'press-age-1'] }
  const right: CityFacts = { board: 'rhodos A', built: ['lumber-yard', 'glassworks-age-1'] }
  const own: CityFacts = { board: 'alexandria A', coins: 20 }
  expect(between(own, left, { board: 'giza A' }, 'aqueduct').payments(0, 'aqueduct')).toEqual([[4, 2]])
  expect(between(own, left, { board: 'rhodos A' }, 'aqueduct').payments(0, 'aqueduct')).toEqual([])
  expect(between(own, left, right, 'palace').payments(0, 'palace')).toEqual([[8, 4]])
})

test('if both neighbours sell a good, the buyer chooses the seller (7W-TRADE-07)', () => {
  const buyer: CityFacts = { board: 'ephesos A', coins: 2 }
  const buy = (way: string) =>
    between(buyer, { board: 'olympia A' }, { board: 'giza A', built: ['lumber-yard'] }, 'stockade', 'altar')
      .all(`build stockade ${way}`, 'build altar', 'build altar')
      .coins()
  expect(buy('left 2')).toEqual([0, 5, 3])
  expect(buy('right 2')).toEqual([0, 3, 5])
})

test('bought goods serve only in the same turn (7W-TRADE-08)', () => {
  const own: CityFacts = { board: 'ephesos A', coins: 4 }
  const table = between(own, { board: 'giza A' }, { board: 'rhodos A' }, 'baths', 'aqueduct', 'altar')
  table.all('build baths left 2', 'build altar', 'build altar')
  expect(table.why(0, 'wonder')).toMatchObject([{ missing: { stone: 2 } }])
  expect(table.options(0)).not.toContain('wonder with altar')
})

test('coins earned in a turn cannot be spent in it (7W-TRADE-09, 7W-EX-10)', () => {
  // Forum = 2 clay
  const table = position({
    age: 2,
    cities: [
      { board: 'babylon A', coins: 1 },
      { board: 'halikarnassos A', coins: 2, built: ['clay-pool'] },
      { board: 'ephesos A', built: ['clay-pool'] },
    ],
    hands: [
      ['forum', 'vineyard'],
      ['walls', 'forum'],
      ['walls', 'vineyard'],
    ],
  })
  expect(table.payments(0, 'forum')).toEqual([])
  expect(table.why(0, 'build forum')).toMatchObject([{ kind: 'too-dear', cheapest: 2, coins: 1 }])
  table.all('sell vineyard', 'wonder right 2 with walls', 'sell walls')
  expect(table.city(0).coins).toBe(6)
  expect(table.payments(0, 'forum')).toHaveLength(2)
})

test('the coins for both neighbours together must be there at the start of the turn (7W-TRADE-09)', () => {
  const pays = (coins: number) =>
    between(
      { board: 'alexandria A', built: ['lumber-yard'], coins },
      { board: 'olympia A' },
      { board: 'ephesos A' },
      'university',
    ).payments(0, 'university')
  expect([pays(3), pays(4)]).toEqual([[], [[2, 2]]])
})

test("Tavern's coins pay for nothing in its own turn (7W-TRADE-09, 7W-EX-37)", () => {
  const own: CityFacts = { board: 'ephesos A', coins: 1 }
  const table = between(own, { board: 'giza A' }, { board: 'rhodos A' }, 'tavern', 'baths', 'altar')
  expect(table.payments(0, 'baths')).toEqual([])
  table.all('build tavern', 'build altar', 'build altar')
  expect(table.city(0).coins).toBe(6)
  expect(table.payments(0, 'baths')).toEqual([[2, 0]])
})

test('only missing units may be bought (7W-TRADE-12)', () => {
  const left: CityFacts = { board: 'rhodos A', built: ['lumber-yard', 'clay-pool'] }
  const pays = (own: CityFacts, card: CardId) =>
    between({ coins: 20, ...own }, left, { board: 'babylon A' }, card).payments(0, card)
  expect(pays({ board: 'olympia A' }, 'stockade')).toEqual([[0, 0]])
  expect(pays({ board: 'olympia A' }, 'altar')).toEqual([[0, 0]])
  // Stables = wood + clay + ore: one unit is missing, the clay or the ore, and never both
  const stables = pays({ board: 'olympia A', built: ['clay-pit'] }, 'stables')
  expect(stables.map(String).toSorted()).toEqual(['0,2', '2,0'])
})

test('a source that a neighbour builds this turn sells from the next turn on (7W-TRADE-13)', () => {
  const table: Position = position({
    cities: [{ board: 'ephesos A' }, { board: 'rhodos A' }, { board: 'alexandria A' }],
    hands: [
      ['baths', 'altar'],
      ['stone-pit', 'altar'],
      ['baths', 'altar'],
    ],
  })
  expect(table.payments(0, 'baths')).toEqual([])
  table.plays(1, 'build stone-pit')
  expect(table.payments(0, 'baths')).toEqual([])
  table.plays(0, 'build altar').plays(2, 'build altar')
  expect(table.payments(0, 'baths')).toEqual([[2, 0]])
})

test('the seller cannot refuse: they are not asked (7W-TRADE-04)', () => {
  const table = between({ board: 'giza A' }, stays, { board: 'olympia A' }, 'stockade', 'altar')
  table.all('build stockade right 2', 'build altar', 'build altar')
  expect(table.coins()).toEqual([1, 0, 5])
  expect(table.table.state.turn).toBe(2)
})
