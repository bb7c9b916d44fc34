import { describe, expect, test } from 'vitest'

import { cardOf, deckOf } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import { FREE_CITY, neighbour } from '../src/state.ts'
import { newGame, position } from './position.ts'
import type { CityFacts, Facts, Position } from './position.ts'
import { randomGame, step } from './random-games.ts'

/** Two players and the Free City; seat 0 sits on its left and leads it in odd turns of Ages I and III. */
const two = (
  [first, second, freeCity]: readonly [CityFacts, CityFacts, CityFacts],
  [one, other]: readonly [readonly CardId[], readonly CardId[]],
  facts: Partial<Facts> = {},
): Position => position({ ...facts, cities: [first, second, freeCity], hands: [one, other] })

const PLAYERS = [0, 1] as const

describe('set-up', () => {
  test('the cards of the three-player game and three boards, each with 3 coins (7W-TWO-02, 7W-TWO-03)', () => {
    const { table } = newGame(2)
    const { state } = table
    const dealt = [...state.hands.flat(), ...state.draw, ...state.drawn]
    expect(dealt.toSorted()).toEqual(deckOf(1, 3).toSorted())
    expect(new Set(state.cities.map(({ board }) => board)).size).toBe(3)
    expect(state.cities.map(({ coins }) => coins)).toEqual([3, 3, 3])
  })

  test('five guilds are in the game (7W-TWO-02)', () => {
    const game = randomGame(2, 'guilds for two')
    while (game.table.state.age < 3) step(game)
    const { state } = game.table
    const dealt = [...state.hands.flat(), ...state.draw, ...state.drawn]
    expect(dealt.filter((id) => cardOf(id).colour === 'purple')).toHaveLength(5)
    expect(state.guildsAside).toHaveLength(5)
  })

  test('clockwise: the Free City, the player on its left, the player on its right (7W-TWO-02)', () => {
    const { state } = newGame(2).table
    expect(neighbour(state, FREE_CITY, 'left')).toBe(0)
    expect(neighbour(state, FREE_CITY, 'right')).toBe(1)
    expect(PLAYERS.map((seat) => neighbour(state, seat, 'left'))).toEqual([1, FREE_CITY])
    expect(PLAYERS.map((seat) => neighbour(state, seat, 'right'))).toEqual([FREE_CITY, 0])
  })

  test('in each age 7 cards each and a draw pile of 7, of which one is drawn at once (7W-TWO-04, 7W-TWO-06)', () => {
    const game = randomGame(2, 'three deals')
    for (const age of [1, 2, 3]) {
      while (game.table.state.age < age) step(game)
      const { hands, draw, drawn, turn } = game.table.state
      expect(turn).toBe(1)
      expect(hands.map((hand) => hand.length)).toEqual([7, 7])
      expect([draw.length, drawn.length]).toEqual([6, 1])
    }
  })

  test('a player trades with the other and with the Free City as in a circle of three (7W-TWO-01)', () => {
    const table = two(
      [{ board: 'giza A' }, { board: 'ephesos A' }, { board: 'rhodos A' }],
      [
        ['scriptorium', 'barracks', 'baths'],
        ['scriptorium', 'barracks', 'baths'],
      ],
      { drawn: 'altar' },
    )
    expect(table.options(0, 'build')).toEqual([
      'build scriptorium left 2',
      'build barracks right 2',
      'build baths',
      'build altar',
    ])
    expect(table.options(1, 'build')).toEqual([
      'build scriptorium',
      'build barracks left 2',
      'build baths right 2',
    ])
    table
      .plays(0, 'build barracks right 2')
      .plays(0, 'free-city build altar')
      .plays(1, 'build barracks left 2')
    expect(table.coins()).toEqual([1, 1, 7])
  })

  test('what counts neighbours counts the other player and the Free City once each (7W-TWO-01, 7W-EFFECT-11)', () => {
    const table = two(
      [{ built: ['lumber-yard'] }, { built: ['stone-pit', 'clay-pool'] }, { built: ['ore-vein'] }],
      [
        ['school', 'walls'],
        ['vineyard', 'walls'],
      ],
      { age: 2, drawn: 'foundry' },
    )
    table.plays(0, 'sell school').plays(1, 'build vineyard').plays(1, 'free-city build foundry')
    expect(table.coins()[1]).toBe(3 + 1 + 2 + 2)
  })
})

