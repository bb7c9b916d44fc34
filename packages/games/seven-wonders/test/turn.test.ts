import { expect, test } from 'vitest'

import { cardOf } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { between, finished, newGame, position } from './testing.ts'
import type { CityFacts } from './testing.ts'

const hands = (table: { readonly table: { readonly state: { readonly hands: CardId[][] } } }) =>
  table.table.state.hands.map((hand) => [...hand])

test('three ages in order, each with seven cards for everybody from its own deck (7W-TURN-01)', () => {
  const table = newGame(5)
  for (const age of [1, 2, 3]) {
    for (const hand of hands(table)) {
      expect(hand).toHaveLength(7)
      expect(hand.every((card) => cardOf(card).age === age)).toBe(true)
    }
    table.allSell(6)
  }
  expect(table.table.outcome).not.toBeNull()
})

test('an age has six turns; in each, everybody plays one card and passes the rest (7W-TURN-02)', () => {
  const table = newGame(4)
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    expect([table.table.state.age, table.table.state.turn]).toEqual([1, turn])
    expect(hands(table).map((hand) => hand.length)).toEqual([8 - turn, 8 - turn, 8 - turn, 8 - turn])
    expect(table.table.questions.map((question) => question.seat)).toEqual([0, 1, 2, 3])
    table.allSell()
  }
  expect([table.table.state.age, table.table.state.turn]).toEqual([2, 1])
})

test('card, action and payment are chosen together, unseen by the others (7W-TURN-03)', () => {
  const table = between({ board: 'ephesos A' }, { board: 'giza A' }, {}, 'baths', 'altar')
  const before = [null, 1, 2].map((viewer) => table.table.view(viewer))
  const open = table.options(1)
  table.plays(0, 'build baths left 2')
  expect([null, 1, 2].map((viewer) => table.table.view(viewer))).toEqual(before)
  expect(table.options(1)).toEqual(open)
  expect(table.options(0)).toEqual([])
})

test('when everyone has chosen, all act at once, each in one of three ways (7W-TURN-04)', () => {
  const table = position({
    cities: [{ board: 'giza A', built: ['stone-pit'] }, { board: 'ephesos A' }, { board: 'rhodos A' }],
    hands: [
      ['altar', 'tavern'],
      ['baths', 'theater'],
      ['barracks', 'altar'],
    ],
  })
  expect(table.options(0, 'altar')).toEqual(['build altar', 'wonder with altar', 'sell altar'])
  table.plays(0, 'wonder with altar').plays(1, 'sell baths')
  expect(table.coins()).toEqual([3, 3, 3])
  expect(table.city(0).stages.cards).toEqual([])
  table.plays(2, 'build barracks')
  expect(table.city(0).stages.cards).toEqual(['altar'])
  expect(table.table.state.discard.cards).toEqual(['baths'])
  expect(table.city(2).built).toEqual(['barracks'])
  expect(table.coins()).toEqual([3, 6, 3])
})

test('a player who can neither build nor add a stage must discard for 3 coins; everybody always may (7W-TURN-05)', () => {
  const poor: CityFacts = { board: 'ephesos A', coins: 0 }
  const table = between(poor, {}, {}, 'palace', 'arsenal')
  expect(table.options(0)).toEqual(['sell palace', 'sell arsenal'])
  expect(newGame(3).options(1, 'sell')).toHaveLength(new Set(hands(newGame(3))[1]).size)
})

test.each([
  [1, 'left', [3, 0, 1, 2]],
  [2, 'right', [1, 2, 3, 0]],
  [3, 'left', [3, 0, 1, 2]],
] as const)('in Age %i the hands go to the %s (7W-TURN-06)', (age, _, from) => {
  const table = newGame(4).allSell((age - 1) * 6)
  const before = hands(table)
  table.all(...before.map(([card]) => `sell ${card ?? ''}`))
  expect(hands(table)).toEqual(from.map((seat) => before[seat]?.slice(1)))
})

test('Age I: 6 cards go left, 6 come from the right; in turn 6 the last card brings no coins (7W-TURN-06, 7W-TURN-07, 7W-EX-13)', () => {
  const table = newGame(3)
  const before = hands(table)
  table.allSell()
  expect(hands(table)[0]).toHaveLength(6)
  expect(before[2]).toEqual(expect.arrayContaining(hands(table)[0] ?? []))
  table.allSell(4)
  expect(hands(table).map((hand) => hand.length)).toEqual([2, 2, 2])
  const left = hands(table).flat()
  const discarded = table.table.state.discard.cards.length
  const coins = table.coins()
  table.allSell()
  expect(table.coins()).toEqual(coins.map((each) => each + 3))
  expect(table.table.state.discard.cards.slice(discarded).toSorted()).toEqual(left.toSorted())
})

test('the unpaid seventh card goes to the discard pile, face down for the others (7W-TURN-07)', () => {
  const table = position({
    turn: 6,
    cities: [{}, {}, {}],
    hands: [
      ['altar', 'tavern'],
      ['altar', 'baths'],
      ['altar', 'theater'],
    ],
  })
  table.all('build altar', 'build altar', 'build altar')
  expect(table.coins()).toEqual([3, 3, 3])
  expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'tavern', 'theater'])
  expect(table.table.view(1).discards).toEqual(['baths'])
  expect(table.table.view(null).discards).toEqual([])
  expect(table.table.view(null).discarded).toBe(3)
})

