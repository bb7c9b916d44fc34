import { pick } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { reachOf } from '../src/demand.ts'
import { SIDES_OF_TRADE } from '../src/effects.ts'
import { foreseen, productionOf, salesOf, scoredSoFar, symbolsIn } from '../src/foresight.ts'
import type { Foreseen, Production } from '../src/foresight.ts'
import { GOODS } from '../src/goods.ts'
import type { Good } from '../src/goods.ts'
import { Market } from '../src/market.ts'
import type { Play } from '../src/plays.ts'
import { shieldsOf, symbolsOf } from '../src/scoring.ts'
import { cityAt } from '../src/state.ts'
import { between, two } from './position.ts'
import type { CityFacts, Position } from './position.ts'
import { randomGame, step } from './random-games.ts'
import type { RandomGame } from './random-games.ts'

const city = (facts: CityFacts) => {
  const [own] = between(facts, {}, {}, 'altar').table.view(null).cities
  if (own === undefined) throw new Error('there is no city')
  return own
}

describe('what a city makes', () => {
  test('is what its board, its cards and its wonder produce (7W-PROD-01)', () => {
    const alexandria = city({
      board: 'alexandria A',
      built: ['sawmill', 'lumber-yard', 'clay-pit', 'forum', 'altar', 'tavern'],
      stages: 2,
    })
    expect(productionOf(alexandria)).toEqual({
      goods: { glass: 1, wood: 3 },
      choices: [
        ['clay', 'ore'],
        ['glass', 'cloth', 'papyrus'],
        ['wood', 'stone', 'clay', 'ore'],
      ],
    })
  })

  test('in the worked example: 2 stone, clay, ore, papyrus and cloth (7W-PROD-01, 7W-EX-07)', () => {
    const built = ['stone-pit', 'clay-pool', 'ore-vein', 'press-age-1', 'loom-age-1'] as const
    expect(productionOf(city({ board: 'giza A', built }))).toEqual({
      goods: { stone: 2, clay: 1, ore: 1, papyrus: 1, cloth: 1 },
      choices: [],
    })
  })
})

describe('what a neighbour sells', () => {
  const view = (own: CityFacts, left: CityFacts, right: CityFacts = {}) =>
    between(own, left, right, 'altar').table.view(0)

  test('is its start and its brown and grey cards, not its yellow ones nor its wonder (7W-TRADE-02)', () => {
    const left: CityFacts = {
      board: 'alexandria A',
      built: ['lumber-yard', 'clay-pit', 'press-age-1', 'forum', 'caravansery'],
      stages: 2,
    }
    expect(salesOf(view({}, left), 0, 'left')).toMatchObject({
      seller: 1,
      goods: { glass: 1, wood: 1, papyrus: 1 },
      choices: [['clay', 'ore']],
    })
  })

  test.each<[string, CityFacts, [number, number], [number, number]]>([
    ['2 coins', {}, [2, 2], [2, 2]],
    ['1 with the East Trading Post, raw from the right', { built: ['east-trading-post'] }, [2, 1], [2, 2]],
    ['1 with the West Trading Post, raw from the left', { built: ['west-trading-post'] }, [1, 2], [2, 2]],
    ['1 with the Marketplace, manufactured', { built: ['marketplace'] }, [2, 2], [1, 1]],
    [
      '1 with Olympia B, raw',
      { board: 'olympia B', stages: 1, built: ['west-trading-post'] },
      [1, 1],
      [2, 2],
    ],
  ])('costs %s (7W-TRADE-03, 7W-TRADE-10, 7W-TRADE-11)', (_, own, raw, made) => {
    const seen = view(own, {})
    const prices = SIDES_OF_TRADE.map((side) => salesOf(seen, 0, side).prices)
    for (const good of GOODS) {
      const expected = ['glass', 'cloth', 'papyrus'].includes(good) ? made : raw
      expect(prices.map((each) => each[good])).toEqual(expected)
    }
  })

  test('to each city of the table its own price (7W-TRADE-10)', () => {
    const seen = view({ built: ['marketplace'] }, { built: ['east-trading-post'] })
    expect(salesOf(seen, 1, 'right')).toMatchObject({ seller: 0, prices: { ore: 1, glass: 2 } })
    expect(salesOf(seen, 1, 'left')).toMatchObject({ seller: 2, prices: { ore: 2, glass: 2 } })
  })
})

const play = (table: Position, id: string, seat: Seat = 0): Foreseen => {
  const options = (table.table.question(seat)?.options ?? []) as readonly Play[]
  const found = options.find((each) => each.id === id)
  if (found === undefined) throw new Error(`not open: ${id}; open: ${table.options(seat).join(' | ')}`)
  return foreseen(table.table.view(seat), found)
}

