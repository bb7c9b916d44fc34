import { usualOptions } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { CARDS, GUILDS } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import { sevenWonders } from '../src/index.ts'
import { BOARD_IDS } from '../src/wonders.ts'
import { newGame, position } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

const dealt = (table: Position): readonly CardId[] => table.table.state.hands.flat()

const copies = (cards: readonly CardId[], card: CardId): number =>
  cards.filter((each) => each === card).length

const isGuild = (card: CardId): boolean => GUILDS.includes(card)

test('there are 49 cards of Age I, 49 of Age II, 40 and 10 guilds of Age III, and 7 boards (7W-SETUP-01)', () => {
  const cards = (age: number, guilds: boolean) =>
    sevenWonders
      .cards(usualOptions(sevenWonders.options))
      .filter((card) => card.age === age && (card.kind === 'purple') === guilds)
      .reduce((sum, card) => sum + (card.copies?.[7] ?? 0), 0)
  expect([cards(1, false), cards(2, false), cards(3, false), cards(3, true)]).toEqual([49, 49, 40, 10])
  expect(new Set(newGame(7).table.state.cities.map((city) => city.board)).size).toBe(7)
})

test('the bank never runs out of coins (7W-SETUP-01)', () => {
  const cities = Array.from({ length: 7 }, () => ({ coins: 100 }))
  const table = position({ cities, hands: cities.map(() => ['tavern', 'altar'] as const) })
  table.all(...cities.map(() => 'build tavern'))
  expect(table.coins()).toEqual(cities.map(() => 105))
})

test.each([
  [3, 16, 5],
  [4, 22, 6],
  [5, 28, 7],
  [6, 34, 8],
  [7, 40, 9],
])(
  '%i players: 7 cards each are the whole deck, in Age III %i cards and %i guilds (7W-SETUP-02, 7W-SETUP-03, 7W-SETUP-04)',
  (players, plain, guilds) => {
    const table = newGame(players)
    for (const age of [1, 2, 3]) {
      const cards = dealt(table)
      const { hands, draw } = table.table.state
      expect([age, ...hands.map((hand) => hand.length)]).toEqual([age, ...hands.map(() => 7)])
      expect(draw).toEqual([])
      for (const card of CARDS.filter((each) => each.age === age && !isGuild(each.id))) {
        const used = card.copies.filter((fewest) => fewest <= players).length
        expect([card.id, copies(cards, card.id)]).toEqual([card.id, used])
      }
      const drawn = cards.filter(isGuild)
      expect([drawn.length, new Set(drawn).size]).toEqual(age === 3 ? [guilds, guilds] : [0, 0])
      expect(cards.length - drawn.length).toBe(age === 3 ? plain : 7 * players)
      table.allSell(6)
    }
  },
)

test('four players use exactly the cards marked 3+ and 4+ (7W-SETUP-02, 7W-EX-04)', () => {
  const table = newGame(4)
  const first = dealt(table)
  expect(first).toHaveLength(28)
  // Lumber Yard 3+ 4+, Stone Pit 3+ 5+, Tavern 4+ 5+ 7+, Excavation 4+, Forest Cave 5+, Tree Farm 6+
  const counts = (
    ['lumber-yard', 'stone-pit', 'tavern', 'excavation', 'forest-cave', 'tree-farm'] as const
  ).map((card) => copies(first, card))
  expect(counts).toEqual([2, 1, 1, 1, 0, 0])
  expect(dealt(table.allSell(6))).toHaveLength(28)
  const third = dealt(table.allSell(6))
  expect(third.filter((card) => !isGuild(card))).toHaveLength(22)
  expect(third.filter(isGuild)).toHaveLength(6)
})

test('six players remove the cards marked 7+ (7W-SETUP-02, 7W-EX-05)', () => {
  const table = newGame(6)
  const first = dealt(table)
  expect(first).toHaveLength(42)
  // Pawnshop 4+ 7+, Baths 3+ 7+, Tavern 4+ 5+ 7+, Mine 6+, Loom 3+ 6+
  const counts = (['pawnshop', 'baths', 'tavern', 'mine', 'loom-age-1'] as const).map((card) =>
    copies(first, card),
  )
  expect(counts).toEqual([1, 1, 2, 1, 2])
  expect(dealt(table.allSell(6))).toHaveLength(42)
  const third = dealt(table.allSell(6))
  expect(third.filter((card) => !isGuild(card))).toHaveLength(34)
  expect(third.filter(isGuild)).toHaveLength(8)
})

