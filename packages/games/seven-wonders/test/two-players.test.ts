import { describe, expect, test } from 'vitest'

import { cardOf, deckOf } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import { FREE_CITY, neighbour } from '../src/state.ts'
import { newGame, randomGame, step, two } from './testing.ts'

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

  test('each age has 7 cards each and a draw pile of 7, from which one is drawn at once (7W-TWO-04, 7W-TWO-06)', () => {
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

  test('effects that count neighbours count the other player and the Free City once each (7W-TWO-01, 7W-EFFECT-11)', () => {
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
  test('the left and the right player alternate, left first in Ages I and III, right first in Age II (7W-TWO-05, 7W-TWO-10, 7W-EX-57)', () => {
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

  test('the leader in the last turn of an age also leads in the first turn of the next (7W-TWO-10)', () => {
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
    if (first === undefined || second === undefined || drawn === undefined)
      throw new Error('no cards were dealt')
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

  test('the leader chooses from hand and drawn card, first for their own city, then for the Free City (7W-TWO-06)', () => {
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

  test('the other player plays one card; both answer in any order (7W-TWO-06)', () => {
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

  /** Its neighbours sell a stone and a wood; it cannot pay for the first stage, 2 stone. */
  const ephesos = (coins: number, hand: readonly CardId[]) =>
    two(
      [{ board: 'giza A' }, { board: 'olympia A' }, { board: 'ephesos A', coins }],
      [hand, ['altar', 'theater']],
      { drawn: 'workshop' },
    )

  test('the Free City gets a card that it can play, if there is one (7W-TWO-07, 7W-EX-58)', () => {
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

  test('the leader’s own choice is free: it may take the only card that the Free City could play (7W-TWO-07)', () => {
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

  test('if both are possible the leader chooses: build, or any card for the stage (7W-TWO-08)', () => {
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

  test('a duplicate may not be built, only mark a stage (7W-TWO-01, 7W-BUILD-02)', () => {
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

  test('the leader may change both choices until the other player has chosen (7W-TWO-06, 7W-HIDDEN-02)', () => {
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
    expect(table.table.withdraw(0)?.code).toBe('nothing-to-withdraw')
    table.plays(0, 'build theater')
    expect(table.options(0)).toEqual(['free-city build altar', 'free-city build marketplace'])
    table.plays(0, 'free-city build marketplace').plays(1, 'build altar')
    expect([0, 1, 2].map((city) => table.city(city).built)).toEqual([['theater'], ['altar'], ['marketplace']])
    expect(table.table.withdraw(0)?.code).toBe('nothing-to-withdraw')
  })

  test("taking back the leader's choices does not touch the other player's (7W-TWO-06, 7W-HIDDEN-02)", () => {
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