describe('who leads the Free City', () => {
  test('left, right and so on in Ages I and III, right first in Age II (7W-TWO-05, 7W-TWO-10, 7W-EX-57)', () => {
    const game = randomGame(2, 'controllers')
    const controllers = ['', '', '']
    const larger = ['', '', '']
    let turn = ''
    while (game.table.questions.length > 0) {
      const view = game.table.view(null)
      if (turn !== `${view.age} ${view.turn}`) {
        turn = `${view.age} ${view.turn}`
        const [one = 0, other = 0] = view.handSizes
        controllers[view.age - 1] += view.controller === 0 ? 'L' : 'R'
        larger[view.age - 1] += one === other + 1 ? 'L' : 'R'
      }
      step(game)
    }
    expect(larger).toEqual(controllers)
    expect(controllers).toEqual(['LRLRLR', 'RLRLRL', 'LRLRLR'])
  })

  test('who leads in the last turn of an age leads in the first of the next (7W-TWO-10)', () => {
    const game = randomGame(2, 'last and first')
    for (const age of [1, 2]) {
      while (game.table.state.age === age && game.table.state.turn < 6) step(game)
      const { controller } = game.table.view(null)
      while (game.table.state.age === age) step(game)
      expect(game.table.view(null).controller).toBe(controller)
    }
  })

  test('the first turn, step by step (7W-EX-24)', () => {
    const game = newGame(2, {}, 'the first turn')
    const [first, second] = game.table.state.hands.map((hand) => [...hand])
    const [drawn] = game.table.state.drawn
    if (first === undefined || second === undefined || drawn === undefined) throw new Error('nothing dealt')
    expect([first.length, second.length, game.table.view(null).drawPile]).toEqual([7, 7, 6])
    expect(game.table.view(0).hand.toSorted()).toEqual([...first, drawn].toSorted())
    expect(game.table.view(null).handSizes).toEqual([8, 7])

    const [own] = first
    game.plays(0, `sell ${own}`)
    expect(game.table.question(0)?.kind).toBe('free-city')
    const choice = game.table.question(0)?.options[0]?.id ?? ''
    const given = [...first.slice(1), drawn].find((card) => choice.split(' ').includes(card))
    game.plays(0, choice)
    game.plays(1, `sell ${second[0]}`)

    const left = [...first.slice(1), drawn]
    left.splice(left.indexOf(given ?? drawn), 1)
    expect(left).toHaveLength(6)
    expect(game.table.state.hands[1]?.toSorted()).toEqual(left.toSorted())
    expect(game.table.state.hands[0]?.toSorted()).toEqual(second.slice(1).toSorted())
    expect(game.table.view(null)).toMatchObject({ turn: 2, controller: 1, handSizes: [6, 7], drawPile: 5 })
  })
})

