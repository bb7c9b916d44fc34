import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { randomGame, step, two } from './testing.ts'
import type { CityFacts } from './testing.ts'

describe('acting', () => {
  test('the Free City is revealed first (7W-TWO-09, 7W-EX-24)', () => {
    const game = randomGame(2, 'revealed first')
    const cities: number[] = []
    let before = 0
    for (let turn = 0; turn < 5; turn++) {
      const { turn: now } = game.table.state
      while (game.table.state.turn === now) step(game)
      const first = game.emitted
        .slice(before)
        .map(({ event }) => event)
        .find(({ kind }) => kind === 'built' || kind === 'stage' || kind === 'sold')
      if (first !== undefined && 'city' in first && first.city !== null) cities.push(first.city)
      before = game.emitted.length
    }
    expect(cities).toEqual([2, 2, 2, 2, 2])
  })

  test('for coins and counts the three act at once (7W-TWO-09)', () => {
    const table = two(
      [{ built: ['lumber-yard'] }, { coins: 1 }, { built: ['clay-pool'], coins: 0 }],
      [
        ['sawmill', 'walls'],
        ['foundry', 'walls'],
      ],
      { age: 2, drawn: 'vineyard' },
    )
    table.plays(1, 'build foundry').plays(1, 'free-city build vineyard').plays(0, 'build sawmill')
    expect(table.coins()).toEqual([2, 0, 4])
  })

  test('what the Free City earns in a turn it can spend only later (7W-TWO-09, 7W-TWO-11)', () => {
    const table = two(
      [{ board: 'giza A' }, { board: 'olympia A' }, { board: 'rhodos A', coins: 1 }],
      [
        ['baths', 'stockade', 'workshop'],
        ['barracks', 'altar', 'stockade'],
      ],
      { drawn: 'apothecary', draw: ['tavern'] },
    )
    table.plays(1, 'build barracks left 2').plays(0, 'sell workshop')
    expect(table.options(0)).toEqual([
      'free-city sell baths',
      'free-city sell stockade',
      'free-city sell apothecary',
    ])
    table.plays(0, 'free-city sell apothecary')
    expect(table.coins()).toEqual([6, 1, 6])
  })

  test('it buys from both players, even from its leader, with its own coins (7W-TWO-11)', () => {
    const table = two(
      [{ board: 'giza A' }, { board: 'olympia A', built: ['sawmill'] }, { board: 'rhodos A', coins: 6 }],
      [
        ['senate', 'arsenal'],
        ['gardens', 'study'],
      ],
      { age: 3, drawn: 'palace' },
    )
    table.plays(0, 'sell palace')
    expect(table.options(0, 'senate')).toEqual([
      'free-city build senate left 2 right 4',
      'free-city wonder right 4 with senate',
    ])
    table.plays(0, 'free-city build senate left 2 right 4').plays(1, 'sell gardens')
    expect(table.coins()).toEqual([3 + 3 + 2, 3 + 3 + 4, 0])
    expect(table.city(2).built).toEqual(['senate'])
  })

  test('it sells to both players, even a unit that it uses itself (7W-TWO-11, 7W-TRADE-04)', () => {
    const table = two(
      [{ board: 'giza A' }, { board: 'olympia A' }, { board: 'rhodos A' }],
      [
        ['barracks', 'altar'],
        ['barracks', 'theater'],
      ],
      { drawn: 'barracks' },
    )
    table
      .plays(0, 'build barracks right 2')
      .plays(0, 'free-city build barracks')
      .plays(1, 'build barracks left 2')
    expect(table.coins()).toEqual([1, 1, 7])
  })

  test('the leader chooses the seller, even the more expensive one, even themselves (7W-TWO-12, 7W-EX-60)', () => {
    const table = two(
      [
        { board: 'olympia A' },
        { board: 'rhodos A', built: ['lumber-yard'] },
        { board: 'ephesos A', built: ['west-trading-post'] },
      ],
      [['altar'], ['stockade', 'theater']],
      { turn: 2, drawn: 'barracks' },
    )
    table.plays(1, 'sell barracks')
    expect(table.options(1, 'stockade')).toEqual([
      'free-city build stockade left 1',
      'free-city build stockade right 2',
    ])
    table.plays(1, 'free-city build stockade right 2').plays(0, 'sell altar')
    expect(table.coins()).toEqual([6, 3 + 3 + 2, 1])
  })

  test('all four minimal payments are offered, even the one that only gives coins away (7W-TWO-12, 7W-EX-60)', () => {
    const temple = (built: readonly CardId[]) =>
      two(
        [
          { board: 'olympia A', built: ['glassworks-age-1'] },
          { board: 'alexandria A', built: ['lumber-yard'] },
          { board: 'babylon A', coins: 4, built },
        ],
        [['walls'], ['temple', 'walls']],
        { age: 2, drawn: 'aqueduct' },
      ).plays(1, 'sell aqueduct')
    expect(temple(['west-trading-post']).options(1, 'temple')).toEqual([
      'free-city build temple left 1 right 2',
      'free-city build temple left 3',
      'free-city build temple right 4',
      'free-city build temple left 2 right 2',
    ])
    expect(temple(['west-trading-post', 'marketplace']).payments(1, 'temple')).toEqual([
      [1, 1],
      [2, 0],
      [0, 3],
      [1, 2],
    ])
  })

  test('players are not offered payments that only give coins away (7W-OQ-17)', () => {
    const table = two(
      [
        { board: 'babylon A', coins: 4, built: ['west-trading-post'] },
        { board: 'olympia A', built: ['glassworks-age-1'] },
        { board: 'alexandria A', built: ['lumber-yard'] },
      ],
      [
        ['temple', 'walls'],
        ['walls', 'aqueduct'],
      ],
      { age: 2, drawn: 'forum' },
    )
    expect(table.payments(0, 'temple')).toEqual([
      [1, 2],
      [3, 0],
      [0, 4],
    ])
  })

  test('a card that can be built by a chain must be built by it (7W-TWO-13, 7W-EX-59)', () => {
    const table = two(
      [
        { board: 'olympia A' },
        { board: 'rhodos A' },
        { board: 'giza A', built: ['scriptorium', 'stone-pit'] },
      ],
      [
        ['walls', 'school'],
        ['library', 'walls'],
      ],
      { age: 2, drawn: 'temple' },
    )
    table.plays(1, 'sell temple')
    expect(table.options(1)).toEqual(['free-city build library', 'free-city wonder with walls'])
    table.plays(1, 'free-city build library').plays(0, 'sell walls')
    expect(table.city(2)).toMatchObject({ built: ['scriptorium', 'stone-pit', 'library'], coins: 3 })
  })

  test('it may not be paid for instead (7W-TWO-13)', () => {
    const table = two(
      [{ board: 'olympia A' }, { board: 'rhodos A' }, { built: ['scriptorium', 'loom-age-1'], coins: 9 }],
      [
        ['walls', 'school'],
        ['library', 'walls'],
      ],
      { age: 2, drawn: 'temple' },
    )
    table.plays(1, 'sell temple')
    expect(table.options(1, 'library')).toEqual(['free-city build library'])
  })

  test('a chain to a building that it already has does not bind: that card may mark a stage (7W-TWO-13, 7W-BUILD-02)', () => {
    const built: CardId[] = ['scriptorium', 'library', 'stone-pit']
    const table = two(
      [{ board: 'olympia A' }, { board: 'rhodos A' }, { board: 'giza A', built }],
      [
        ['walls', 'school'],
        ['library', 'walls'],
      ],
      { age: 2, drawn: 'temple' },
    )
    table.plays(1, 'sell temple')
    expect(table.options(1, 'library')).toEqual(['free-city wonder with library'])
  })
})