test('the guilds are drawn at random, and nobody sees which ones leave the game (7W-SETUP-03)', () => {
  const drawn = new Set<string>()
  for (const words of ['one', 'two', 'three', 'four']) {
    const table = newGame(3, {}, words).allSell(12)
    drawn.add(dealt(table).filter(isGuild).toSorted().join(' '))
    expect(table.table.state.guildsAside).toHaveLength(5)
    for (const viewer of [null, 0, 1, 2]) {
      const shown = JSON.stringify(table.table.view(viewer))
      for (const guild of table.table.state.guildsAside) expect(shown).not.toContain(guild)
    }
  }
  expect(drawn.size).toBeGreaterThan(1)
})

test('boards are dealt at random, each once, and each side is drawn separately (7W-SETUP-05)', () => {
  const games = Array.from({ length: 60 }, (_, i) => newGame(3, { sides: 'random' }, `game ${i}`))
  const cities = games.map((game) => game.table.state.cities)
  for (const three of cities) expect(new Set(three.map((city) => city.board)).size).toBe(3)
  expect(new Set(cities.flat().map((city) => `${city.board} ${city.side}`)).size).toBe(14)
  const sides = new Set(cities.map((three) => three.map((city) => city.side).join('')))
  expect(sides.size).toBe(8)
})

test('side A for everyone in a first game (7W-SETUP-06)', () => {
  for (let i = 0; i < 10; i++) {
    const { cities } = newGame(7, { sides: 'A' }, `game ${i}`).table.state
    expect(cities.every((city) => city.side === 'A')).toBe(true)
  }
})

test('the players may choose their boards (7W-SETUP-06)', () => {
  const table = newGame(3, { boards: 'chosen', sides: 'B' })
  expect(table.options(0)).toHaveLength(7)
  table.plays(0, 'board giza')
  expect(table.options(1)).not.toContain('board giza')
  table.plays(1, 'board rhodos').plays(2, 'board olympia')
  expect(table.table.state.cities.map((city) => city.board)).toEqual(['giza', 'rhodos', 'olympia'])
  expect(table.table.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7])
})

test('each player starts with 3 coins, and change is always given (7W-SETUP-07)', () => {
  expect(newGame(5).coins()).toEqual([3, 3, 3, 3, 3])
  const table = position({
    cities: [{}, {}, {}],
    hands: [
      ['clay-pit', 'altar'],
      ['timber-yard', 'altar'],
      ['altar', 'baths'],
    ],
  })
  expect(table.all('build clay-pit', 'build timber-yard', 'build altar').coins()).toEqual([2, 2, 3])
})

test.each([
  ['alexandria', 'workshop'],
  ['babylon', 'guard-tower'],
  ['ephesos', 'scriptorium'],
  ['giza', 'baths'],
  ['halikarnassos', 'apothecary'],
  ['olympia', 'stockade'],
  ['rhodos', 'barracks'],
] as const)('%s builds %s with its starting resource in the first turn (7W-SETUP-08)', (board, card) => {
  for (const side of ['A', 'B'] as const) {
    const cities: readonly CityFacts[] = [{ board: `${board} ${side}`, coins: 0 }, {}, {}]
    const hands = [[card], ['altar'], ['altar']] as const
    expect(position({ cities, hands }).options(0)).toContain(`build ${card}`)
  }
})

test('a wonder has 3 stages, except Rhodos B with 2 and Giza B with 4 (7W-SETUP-08)', () => {
  for (const board of BOARD_IDS) {
    for (const side of ['A', 'B'] as const) {
      const name = `${board} ${side}` as const
      const stages = name === 'rhodos B' ? 2 : name === 'giza B' ? 4 : 3
      const complete = (built: number) =>
        position({
          cities: [{ board: name, stages: built, coins: 0 }, {}, {}],
          hands: [['altar'], ['altar'], ['altar']],
        })
          .why(0, 'wonder')
          .some(({ kind }) => kind === 'wonder-complete')
      expect([name, complete(stages - 1), complete(stages)]).toEqual([name, false, true])
    }
  }
})