describe('choosing', () => {
  const CITIES = [{ board: 'giza A' }, { board: 'olympia A' }, { board: 'rhodos A' }] as const

  test('the leader chooses from hand and drawn card, first for the own city, then for the Free City (7W-TWO-06)', () => {
    const table = two(
      CITIES,
      [
        ['altar', 'theater'],
        ['altar', 'theater'],
      ],
      { drawn: 'marketplace' },
    )
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'play'],
      [1, 'play'],
    ])
    expect(table.options(0, 'sell')).toEqual(['sell altar', 'sell theater', 'sell marketplace'])
    expect(table.options(1, 'sell')).toEqual(['sell altar', 'sell theater'])
    table.plays(0, 'build marketplace')
    expect(table.table.question(0)?.kind).toBe('free-city')
    expect(table.options(0)).toEqual(['free-city build altar', 'free-city build theater'])
    table.plays(0, 'free-city build theater')
    expect(table.table.questions.map(({ seat }) => seat)).toEqual([1])
    table.plays(1, 'build altar')
    expect(table.city(0).built).toEqual(['marketplace'])
    expect(table.city(1).built).toEqual(['altar'])
    expect(table.city(2).built).toEqual(['theater'])
  })

  test('of two copies the second may go to the Free City (7W-TWO-06)', () => {
    const table = two(CITIES, [['altar', 'baths'], ['theater']], { drawn: 'altar' })
    table.plays(0, 'build altar')
    expect(table.options(0, 'altar')).toEqual(['free-city build altar'])
  })

  test('a player who does not lead plays one card, the other answers in any order (7W-TWO-06)', () => {
    const table = two(
      CITIES,
      [
        ['altar', 'theater'],
        ['altar', 'theater'],
      ],
      { drawn: 'marketplace' },
    )
    table.plays(1, 'sell altar')
    expect(table.options(1)).toEqual([])
    table.plays(0, 'build altar').plays(0, 'free-city build theater')
    expect(table.table.state.turn).toBe(2)
  })

  /** Its neighbours sell a stone and a wood; the first stage, 2 stone, is out of reach. */
  const ephesos = (coins: number, hand: readonly CardId[]) =>
    two(
      [{ board: 'giza A' }, { board: 'olympia A' }, { board: 'ephesos A', coins }],
      [hand, ['altar', 'theater']],
      { drawn: 'workshop' },
    )

  test('the Free City gets a card it can play if there is one (7W-TWO-07, 7W-EX-58)', () => {
    const hand: CardId[] = ['baths', 'scriptorium', 'stockade', 'barracks']
    const poor = ephesos(1, hand).plays(0, 'sell barracks')
    expect(poor.options(0)).toEqual(['free-city build scriptorium'])
    const richer = ephesos(2, hand).plays(0, 'sell barracks')
    expect(richer.options(0)).toEqual([
      'free-city build baths left 2',
      'free-city build scriptorium',
      'free-city build stockade right 2',
    ])
  })

  test('the own choice is not restricted: it may take the only card the Free City could play (7W-TWO-07)', () => {
    const table = ephesos(1, ['baths', 'scriptorium', 'stockade'])
    expect(table.options(0)).toContain('sell scriptorium')
    table.plays(0, 'sell scriptorium')
    expect(table.options(0)).toEqual([
      'free-city sell baths',
      'free-city sell stockade',
      'free-city sell workshop',
    ])
  })

  test('it discards for 3 coins only if no card can be played in another way (7W-TWO-08)', () => {
    const table = ephesos(1, ['baths', 'scriptorium', 'stockade'])
    table.plays(0, 'sell scriptorium').plays(0, 'free-city sell stockade').plays(1, 'sell altar')
    expect(table.coins()).toEqual([6, 6, 4])
    expect(table.table.state.discard.cards.toSorted()).toEqual(['altar', 'scriptorium', 'stockade'])
  })

  test('either way if both are possible: build, or any card for the stage (7W-TWO-08)', () => {
    const table = two(
      [{ board: 'olympia A' }, { board: 'rhodos A' }, { board: 'giza A', built: ['stone-pit'], coins: 0 }],
      [['altar', 'baths', 'workshop'], ['theater']],
      { drawn: 'tavern' },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths',
      'free-city wonder with baths',
      'free-city wonder with workshop',
      'free-city build tavern',
      'free-city wonder with tavern',
    ])
    table.plays(0, 'free-city wonder with workshop').plays(1, 'sell theater')
    expect(table.city(2).stages.cards).toEqual(['workshop'])
    expect(table.city(2).built).toEqual(['stone-pit'])
  })

  test('a building it has may not be built again, only serve for a stage (7W-TWO-01, 7W-BUILD-02)', () => {
    const cities = [{ board: 'olympia A' }, { board: 'rhodos A' }] as const
    const freeCity = { board: 'giza A', built: ['stone-pit', 'baths'] } as const
    const able = two([...cities, freeCity], [['altar', 'baths'], ['theater']], { drawn: 'stone-pit' })
    able.plays(0, 'sell altar')
    expect(able.options(0)).toEqual(['free-city wonder with baths', 'free-city wonder with stone-pit'])
    const complete = two([...cities, { ...freeCity, stages: 3 }], [['altar', 'baths'], ['theater']], {
      drawn: 'stone-pit',
    })
    complete.plays(0, 'sell altar')
    expect(complete.options(0)).toEqual(['free-city sell baths', 'free-city sell stone-pit'])
  })

  test('the leader may change both choices until the other has chosen (7W-TWO-06, 7W-HIDDEN-02)', () => {
    const table = two(
      CITIES,
      [
        ['altar', 'theater'],
        ['altar', 'theater'],
      ],
      { drawn: 'marketplace' },
    )
    table.plays(0, 'build altar').plays(0, 'free-city build theater')
    expect(table.table.given(0)?.id).toBe('free-city build theater')
    expect(table.table.withdraw(0)).toBeNull()
    expect(table.options(0)).toEqual(['free-city build theater', 'free-city build marketplace'])
    expect(table.table.withdraw(0)).toBeNull()
    expect(table.table.question(0)?.kind).toBe('play')
    expect(table.table.withdraw(0)?.problem).toContain('no answer')
    table.plays(0, 'build theater')
    expect(table.options(0)).toEqual(['free-city build altar', 'free-city build marketplace'])
    table.plays(0, 'free-city build marketplace').plays(1, 'build altar')
    expect([0, 1, 2].map((city) => table.city(city).built)).toEqual([['theater'], ['altar'], ['marketplace']])
    expect(table.table.withdraw(0)?.problem).toContain('no answer')
  })

  test('taking back the own card after the other has chosen keeps the other choice (7W-TWO-06, 7W-HIDDEN-02)', () => {
    const table = two(
      CITIES,
      [
        ['altar', 'theater'],
        ['altar', 'theater'],
      ],
      { drawn: 'marketplace' },
    )
    table.plays(0, 'build altar').plays(1, 'build theater')
    expect(table.table.withdraw(0)).toBeNull()
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'play']])
    expect(table.table.given(1)?.id).toBe('build theater')
    expect(table.table.withdraw(1)).toBeNull()
    table.plays(0, 'build theater').plays(1, 'build altar').plays(0, 'free-city build altar')
    expect([0, 1, 2].map((city) => table.city(city).built)).toEqual([['theater'], ['altar'], ['altar']])
  })
})