describe('the sixth turn and the end', () => {
  const LAST = { turn: 6, drawn: 'marketplace', draw: ['tavern'] } as const
  const plain: readonly [CityFacts, CityFacts, CityFacts] = [{}, {}, {}]

  test('each player discards the last card unpaid, and so does the draw pile (7W-TWO-14)', () => {
    const table = two(
      plain,
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      LAST,
    )
    table.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city build marketplace')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade', 'tavern'])
    expect(table.coins()).toEqual([3, 3, 3])
    expect(table.table.state).toMatchObject({ age: 2, turn: 1 })
  })

  test('the drawn card may be the last one (7W-TWO-14)', () => {
    const table = two(
      plain,
      [
        ['altar', 'baths'],
        ['theater', 'west-trading-post'],
      ],
      LAST,
    )
    table.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city build west-trading-post')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'marketplace', 'tavern'])
  })

  test('an age has 21 cards: each city plays 6, and 3 are discarded unpaid (7W-TWO-14, 7W-EX-56)', () => {
    const game = randomGame(2, 'an age of cards', { sides: 'A' })
    let before = 0
    for (const age of [1, 2, 3]) {
      while (game.table.state.age === age && game.table.questions.length > 0) step(game)
      const events = game.emitted.slice(before).map(({ event }) => event)
      before = game.emitted.length
      const played = events.flatMap((event) =>
        (event.kind === 'built' && event.how !== 'dug') || event.kind === 'stage' || event.kind === 'sold'
          ? [event.city]
          : [],
      )
      expect([0, 1, 2].map((city) => played.filter((each) => each === city).length)).toEqual([6, 6, 6])
      const off = events.flatMap((event) => (event.kind === 'laid-off' ? [event.city] : []))
      expect(off).toEqual([0, 1, null])
    }
  })

  test('all three have conflicts; the Free City takes tokens too (7W-TWO-15)', () => {
    const table = two(
      [{ built: ['stockade'] }, {}, { built: ['barracks', 'guard-tower'] }],
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      LAST,
    )
    table.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city build marketplace')
    expect([0, 1, 2].map((city) => table.city(city).tokens)).toEqual([
      [1, -1],
      [-1, -1],
      [1, 1],
    ])
  })

  /** The last turn of a game in which everybody sells, so that the scores are those of these cities. */
  const finished = (first: CityFacts, second: CityFacts, freeCity: CityFacts) =>
    two(
      [first, second, freeCity],
      [
        ['gardens', 'senate'],
        ['gardens', 'senate'],
      ],
      {
        age: 3,
        turn: 6,
        drawn: 'palace',
        draw: ['arena'],
      },
    )
      .plays(0, 'sell gardens')
      .plays(1, 'sell gardens')
      .plays(1, 'free-city sell senate')

  test('the player with more points wins, whatever the Free City has (7W-TWO-16)', () => {
    const table = finished(
      { built: ['altar'], coins: 0 },
      { coins: 0 },
      { built: ['pantheon', 'town-hall'], coins: 1 },
    )
    expect(table.table.outcome).toEqual({ scores: [3, 1], places: [1, 2] })
    expect(table.table.view(null).scores).toHaveLength(3)
  })

  test('a tie: more coins, otherwise shared (7W-TWO-16, 7W-OQ-20)', () => {
    expect(finished({ coins: 4 }, { coins: 5 }, { coins: 0 }).table.outcome).toEqual({
      scores: [2, 2],
      places: [2, 1],
    })
    expect(finished({ coins: 4 }, { coins: 4 }, { coins: 0 }).table.outcome).toEqual({
      scores: [2, 2],
      places: [1, 1],
    })
  })
})
