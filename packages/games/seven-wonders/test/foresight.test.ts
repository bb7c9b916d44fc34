import { drawSeed, pick, fastRandom } from '@ziggurat/kernel'
import type { Option, Question, Random, Seat, Table } from '@ziggurat/kernel'
import { settingsOf, someSettingsOf, checkForesight } from '@ziggurat/kernel/testing'
import type { ForesightChecks } from '@ziggurat/kernel/testing'
import { describe, expect, test } from 'vitest'

import { reachOf } from '../src/demand.ts'
import { SIDES_OF_TRADE } from '../src/effects.ts'
import { figuresOf, foreseen, productionOf, salesOf, scoredSoFar, symbolsIn } from '../src/foresight.ts'
import type { Figure, Foreseen, Production } from '../src/foresight.ts'
import { cardOf, GOODS, Market, sevenWonders, symbolsOf } from '../src/index.ts'
import type { Good, Play, View } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { between, randomGame, step, two } from './testing.ts'
import type { CityFacts, Position, RandomGame } from './testing.ts'

const city = (facts: CityFacts) => {
  const [own] = between(facts, {}, {}, 'altar').table.view(null).cities
  if (own === undefined) throw new Error('there is no city')
  return own
}

describe('what a city produces', () => {
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

  test('is its starting resource and its brown and grey cards, not its yellow ones nor its wonder (7W-TRADE-02)', () => {
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

  test('has its own price for each city of the table (7W-TRADE-10)', () => {
    const seen = view({ built: ['marketplace'] }, { built: ['east-trading-post'] })
    expect(salesOf(seen, 1, 'right')).toMatchObject({ seller: 0, prices: { ore: 1, glass: 2 } })
    expect(salesOf(seen, 1, 'left')).toMatchObject({ seller: 2, prices: { ore: 2, glass: 2 } })
  })
})

const play = (table: Position, id: string, seat: Seat = 0): Foreseen => {
  const question = table.table.question(seat)
  const found = question?.options.find((each) => each.id === id)
  const seen = question && found ? foreseen(table.table.view(seat), question, found) : null
  if (seen === null) throw new Error(`not open: ${id}; open: ${table.options(seat).join(' | ')}`)
  return seen
}

const change = ({ before, after }: Foreseen, figure: Figure) => [before[figure], after[figure]]

describe('before a play is made', () => {
  test('its coins, spent and gained, are known (7W-TRADE-03, 7W-EFFECT-06, 7W-TURN-05)', () => {
    const olympia: CityFacts = { board: 'olympia A', built: ['lumber-yard'] }
    const table = between({ board: 'giza A' }, olympia, {}, 'stockade', 'tavern', 'altar')
    expect(change(play(table, 'build stockade left 2'), 'coins')).toEqual([3, 1])
    expect(change(play(table, 'build tavern'), 'coins')).toEqual([3, 8])
    expect(change(play(table, 'sell altar'), 'coins')).toEqual([3, 6])
  })

  test('an effect that counts cards counts its own card, too (7W-EFFECT-06)', () => {
    const own: CityFacts = { board: 'alexandria A', built: ['tavern', 'caravansery'], stages: 2, coins: 9 }
    const table = between(own, { board: 'ephesos A' }, { built: ['foundry'] }, 'haven', 'lighthouse')
    // Lighthouse: a coin for each yellow card, itself included
    expect(change(play(table, 'build lighthouse'), 'coins')).toEqual([9, 12])
  })

  test('shields before and after, against each neighbour (7W-WAR-01 to 7W-WAR-04)', () => {
    const own: CityFacts = { board: 'giza A', built: ['stockade', 'quarry', 'stone-pit'] }
    const rivals = [{ built: ['barracks', 'guard-tower'] }, { built: ['barracks'] }] as const
    const foresight = play(between(own, ...rivals, 'walls'), 'build walls')
    expect(change(foresight, 'shields')).toEqual([1, 3])
    expect(change(foresight, 'token-left')).toEqual([-1, 3])
    expect(change(foresight, 'token-right')).toEqual([0, 3])
  })

  test('science symbols and what they are worth (7W-SCORE-06)', () => {
    const own: CityFacts = { board: 'ephesos A', built: ['apothecary', 'workshop'] }
    expect(play(between(own, {}, {}, 'scriptorium'), 'build scriptorium').changes).toEqual([
      { figure: 'tablet', from: 0, to: 1 },
      { figure: 'science', from: 2, to: 10 },
      { figure: 'total', from: 3, to: 11 },
    ])
  })

  test('the points of a card or a stage, if the game ended now (7W-SCORE-04, 7W-SCORE-05)', () => {
    const table = between({ board: 'giza A', built: ['stone-pit'] }, {}, {}, 'altar', 'stockade')
    expect(change(play(table, 'build altar'), 'civilian')).toEqual([0, 2])
    expect(change(play(table, 'wonder with altar'), 'wonder')).toEqual([0, 3])
    expect(change(play(table, 'sell altar'), 'treasury')).toEqual([1, 2])
  })

  test('the same is known for the Free City (7W-TWO-06)', () => {
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
    const foresight = play(table, 'free-city build tavern', leader)
    expect(foresight.seat).toBe(2)
    expect(change(foresight, 'coins')).toEqual([4, 9])
  })
})

const unitsOf = ({ goods, choices }: Production) => [
  ...Object.entries(goods).flatMap(([good, units]) => Array.from({ length: units }, () => [good as Good])),
  ...choices,
]

/** Every city's trade as the view gives it, and as the rules compute it. */
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

/**
 * Whether a play leaves other cities' coins in the turn alone: it pays nobody and adds nothing that others
 * earn by.
 */
const isNeutral = (option: Option): boolean => {
  const { does, card, left, right, freeCity } = option as Play
  // The Free City's leader has given another answer before this one.
  if (freeCity) return false
  if (does === 'build' && ['brown', 'grey'].includes(cardOf(card).colour)) return false
  return left === 0 && right === 0
}

/** A neutral answer for the same turn: a sale if possible. */
const aside = ({ options }: Question): Option | undefined =>
  options.find(({ does }) => does === 'sell') ??
  options.find((option) => isNeutral({ ...option, freeCity: false } as Option))

const TELLING: ForesightChecks<State, View, Figure> = {
  figures: figuresOf,
  foresee: foreseen,
  happens(table, { seat, kind }, { id }, city) {
    const before = table.view(seat)
    const others = table.state.hands.flatMap((_, other) => table.given(other) ?? [])
    if (!others.every(isNeutral)) return null
    const fork: Table<State, View> = table.fork()
    fork.answer(seat, id)
    for (let open = true; open && !kind.endsWith('dig') && !kind.endsWith('seventh-card');) {
      const next = fork.questions.find(
        (question) => question.kind === 'play' || question.kind === 'free-city',
      )
      const same =
        next !== undefined && fork.view(null).turn === before.turn && fork.view(null).age === before.age
      const option = same ? aside(next) : undefined
      if (same && option === undefined) return null
      if (same && option !== undefined) fork.answer(next.seat, option.id)
      open = same
    }
    // What others built, and a conflict at the end of the turn, are not effects of this play.
    const after = fork.view(seat)
    const cities = before.cities.map((each, at) => {
      const own = after.cities[at]
      return at === city && own !== undefined ? { ...own, tokens: each.tokens } : each
    })
    return figuresOf({ ...before, cities }, city)
  },
  /** Usually avoids sales, so that cities grow. */
  goOn(random: Random, { options }: Question) {
    const better = options.filter(({ id }) => !id.includes('sell'))
    return pick(random, better.length > 0 && random.int(6) > 0 ? better : options)
  },
}

const long = process.env['LONG'] !== undefined

test.each(long ? settingsOf(sevenWonders) : someSettingsOf(sevenWonders))(
  'the forecast of an answer is what it then changes: $seats players, $options',
  { timeout: 3_600_000 },
  (setting) => {
    const random = fastRandom(setting.seats)
    let count = 0
    for (let game = 0; game < (long ? 5 : 1); game++) {
      const run = { ...setting, seed: drawSeed(random) }
      const emitted = checkForesight(sevenWonders, run, TELLING, long ? undefined : 2)
      count += Object.values(emitted).reduce((sum, times) => sum + times, 0)
    }
    expect(count).toBeGreaterThan(30)
  },
)

test('over whole games the forecast matches the rules (7W-PROD-01, 7W-TRADE-02)', () => {
  const checked: { readonly said: readonly unknown[]; readonly true: readonly unknown[] }[] = []
  for (let i = 0; i < 12; i++) {
    const game = randomGame(3 + (i % 5), `foresight ${i}`)
    while (game.table.questions.length > 0) {
      const { questions, state } = game.table
      if (state.age > 0 && questions.length === state.players) checked.push(...trade(game))
      step(game)
    }
  }
  expect(checked.length).toBeGreaterThan(2000)
  expect(checked.map(({ said }) => said)).toEqual(checked.map(({ true: right }) => right))
})

test('at the end, the current score of a city is its final score (7W-SCORE-01)', () => {
  for (const players of [2, 3, 7]) {
    const game = randomGame(players, `so far ${players}`)
    while (game.table.questions.length > 0) step(game)
    const view = game.table.view(null)
    expect(view.cities.map((_, index) => scoredSoFar(view, index))).toEqual(view.scores)
    expect(view.cities.map(symbolsIn)).toEqual(game.table.state.cities.map(symbolsOf))
  }
})