describe('acting', () => {
  test('the Free City is revealed first (7W-TWO-09, 7W-EX-24)', () => {
    const game = randomGame(2, 'revealed first')
    const cities: number[] = []
    let before = 0
    for (let turn = 0; turn < 5; turn++) {
      const { turn: now } = game.table.state
      while (game.table.state.turn === now) step(game)
      const first = game.told
        .slice(before)
        .map(({ event }) => event)
        .find(({ kind }) => kind === 'built' || kind === 'stage' || kind === 'sold')
      if (first !== undefined && 'city' in first && first.city !== null) cities.push(first.city)
      before = game.told.length
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

  test('it buys from both players, also from its leader, out of its own treasury (7W-TWO-11)', () => {
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

  test('it sells to both players, also the same unit that it uses (7W-TWO-11, 7W-TRADE-04)', () => {
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

  test('the leader chooses the seller, even the dearer one, even himself (7W-TWO-12, 7W-EX-60)', () => {
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

  test('all four minimal payments are offered, also the one that only gives coins away (7W-TWO-12, 7W-EX-60)', () => {
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

  test('players are not offered what only gives coins away (7W-OQ-17)', () => {
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

  test('a card that can be built by a chain must be built so (7W-TWO-13, 7W-EX-59)', () => {
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

  test('nor may it be paid for (7W-TWO-13)', () => {
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

  test('a chain to a building it already has binds nothing: that card may go under the board (7W-TWO-13, 7W-BUILD-02)', () => {
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

  test('each player discards the last card unpaid, and so is the last of the draw pile (7W-TWO-14)', () => {
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

  test('the drawn card may be the one that is left (7W-TWO-14)', () => {
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

  test('an age: 21 cards, 6 played by each city, 3 discarded unpaid (7W-TWO-14, 7W-EX-56)', () => {
    const game = randomGame(2, 'an age of cards', { sides: 'A' })
    let before = 0
    for (const age of [1, 2, 3]) {
      while (game.table.state.age === age && game.table.questions.length > 0) step(game)
      const events = game.told.slice(before).map(({ event }) => event)
      before = game.told.length
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

  test('conflicts are between all three; the Free City takes tokens too (7W-TWO-15)', () => {
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

  /** The last turn of a game in which everybody sells: scores are as the cities are. */
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

  test('tie: more coins; then shared (7W-TWO-16, 7W-OQ-20)', () => {
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

describe("abilities of the Free City's board (7W-TWO-17)", () => {
  const OLYMPIA = { board: 'olympia A', stages: 2, coins: 0 } as const

  test('Olympia A: a card that is playable only through it counts as playable (7W-TWO-17)', () => {
    const table = two(
      [{}, {}, OLYMPIA],
      [
        ['baths', 'workshop', 'altar'],
        ['altar', 'theater'],
      ],
      { drawn: 'barracks' },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths free',
      'free-city build workshop free',
      'free-city build barracks free',
    ])
    table.plays(0, 'free-city build workshop free').plays(1, 'sell altar')
    expect(table.city(2)).toMatchObject({ built: ['workshop'], coins: 0, freeBuiltIn: 1 })
  })

  test('Olympia A: it may be used or not, and once an age, whoever leads (7W-TWO-17)', () => {
    const table = two(
      [{ board: 'giza A' }, {}, { ...OLYMPIA, coins: 2 }],
      [
        ['baths', 'workshop', 'altar'],
        ['workshop', 'apothecary', 'barracks'],
      ],
      { drawn: 'theater', draw: ['guard-tower'] },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths left 2',
      'free-city build baths free',
      'free-city build workshop free',
      'free-city build theater',
    ])
    table.plays(0, 'free-city build baths free').plays(1, 'sell workshop')
    expect(table.coins()[2]).toBe(2)
    table.plays(1, 'sell theater')
    expect(table.options(1)).toEqual(['free-city sell workshop', 'free-city sell guard-tower'])
  })

  test('Olympia A: used in Age I, it can be used in Age II again (7W-TWO-17, 7W-WONDER-A-OLYMPIA)', () => {
    const freeCity = { ...OLYMPIA, freeBuiltIn: 1 } as const
    const hands = [['walls'], ['aqueduct', 'temple']] as const
    const table = two([{}, {}, freeCity], hands, { age: 2, drawn: 'statue' })
    table.plays(1, 'sell statue')
    expect(table.options(1)).toEqual(['free-city build aqueduct free', 'free-city build temple free'])
  })

  test('Olympia A: not for what it has, and not instead of a chain (7W-TWO-17, 7W-TWO-13)', () => {
    const freeCity = { ...OLYMPIA, built: ['baths', 'walls'] } as const
    const table = two([{}, {}, freeCity], [['walls'], ['aqueduct', 'walls']], { age: 2, drawn: 'statue' })
    table.plays(1, 'sell statue')
    expect(table.options(1)).toEqual(['free-city build aqueduct'])
  })

  const BABYLON = { board: 'babylon B', stages: 2 } as const
  const sixth = (freeCity: CityFacts, last: CardId, age: 1 | 2 = 1): Position => {
    const table = two(
      [{ board: 'olympia A' }, { board: 'rhodos A' }, freeCity],
      age === 1
        ? [
            ['altar', 'baths'],
            ['theater', 'stockade'],
          ]
        : [
            ['vineyard', 'walls'],
            ['vineyard', 'walls'],
          ],
      { age, turn: 6, drawn: age === 1 ? 'marketplace' : 'loom-age-2', draw: [last] },
    )
    const leader = age === 1 ? 1 : 0
    return table
      .plays(leader, age === 1 ? 'build theater' : 'build vineyard')
      .plays(leader, age === 1 ? 'free-city build marketplace' : 'free-city build loom-age-2')
      .plays(1 - leader, age === 1 ? 'build altar' : 'build vineyard')
  }

  test('Babylon B: the leader of turn 6 plays the last card of the draw pile for it (7W-TWO-17)', () => {
    const table = sixth(BABYLON, 'tavern')
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'free-city-seventh-card'],
    ])
    expect(table.options(1)).toEqual(['free-city build tavern'])
    table.plays(1, 'free-city build tavern')
    expect(table.city(2).built).toEqual(['marketplace', 'tavern'])
    expect(table.coins()[2]).toBe(3 + 5)
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade'])
    expect(table.table.state).toMatchObject({ age: 2, turn: 1 })
  })

  test('Babylon B: it pays like any other card, with what it has by then (7W-TWO-17, 7W-TURN-11)', () => {
    const table = sixth({ ...BABYLON, coins: 2 }, 'stockade')
    expect(table.options(1)).toEqual(['free-city build stockade left 2'])
    table.plays(1, 'free-city build stockade left 2')
    expect(table.coins()).toEqual([5, 3, 0])
    expect(table.city(2).tokens).toEqual([1, 1])
  })

  test('Babylon B: sold only if it can be played in no other way (7W-TWO-17, 7W-TWO-08)', () => {
    const table = sixth({ ...BABYLON, coins: 1 }, 'stockade')
    expect(table.options(1)).toEqual(['free-city sell stockade'])
    table.plays(1, 'free-city sell stockade')
    expect(table.coins()[2]).toBe(4)
    expect(table.table.state.discard.cards).toContain('stockade')
  })

  test('Babylon B: for a stage too, but a chain must be used (7W-TWO-17, 7W-TWO-13)', () => {
    const built: CardId[] = ['brickyard', 'press-age-1', 'scriptorium']
    const stage = sixth({ ...BABYLON, built }, 'dispensary', 2)
    expect(stage.options(0)).toEqual(['free-city wonder with dispensary'])
    const chain = sixth({ ...BABYLON, built }, 'library', 2)
    expect(chain.options(0)).toEqual(['free-city build library'])
  })

  test('Babylon B: the stage built in this very turn counts (7W-TWO-17, 7W-WONDER-B-BABYLON)', () => {
    const built: CardId[] = ['lumber-yard', 'timber-yard', 'glassworks-age-1']
    const table = two(
      [{}, {}, { board: 'babylon B', stages: 1, built }],
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      { turn: 6, drawn: 'marketplace', draw: ['tavern'] },
    )
    table.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city wonder with stockade')
    expect(table.options(1)).toEqual(['free-city build tavern'])
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'marketplace'])
  })

  test('Babylon B without its second stage: the last card is discarded (7W-TWO-14)', () => {
    const table = sixth({ board: 'babylon B', stages: 1 }, 'tavern')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade', 'tavern'])
  })

  test('a player with Babylon B who leads plays the third card of the turn too (7W-TWO-01, 7W-WONDER-B-BABYLON)', () => {
    const table = two(
      [{}, BABYLON, {}],
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      {
        turn: 6,
        drawn: 'marketplace',
        draw: ['tavern'],
      },
    )
    table.plays(1, 'build theater').plays(1, 'free-city build marketplace')
    table.plays(0, 'build altar')
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'seventh-card']])
    expect(table.options(1)).toEqual(['sell stockade'])
    table.plays(1, 'sell stockade')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade', 'tavern'])
    expect(table.coins()[1]).toBe(6)
  })

  /** It can pay its next stage, 3 ore, and the pile holds Tavern and Theater. */
  const mausoleum = () =>
    two(
      [{}, {}, { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry', 'theater'] }],
      [
        ['walls', 'statue'],
        ['temple', 'aqueduct'],
      ],
      { age: 2, drawn: 'school', discard: ['tavern', 'theater'], draw: ['forum'] },
    )
      .plays(1, 'sell temple')
      .plays(1, 'free-city wonder with aqueduct')
      .plays(0, 'sell walls')

  test("Halikarnassos: the leader looks through the discard pile, this turn's too, and may build (7W-TWO-17)", () => {
    const table = mausoleum()
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'free-city-dig']])
    expect(table.options(1)).toEqual(['dig tavern', 'dig walls', 'dig temple', 'dig nothing'])
    expect(table.why(1, 'dig theater')).toEqual([{ kind: 'duplicate', rule: '7W-BUILD-02', card: 'theater' }])
    expect(table.table.view(1).discards.toSorted()).toEqual(['tavern', 'temple', 'theater', 'walls'])
    expect(table.table.view(0).discards).toEqual(['walls'])
    table.plays(1, 'dig tavern')
    expect(table.city(2).built).toContain('tavern')
    expect(table.coins()).toEqual([6, 6, 8])
    expect(table.table.state).toMatchObject({ turn: 2 })
  })

  test('Halikarnassos: it need not (7W-TWO-17)', () => {
    const table = mausoleum().plays(1, 'dig nothing')
    expect(table.city(2).built).toEqual(['ore-vein', 'foundry', 'theater'])
    expect(table.table.state.discard.cards).toHaveLength(4)
    expect(table.table.state).toMatchObject({ turn: 2 })
  })

  test("Babylon's symbol and Olympia's copy change no player's score (7W-TWO-17)", () => {
    for (const freeCity of [
      { board: 'babylon A', stages: 3 },
      { board: 'olympia B', stages: 3 },
    ] as const) {
      const table = two(
        [{ built: ['spies-guild'] }, {}, freeCity],
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
      table.plays(0, 'sell gardens').plays(1, 'sell gardens').plays(1, 'free-city sell palace')
      expect(table.table.outcome).toEqual({ scores: [2, 2], places: [1, 1] })
    }
  })
})
