import { describe, expect, test } from 'vitest'

import {
  isProblem,
  problem,
  sentence,
  anyOptions,
  fastRandom,
  readOptions,
  usualOptions,
} from '../src/index.ts'

const schema = {
  side: { values: ['a', 'b', 'mixed'], usual: 'a' },
  length: { values: ['short', 'long'], usual: 'long' },
} as const

test('default options', () => {
  expect(usualOptions(schema)).toEqual({ side: 'a', length: 'long' })
  expect(usualOptions({})).toEqual({})
})

test('an option that is not given has its default', () => {
  expect(readOptions({ options: schema }, {})).toEqual({ side: 'a', length: 'long' })
  expect(readOptions({ options: schema }, { side: 'mixed' })).toEqual({ side: 'mixed', length: 'long' })
})

test.each([
  [{ side: 'c' }, "option 'side' cannot be 'c' (a, b, mixed)"],
  [{ colour: 'red' }, "there is no option 'colour' (options: side, length)"],
  [{ toString: 'a' }, "there is no option 'toString' (options: side, length)"],
  [JSON.parse('{ "__proto__": "a" }'), "there is no option '__proto__' (options: side, length)"],
])('%j is refused in one sentence', (given: Readonly<Record<string, string>>, said) => {
  const found = readOptions({ options: schema }, given)
  expect(isProblem(found) && sentence(found)).toBe(said)
})

test('a game without options refuses any', () => {
  expect(readOptions({ options: {} }, { side: 'a' })).toEqual({
    code: 'unknown-option',
    params: { option: 'side', known: [] },
  })
})

describe('options that clash', () => {
  const SHORT_ONLY = problem('option-needs', {
    option: 'side',
    value: 'b',
    needs: 'length',
    values: ['short'],
  })
  const game = {
    options: schema,
    clash: (options: Readonly<Record<string, string>>) =>
      options['side'] === 'b' && options['length'] === 'long' ? SHORT_ONLY : null,
  }

  test('are refused with the reason', () => {
    expect(readOptions(game, { side: 'b' })).toBe(SHORT_ONLY)
    expect(readOptions(game, { side: 'b', length: 'short' })).toEqual({ side: 'b', length: 'short' })
  })

  test('are never drawn', () => {
    const random = fastRandom(1)
    const drawn = Array.from({ length: 200 }, () => anyOptions(game, random))
    expect(drawn.map(game.clash).filter((clash) => clash !== null)).toEqual([])
    expect(new Set(drawn.map(({ side, length }) => `${side} ${length}`)).size).toBeGreaterThan(3)
  })
})
