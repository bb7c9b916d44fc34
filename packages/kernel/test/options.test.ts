import { expect, test } from 'vitest'

import { readOptions, usualOptions } from '../src/index.ts'

const schema = {
  side: { values: ['a', 'b', 'mixed'], usual: 'a' },
  length: { values: ['short', 'long'], usual: 'long' },
} as const

test('the usual options', () => {
  expect(usualOptions(schema)).toEqual({ side: 'a', length: 'long' })
  expect(usualOptions({})).toEqual({})
})

test('what is not given is as usual', () => {
  expect(readOptions(schema, {})).toEqual({ side: 'a', length: 'long' })
  expect(readOptions(schema, { side: 'mixed' })).toEqual({ side: 'mixed', length: 'long' })
})

test.each([
  [{ side: 'c' }, "option 'side' cannot be 'c' (a, b, mixed)"],
  [{ colour: 'red' }, "there is no option 'colour' (options: side, length)"],
  [{ toString: 'a' }, "there is no option 'toString' (options: side, length)"],
  [JSON.parse('{ "__proto__": "a" }'), "there is no option '__proto__' (options: side, length)"],
])('%j is refused in one line', (given: Readonly<Record<string, string>>, problem) => {
  expect(readOptions(schema, given)).toEqual({ problem })
})

test('a game without options says so', () => {
  expect(readOptions({}, { side: 'a' })).toEqual({ problem: "there is no option 'side' (options: none)" })
})