test('with 4 players who never discard for coins, 4, 8 and 12 cards are discarded (7W-TURN-07, 7W-EX-46)', () => {
  const age = (number: 1 | 2 | 3, card: CardId, last: CardId, discard: readonly CardId[]) => {
    const four = [0, 1, 2, 3]
    const city: CityFacts = { built: ['quarry', 'glassworks-age-1', 'statue'] }
    const table = position({
      age: number,
      turn: 6,
      cities: four.map(() => city),
      hands: four.map(() => [card, last]),
      discard,
    })
    return table.all(...four.map(() => `build ${card}`)).table.state.discard.cards
  }
  const first = age(1, 'altar', 'tavern', [])
  expect(first).toHaveLength(4)
  const second = age(2, 'vineyard', 'walls', first)
  expect(second).toHaveLength(8)
  expect(age(3, 'gardens', 'palace', second)).toHaveLength(12)
})

test('after the sixth turn comes the conflict, then the next age or, after Age III, the scoring (7W-TURN-08)', () => {
  const armed: CityFacts = { built: ['barracks'] }
  const table = position({
    turn: 6,
    cities: [armed, {}, {}],
    hands: [
      ['altar', 'tavern'],
      ['altar', 'tavern'],
      ['altar', 'tavern'],
    ],
  })
  table.all('sell altar', 'sell altar', 'sell altar')
  expect(table.city(0).tokens).toEqual([1, 1])
  expect([table.table.state.age, table.table.state.turn]).toEqual([2, 1])
  const end = finished(armed, {}, {})
  expect(end.city(0).tokens).toEqual([5, 5])
  expect(end.table.outcome?.places[0]).toBe(1)
  expect(end.table.questions).toEqual([])
})

test('nothing that others do in the turn makes a chosen action illegal (7W-TURN-09)', () => {
  // The seller of the stone also builds with it, spends all its coins, and answers before or after
  const play = (order: readonly number[]) => {
    const table = position({
      cities: [{ board: 'ephesos A', coins: 2 }, { board: 'giza A', coins: 2 }, { board: 'olympia A' }],
      hands: [
        ['baths', 'altar'],
        ['stockade', 'altar'],
        ['altar', 'baths'],
      ],
    })
    const ids = ['build baths left 2', 'build stockade left 2', 'build altar']
    for (const seat of order) table.plays(seat, ids[seat] ?? '')
    return table.coins()
  }
  expect(play([0, 1, 2])).toEqual([0, 2, 5])
  expect(play([1, 2, 0])).toEqual([0, 2, 5])
})

test('the order of answers does not change the results (7W-TURN-13)', () => {
  const play = (order: readonly number[]) => {
    const table = position({
      age: 2,
      cities: [
        { board: 'rhodos A', built: ['lumber-yard'] },
        { board: 'giza A', built: ['stone-pit'] },
        { board: 'ephesos A' },
      ],
      hands: [
        ['vineyard', 'walls', 'forum'],
        ['foundry', 'walls', 'forum'],
        ['sawmill', 'walls', 'forum'],
      ],
    })
    const ids = ['build vineyard', 'build foundry', 'build sawmill']
    for (const seat of order) table.plays(seat, ids[seat] ?? '')
    return table.table.state
  }
  const together = play([0, 1, 2])
  expect(together.cities[0]?.coins).toBe(3 + 4)
  for (const order of [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    expect(play(order)).toEqual(together)
  }
})

test('players pay with the coins they had at the start of the turn; income counts from the next (7W-TURN-10)', () => {
  // Each city has 2 coins and buys one unit from the other: both treasuries stay the same
  const table = position({
    cities: [{ board: 'giza A', coins: 2 }, { board: 'olympia A', coins: 2 }, { board: 'ephesos A' }],
    hands: [
      ['stockade', 'altar'],
      ['baths', 'altar'],
      ['altar', 'baths'],
    ],
  })
  table.all('build stockade left 2', 'build baths right 2', 'build altar')
  expect(table.coins()).toEqual([2, 2, 3])
  const broke = between({ board: 'giza A', coins: 1 }, { board: 'olympia A' }, {}, 'stockade', 'baths')
  expect(broke.payments(0, 'stockade')).toEqual([])
})

test('a new source works from the next turn on; one-time coins come at once (7W-TURN-11)', () => {
  const table = position({
    cities: [{ board: 'ephesos A', coins: 0 }, { board: 'giza A' }, { board: 'rhodos A' }],
    hands: [
      ['lumber-yard', 'stockade'],
      ['tavern', 'altar'],
      ['altar', 'stockade'],
    ],
  })
  expect(table.payments(0, 'stockade')).toEqual([])
  table.all('build lumber-yard', 'build tavern', 'build altar')
  expect(table.city(1).coins).toBe(8)
  expect(table.payments(0, 'stockade')).toEqual([[0, 0]])
})