describe('before a play is made', () => {
  test('what it costs and brings in coins is known (7W-TRADE-03, 7W-EFFECT-06, 7W-TURN-05)', () => {
    const olympia: CityFacts = { board: 'olympia A', built: ['lumber-yard'] }
    const table = between({ board: 'giza A' }, olympia, {}, 'stockade', 'tavern', 'altar')
    expect(play(table, 'build stockade left 2').coins).toEqual({ before: 3, after: 1 })
    expect(play(table, 'build tavern').coins).toEqual({ before: 3, after: 8 })
    expect(play(table, 'sell altar').coins).toEqual({ before: 3, after: 6 })
  })

  test('what counts cards counts the card itself, too (7W-EFFECT-06)', () => {
    const own: CityFacts = { board: 'alexandria A', built: ['tavern', 'caravansery'], stages: 2, coins: 9 }
    const table = between(own, { board: 'ephesos A' }, { built: ['foundry'] }, 'haven', 'lighthouse')
    // Lighthouse: a coin for each yellow card, of which it is one
    expect(play(table, 'build lighthouse').coins).toEqual({ before: 9, after: 12 })
  })

  test('shields before and after, against each neighbour (7W-WAR-01 to 7W-WAR-04)', () => {
    const own: CityFacts = { board: 'giza A', built: ['stockade', 'quarry', 'stone-pit'] }
    const rivals = [{ built: ['barracks', 'guard-tower'] }, { built: ['barracks'] }] as const
    const foresight = play(between(own, ...rivals, 'walls'), 'build walls')
    expect(foresight.shields).toEqual({ before: 1, after: 3 })
    expect(foresight.fronts).toEqual({
      left: { against: 1, theirs: 2, token: { before: -1, after: 3 } },
      right: { against: 2, theirs: 1, token: { before: 0, after: 3 } },
    })
  })

  test('science symbols and what they are worth (7W-SCORE-06)', () => {
    const own: CityFacts = { board: 'ephesos A', built: ['apothecary', 'workshop'] }
    const { symbols, sheet } = play(between(own, {}, {}, 'scriptorium'), 'build scriptorium')
    expect(symbols).toEqual({ before: { fixed: [1, 1, 0], free: 0 }, after: { fixed: [1, 1, 1], free: 0 } })
    expect([sheet.before.science, sheet.after.science]).toEqual([2, 10])
  })

  test('the printed points of a card or a stage are certain (7W-SCORE-04, 7W-SCORE-05)', () => {
    const table = between({ board: 'giza A', built: ['stone-pit'] }, {}, {}, 'altar', 'stockade')
    expect(play(table, 'build altar').points).toBe(2)
    const stage = play(table, 'wonder with altar')
    expect(stage.points).toBe(3)
    expect([stage.sheet.before.wonder, stage.sheet.after.wonder]).toEqual([0, 3])
    expect(play(table, 'sell altar').points).toBe(0)
  })

  test('of the Free City as well (7W-TWO-06)', () => {
    const table = two(
      [{}, {}, { board: 'giza A', coins: 4 }],
      [
        ['altar', 'stockade', 'theater'],
        ['altar', 'stockade', 'theater'],
      ],
      { drawn: 'tavern' },
    )
    const leader = table.table.view(null).controller ?? 0
    table.plays(leader, 'build altar')
    expect(play(table, 'free-city build tavern', leader)).toMatchObject({
      city: 2,
      coins: { before: 4, after: 9 },
    })
  })
})

const unitsOf = ({ goods, choices }: Production) => [
  ...Object.entries(goods).flatMap(([good, units]) => Array.from({ length: units }, () => [good as Good])),
  ...choices,
]

/** What is said of every city's trade, and what the rules reckon with. */
function trade({ table }: RandomGame) {
  const view = table.view(null)
  const market = new Market(table.state)
  return view.cities.flatMap((city, index) => {
    const means = market.of(index)
    const { rawPrice, madePrice } = means
    const sides = SIDES_OF_TRADE.map((side) => {
      const sales = salesOf(view, index, side)
      return {
        said: [reachOf(unitsOf(sales)), sales.prices.ore, sales.prices.glass],
        true: [means[side], rawPrice[side], madePrice[side]],
      }
    })
    return [{ said: [reachOf(unitsOf(productionOf(city)))], true: [means.own] }, ...sides]
  })
}

/** What is said of one play, and what has become of it if everybody else sells a card. */
function outcome({ table, random }: RandomGame) {
  const { seat, options } = pick(random, table.questions)
  const play = pick(random, options) as Play
  const { coins, shields, symbols } = foreseen(table.view(seat), play)
  const fork = table.fork()
  fork.answer(seat, play.id)
  for (const { seat: other, options: others } of fork.questions) {
    fork.answer(other, others.find(({ id }) => id.startsWith('sell '))?.id ?? '')
  }
  const then = cityAt(fork.state, seat)
  return {
    said: [coins.after, shields.after, symbols.after],
    true: [then.coins, shieldsOf(then), symbolsOf(then)],
  }
}

test('over whole games it is what the rules say, and what then happens (7W-PROD-01, 7W-TRADE-02, 7W-TURN-09)', () => {
  const checked: { readonly said: readonly unknown[]; readonly true: readonly unknown[] }[] = []
  for (let i = 0; i < 12; i++) {
    const game = randomGame(3 + (i % 5), `foresight ${i}`)
    while (game.table.questions.length > 0) {
      const { questions, state } = game.table
      if (state.age > 0 && questions.length === state.players) checked.push(...trade(game), outcome(game))
      step(game)
    }
  }
  expect(checked.length).toBeGreaterThan(2000)
  expect(checked.map(({ said }) => said)).toEqual(checked.map(({ true: right }) => right))
})

test('what cities would score now is, at the end, what they score (7W-SCORE-01)', () => {
  for (const players of [2, 3, 7]) {
    const game = randomGame(players, `so far ${players}`)
    while (game.table.questions.length > 0) step(game)
    const view = game.table.view(null)
    expect(view.cities.map((_, index) => scoredSoFar(view, index))).toEqual(view.scores)
    expect(view.cities.map(symbolsIn)).toEqual(game.table.state.cities.map(symbolsOf))
  }
})
