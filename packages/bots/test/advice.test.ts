import { innovation } from '@ziggurat/innovation'
import { fastRandom, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { BotTurn, Game, Option, Seat } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import type { State } from '@ziggurat/seven-wonders'
import { LANGUAGES } from '@ziggurat/texts'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { describe, expect, test } from 'vitest'

import { adviserOn, canAdvise } from '../src/advice/by-name.ts'
import { advise, Adviser, knowledgeOf, sayCauses } from '../src/advice/index.ts'
import type { Advice, Advising, Comparison, Estimates, Knowledge } from '../src/advice/index.ts'
import { advising as onInnovation } from '../src/advice/innovation/index.ts'
import { oneStepReach } from '../src/advice/reach.ts'
import { advising as onSevenWonders } from '../src/advice/seven-wonders/index.ts'
import { advising as onThroughTheAges } from '../src/advice/through-the-ages/index.ts'
import { areOpposite, estimate, isClear } from '../src/interval.ts'
import { MARGIN, Network } from '../src/learned/network.ts'
import { encode } from '../src/learned/weights.ts'
import { oneStep } from '../src/search/one-step.ts'

const GAMES: readonly {
  readonly name: string
  readonly game: Game
  readonly advising: Advising
  /** Its positions cost as many times as much. */
  readonly cost: number
}[] = [
  { name: '7 Wonders', game: sevenWonders, advising: onSevenWonders, cost: 1 },
  { name: 'Innovation', game: innovation, advising: onInnovation, cost: 1 },
  { name: 'Through the Ages', game: throughTheAges, advising: onThroughTheAges, cost: 11 },
]

const MADE = { date: '', command: '', rounds: [] }
const SHAPE = { first: 12, second: 8 }

/** Knows nothing, but values every input differently. */
function randomNetwork(inputs: number): Network {
  const random = fastRandom(3)
  const network = new Network({ inputs, ...SHAPE })
  for (const layer of [...network.weights, ...network.biases])
    layer.forEach((_, i) => (layer[i] = (random.int(2001) - 1000) / 2500))
  return network
}

function known(advising: Advising, network?: Network): Knowledge {
  const { size } = advising.subject.features.layout
  const knowledge = knowledgeOf(advising, encode(network ?? randomNetwork(size), MADE))
  if (knowledge === undefined) throw new Error('a network is enough')
  return knowledge
}

const open = (game: Game, seats: number, seed: string): Table =>
  Table.open(game, { seats, options: usualOptions(game.options), seed: seedFrom(seed) })

interface Position {
  readonly table: Table
  readonly seat: Seat
}

/** Positions of a random game in which a seat has a choice. */
function* positions(game: Game, seats: number, seed: string, apart: number): Generator<Position> {
  const table = open(game, seats, seed)
  const random = fastRandom(seats)
  for (let answers = 0; table.outcome === null && answers < 900; answers++) {
    const question = table.questions[random.int(table.questions.length)]
    if (question === undefined) return
    const { seat } = question
    if (answers % apart === 0 && question.set === undefined && question.options.length > 2)
      yield { table: table.fork(), seat }
    table.answer(seat, question.any(random).id)
  }
}

function turnAt({ table, seat }: Position, seed: number): BotTurn {
  const question = table.question(seat)
  if (question === undefined) throw new Error('the seat is not asked')
  return turnOf(table, question, fastRandom(seed))
}

const keys = ['worth', 'chance', 'margin', 'points'] as const satisfies readonly (keyof Estimates)[]

describe.each(GAMES)('$name', ({ game, advising, cost }) => {
  const knowledge = known(advising)

  test('advice depends only on what the seat may know', () => {
    let compared = 0
    for (const { table, seat } of positions(game, 3, 'twins', 11 * cost)) {
      const worlds = Array.from({ length: 3 }, (_, i) => table.redeal(seat, fastRandom(i)))
      const adviceOn = (true_: Table): Advice => {
        let next = 0
        const question = true_.question(seat)
        if (question === undefined) throw new Error('the seat is asked on every such table')
        const turn: BotTurn = {
          seat,
          question,
          view: true_.view(seat),
          redeal: () => (worlds[next++] as Table).fork(),
        }
        return new Adviser(knowledge, turn, fastRandom(7)).think(3).advice()
      }
      expect(JSON.stringify(adviceOn(table.redeal(seat, fastRandom(9))))).toBe(
        JSON.stringify(adviceOn(table)),
      )
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  })

  test('the facts are known to the seat', () => {
    const { why } = knowledge
    for (const { table, seat } of positions(game, 4, 'facts', 5)) {
      const redealt = table.redeal(seat, fastRandom(5))
      expect(why.facts(redealt.state, seat)).toEqual(why.facts(table.state, seat))
      for (const value of Object.values(why.facts(table.state, seat))) expect(value).toBeTypeOf('number')
    }
  })

  test('the causes of a difference add up to it', () => {
    let clear = 0
    for (const position of positions(game, 3, 'sum', 9 * cost)) {
      const adviser = new Adviser(knowledge, turnAt(position, 1), fastRandom(2)).think(3)
      for (const { compared } of adviser.advice(3).options) {
        if (compared === null) continue
        for (const key of keys) {
          const sum = compared.causes.reduce((total, { amount }) => total + amount[key].mean, 0)
          expect(sum).toBeCloseTo(compared.difference[key].mean, 3)
        }
        if (compared.causes.some(({ isClear }) => isClear)) clear++
      }
    }
    expect(clear).toBeGreaterThan(5)
  })

  test('what is thought in several steps is the same as at once', () => {
    const [position] = positions(game, 2, 'steps', 1)
    if (position === undefined) throw new Error('every game begins with a choice')
    const adviser = () => new Adviser(knowledge, turnAt(position, 1), fastRandom(2))
    const advice = adviser().think(5).advice()
    expect(adviser().think(2).think(3).advice()).toEqual(advice)
    expect(advise(knowledge, turnAt(position, 1), fastRandom(2), { worlds: 5 })).toEqual(advice)
  })

  test('the clock is a ceiling, but two worlds are needed to know the doubt', () => {
    const [position] = positions(game, 2, 'clock', 1)
    if (position === undefined) throw new Error('every game begins with a choice')
    const adviser = new Adviser(knowledge, turnAt(position, 1), fastRandom(2))
    expect(adviser.think(50, { isUp: () => true }).worlds).toBe(2)
    expect(adviser.think(50, { isUp: () => true }).worlds).toBe(2)
  })

  test('two options can be compared in both directions', () => {
    const [position] = positions(game, 3, 'both', 7)
    if (position === undefined) throw new Error('every game begins with a choice')
    const adviser = new Adviser(knowledge, turnAt(position, 1), fastRandom(2)).think(4)
    const [one, other] = adviser.options.map(({ id }) => id)
    if (one === undefined || other === undefined) throw new Error('a choice has two options')
    const [there, back] = [adviser.compare(one, other), adviser.compare(other, one)]
    for (const key of keys) {
      expect(there.difference[key].mean).toBeCloseTo(-back.difference[key].mean, 6)
      expect(there.difference[key].doubt).toBeCloseTo(back.difference[key].doubt, 6)
    }
    expect(there.facts.here).toEqual(back.facts.there)
  })

  test('every theme has words in all languages, for and against, whatever the facts are', () => {
    const { layout } = advising.subject.features
    const themes = new Set(Array.from({ length: layout.size }, (_, place) => layout.groupOf(place)))
    const facts = Object.keys(knowledge.why.facts(open(game, 2, 'words').state, 0))
    const random = fastRandom(1)
    const numbers = () => Object.fromEntries(facts.map((fact) => [fact, random.int(4)]))
    for (const theme of [...themes, 'end']) {
      for (const speaks of ['for', 'against'] as const) {
        const same = numbers()
        const alike = { now: same, here: same, there: same, speaks }
        // Where no fact differs, something can still be said in general.
        for (const language of LANGUAGES)
          expect(advising.telling.tell(theme, alike, language), `${theme}, ${speaks}`).not.toBeNull()
        const said = new Set<string>()
        let told = 0
        for (let i = 0; i < 60; i++) {
          const because = { now: numbers(), here: numbers(), there: i === 0 ? same : numbers(), speaks }
          const texts = LANGUAGES.map((language) => advising.telling.tell(theme, because, language))
          const silent = texts.filter((text) => text === null).length
          expect([0, LANGUAGES.length]).toContain(silent)
          if (silent > 0) continue
          told++
          for (const text of texts) {
            expect(text).toMatch(/^\p{Lu}.*\.$/u)
            expect(text).not.toMatch(/undefined|NaN|null| {2}|Infinity/)
            said.add(text ?? '')
          }
        }
        expect(told, `${theme}, ${speaks}`).toBeGreaterThan(0)
        expect(said.size, `${theme}, ${speaks}`).toBeGreaterThanOrEqual(LANGUAGES.length)
      }
    }
  })
})

test('the best option is what a bot takes that looks one step ahead on the same worlds', () => {
  const work = { forks: 60, followUps: 1, others: 'random' } as const
  const knowledge = { ...known(onSevenWonders), reach: oneStepReach({ ...work, strays: 0 }) }
  let compared = 0
  for (const position of positions(sevenWonders, 4, 'one step', 5)) {
    const random = fastRandom(2)
    const advice = new Adviser(knowledge, turnAt(position, 1), random).think(4).advice()
    const again = fastRandom(2)
    // An adviser draws a seed for what is random after an option first.
    again.int(2 ** 32)
    const judged = oneStep(knowledge.judge, { ...work, worlds: 4 })(turnAt(position, 1), again, {
      isUp: () => false,
    })
    for (const { option, worth } of advice.options) {
      const bot = judged.find((each) => each.option.id === option.id)
      expect(worth.mean).toBeCloseTo(bot?.worth ?? -1, 6)
    }
    compared++
  }
  expect(compared).toBeGreaterThan(5)
})

test('the doubt shrinks with more worlds', () => {
  const knowledge = known(onSevenWonders)
  let [few, many] = [0, 0]
  for (const position of positions(sevenWonders, 5, 'doubt', 17)) {
    const adviser = new Adviser(knowledge, turnAt(position, 1), fastRandom(2)).think(4)
    const doubtNow = () => adviser.advice(0).options.reduce((sum, { margin }) => sum + margin.doubt, 0)
    few += doubtNow()
    adviser.think(28)
    many += doubtNow()
  }
  expect(few).toBeGreaterThan(0)
  expect(many).toBeLessThan(0.6 * few)
})

describe('a judge that looks at shields alone', () => {
  const { layout } = onSevenWonders.subject.features
  /** More shields are better: their inputs go through one unit of each layer. */
  function shieldsAlone(): Network {
    const network = new Network({ inputs: layout.size, ...SHAPE })
    const [first, second, out] = network.weights
    for (let place = 0; place < layout.size; place++)
      if (layout.groupOf(place) === 'shields') first[place * SHAPE.first] = 0.1
    second[0] = 1
    out[MARGIN] = 1
    return network
  }
  const knowledge = known(onSevenWonders, shieldsAlone())

  test('finds no other cause, and says it in words', () => {
    const said = new Set<string>()
    for (const position of positions(sevenWonders, 3, 'shields', 4)) {
      const adviser = new Adviser(knowledge, turnAt(position, 1), fastRandom(2)).think(3)
      for (const { compared } of adviser.advice(6).options) {
        if (compared === null) continue
        const { age, turn } = position.table.state as unknown as State
        // Then the score sheet is known, and the judge is not asked.
        if (age === 3 && turn === 6) continue
        const clear = compared.causes.filter(({ isClear }) => isClear)
        for (const { theme } of clear) expect(['shields', 'end']).toContain(theme)
        for (const { theme, text } of sayCauses(onSevenWonders.telling, 'en', compared))
          if (theme === 'shields') said.add(text)
      }
    }
    const texts = [...said].join('\n')
    expect(texts).toMatch(/Shields: \d+ instead of \d+; the neighbours have \d+ and \d+\./)
    expect(texts).toMatch(/you would (win|lose) (both|one) conflicts? of Age I+\./)
  })

  test('has nothing to say where options differ in nothing that it looks at', () => {
    const table = open(sevenWonders, 3, 'nothing')
    const adviser = new Adviser(knowledge, turnAt({ table, seat: 0 }, 1), fastRandom(2)).think(3)
    const sales = adviser.options.filter(({ does }) => does === 'sell').map(({ id }) => id)
    const { causes, difference } = adviser.compare(sales[0] ?? '', sales[1] ?? '')
    expect(causes.filter(({ isClear }) => isClear)).toEqual([])
    expect(difference.margin).toEqual({ mean: 0, doubt: 0 })
  })
})

test('the best can be looked for on one half of the worlds, and measured on the other', () => {
  const table = open(sevenWonders, 5, 'halves')
  const adviser = new Adviser(known(onSevenWonders), turnAt({ table, seat: 0 }, 1), fastRandom(2))
  expect(() => adviser.think(3).best('odd')).toThrow('advice comes after thinking')
  adviser.think(13)
  const { options } = adviser.advice()
  expect(adviser.best()).toBe(options[0]?.option.id)
  const [best, worst] = [adviser.best('even'), options.at(-1)?.option.id ?? '']
  const [all, even, odd] = (['all', 'even', 'odd'] as const).map((half) =>
    adviser.compare(best, worst, half),
  ) as [Comparison, Comparison, Comparison]
  expect((even.difference.margin.mean + odd.difference.margin.mean) / 2).toBeCloseTo(
    all.difference.margin.mean,
    5,
  )
  expect(even.difference.margin.mean).not.toBe(odd.difference.margin.mean)
  const sum = odd.causes.reduce((total, { amount }) => total + amount.margin.mean, 0)
  expect(sum).toBeCloseTo(odd.difference.margin.mean, 3)
})

test('options that differ only in who is paid, or in the card that is sold, are marked as the same', () => {
  const knowledge = known(onSevenWonders)
  const table = open(sevenWonders, 4, 'same')
  const advice = new Adviser(knowledge, turnAt({ table, seat: 0 }, 1), fastRandom(2)).think(2).advice()
  const sales = advice.options.filter(({ option }) => option.does === 'sell')
  expect(sales.filter(({ sameAs }) => sameAs === null)).toHaveLength(1)
  expect(new Set(sales.slice(1).map(({ sameAs }) => sameAs))).toEqual(new Set([sales[0]?.option.id]))
})

test('what is foolish comes last, whatever the judge thinks of it', () => {
  const { subject } = onThroughTheAges
  let foolish = 0
  for (const position of positions(throughTheAges, 2, 'foolish', 23)) {
    const turn = turnAt(position, 1)
    const isFoolish = (option: Option) => subject.isFoolish?.(turn.view, turn.seat, option) === true
    if (!turn.question.options.some(isFoolish)) continue
    const adviser = new Adviser(known(onThroughTheAges), turn, fastRandom(2)).think(2)
    const { options } = adviser.advice(0)
    const last = options.filter(({ option }) => isFoolish(option))
    expect(options.slice(-last.length)).toEqual(last)
    expect(last.every((each) => each.isFoolish && !each.isTied)).toBe(true)
    expect(adviser.best()).toBe(options[0]?.option.id)
    foolish += last.length
    if (foolish > 3) break
  }
  expect(foolish).toBeGreaterThan(0)
})

test('an estimate has the half of its 95 % interval as its doubt', () => {
  expect(estimate([1, 2, 3])).toEqual({ mean: 2, doubt: 4.3027 * Math.sqrt(1 / 3) })
  expect(estimate([5])).toEqual({ mean: 5, doubt: Infinity })
  expect(() => estimate([])).toThrow('an estimate needs a number')
  expect(isClear({ mean: -2, doubt: 1.9 })).toBe(true)
  expect(isClear({ mean: 0, doubt: 0 })).toBe(false)
  expect(areOpposite({ mean: 2, doubt: 1 }, { mean: -2, doubt: 1 })).toBe(true)
  expect(areOpposite({ mean: 2, doubt: 3 }, { mean: -2, doubt: 1 })).toBe(false)
})

describe('wrong input', () => {
  const knowledge = known(onSevenWonders)
  const table = open(sevenWonders, 3, 'wrong')
  const adviser = () => new Adviser(knowledge, turnAt({ table, seat: 0 }, 1), fastRandom(2))

  test('there is no advice on a game of which nothing is known', () => {
    expect(canAdvise('chess')).toBe(false)
    expect(() => adviserOn('chess', turnAt({ table, seat: 0 }, 1), fastRandom(1))).toThrow(
      /^there is no advice on the game 'chess' \(there is on: seven-wonders, innovation/,
    )
  })

  test('worlds are a whole number from 1', () => {
    for (const worlds of [0, -1, 1.5, NaN, Infinity])
      expect(() => adviser().think(worlds)).toThrow(`worlds are a whole number from 1, not ${worlds}`)
  })

  test('advice comes after thinking', () => {
    expect(() => adviser().advice()).toThrow('advice comes after thinking')
    const { id = '' } = adviser().options[0] ?? {}
    expect(() => adviser().compare(id, id)).toThrow('advice comes after thinking')
  })

  test('only options of the question are compared', () => {
    const asked = adviser().think(2)
    expect(() => asked.compare(asked.options[0]?.id ?? '', 'fly')).toThrow(
      "'fly' is not among the options that advice was asked about",
    )
  })
})
