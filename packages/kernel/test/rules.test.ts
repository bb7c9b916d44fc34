import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { ask, askAll, end, Question, together } from '../src/index.ts'
import type { OpenQuestions, Option, Rules, Seat } from '../src/index.ts'
import { GAME_OVER } from '../src/rules.ts'
import { choose, toy } from './toys.ts'

/** Runs rules by hand. Has the open questions and the result. */
function run<T>(rules: Rules<T>) {
  let step = rules.next()
  return {
    get open(): readonly string[] {
      return step.done ? [] : step.value.open.map(({ seat, kind }) => `${seat} ${kind}`)
    },
    get group(): OpenQuestions | T {
      return step.value
    },
    get result(): T | undefined {
      return step.done ? step.value : undefined
    },
    says(seat: Seat, id: string): void {
      step = rules.next({ seat, option: toy(id) })
    },
  }
}

describe('a question', () => {
  test('computes its options once, and only when they are read', () => {
    const options = vi.fn<() => Option[]>(() => [toy('pass')])
    const question = new Question(0, 'bid', options)
    run(ask(question))
    expect(options).not.toHaveBeenCalled()
    expect(question.options).toEqual([toy('pass')])
    expect(question.options).toBe(question.options)
    expect(options).toHaveBeenCalledTimes(1)
  })

  test('without options is a programming error', () => {
    const question = choose(0, 'bid', [])
    expect(() => question.options).toThrow("the question 'bid' has no answer")
  })

  test('has what it is about, and its refusals with reasons', () => {
    const refusals = [{ ...toy('build palace'), reasons: [{ kind: 'ore', rule: 'T-1' }] }]
    const about = { card: 'palace', step: 'pay' }
    const question = new Question(
      1,
      'build',
      () => [toy('pass')],
      about,
      () => refusals,
    )
    expect(question.about).toEqual({ card: 'palace', step: 'pay' })
    expect(question.refused()).toEqual(refusals)
    expect(choose(1, 'build', ['pass']).refused()).toEqual([])
  })
})

describe('ask', () => {
  test('asks one seat and returns its choice', () => {
    const bid = run(ask(choose(2, 'bid', ['bid 1', 'pass'])))
    expect(bid.open).toEqual(['2 bid'])
    bid.says(2, 'pass')
    expect(bid.result).toEqual(toy('pass'))
  })
})

describe('askAll', () => {
  const seats = [0, 1, 2, 3]

  test('takes the answers in any order and returns them in the order of the questions', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(seats, { minLength: 4 }), (order) => {
        const bids = run(askAll(seats.map((seat) => choose(seat, 'bid', [`bid ${seat}`]))))
        const waiting = new Set(seats)
        for (const seat of order) {
          expect(bids.open).toEqual([...waiting].map((each) => `${each} bid`))
          bids.says(seat, `bid ${seat}`)
          waiting.delete(seat)
        }
        expect(bids.result).toEqual(seats.map((seat) => toy(`bid ${seat}`)))
      }),
    )
  })

  test('is one group from the first to the last answer', () => {
    const bids = run(askAll(seats.map((seat) => choose(seat, 'bid', ['pass']))))
    const { group } = bids
    bids.says(3, 'pass')
    expect(bids.group).toBe(group)
  })

  test('asks nothing if there are no questions', () => {
    expect(run(askAll([])).result).toEqual([])
  })
})

describe('together', () => {
  function* routeAndGoods(seat: Seat): Rules<string> {
    const route = yield* ask(choose(seat, 'route', ['north', 'south']))
    const goods = yield* ask(choose(seat, `goods for the ${route.id}`, ['salt', 'silk']))
    return `${goods.id} to the ${route.id}`
  }

  function* goods(seat: Seat): Rules<string> {
    return (yield* ask(choose(seat, 'goods', ['salt', 'silk']))).id
  }

  test.each([
    ['the part of two questions first', [0, 0, 1]],
    ['in between', [0, 1, 0]],
    ['last', [1, 0, 0]],
  ])('%s', (_when, order) => {
    const parts = run(together([routeAndGoods(0), goods(1)]))
    expect(parts.open).toEqual(['0 route', '1 goods'])
    const mine = ['south', 'silk']
    for (const seat of order) parts.says(seat, seat === 1 ? 'salt' : (mine.shift() ?? ''))
    expect(parts.open).toEqual([])
    expect(parts.result).toEqual(['silk to the south', 'salt'])
  })

  test('a question may depend on the answer before it', () => {
    const parts = run(together([goods(1), routeAndGoods(0)]))
    parts.says(0, 'north')
    expect(parts.open).toEqual(['1 goods', '0 goods for the north'])
  })

  test('a list of questions that was read does not change while the group goes on', () => {
    const rules = together([goods(0), goods(1)])
    const step = rules.next()
    const before = step.done ? [] : step.value.open
    rules.next({ seat: 0, option: toy('salt') })
    expect(before.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('a part may ask nothing', () => {
    function* nothing(): Rules<string> {
      return 'nothing'
    }
    const parts = run(together([nothing(), goods(1)]))
    expect(parts.open).toEqual(['1 goods'])
    parts.says(1, 'silk')
    expect(parts.result).toEqual(['nothing', 'silk'])
    expect(run(together([nothing()])).result).toEqual(['nothing'])
  })

  test('a part that asks two seats at once is a programming error', () => {
    function* two(): Rules<string> {
      yield* askAll([choose(0, 'bid', ['pass']), choose(1, 'bid', ['pass'])])
      return ''
    }
    expect(() => run(together([two()]))).toThrow('a part of a group asks one question at a time')
  })
})

describe('end', () => {
  test('closes all enclosing rules', () => {
    const after = vi.fn<() => void>()
    function* effect(): Rules<void> {
      yield* ask(choose(0, 'bid', ['pass']))
      end()
    }
    function* beat(): Rules<void> {
      yield* effect()
      after()
    }
    const rules = beat()
    rules.next()
    expect(() => rules.next({ seat: 0, option: toy('pass') })).toThrow(GAME_OVER)
    expect(rules.next().done).toBe(true)
    expect(after).not.toHaveBeenCalled()
  })

  test('may be thrown before the first answer', () => {
    expect(end).toThrow(GAME_OVER)
  })
})
