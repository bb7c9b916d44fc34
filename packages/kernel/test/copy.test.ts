import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { copy, same } from '../src/index.ts'

const data = fc.jsonValue()
const parts = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : []

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, reversed(item)] as const)
  return Object.fromEntries(entries.reverse())
}

describe('copy', () => {
  test('equals the original', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(copy(value)).toStrictEqual(value)
        expect(same(copy(value), value)).toBe(true)
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value))
      }),
    )
  })

  test('shares no objects with the original', () => {
    fc.assert(
      fc.property(data, (value) => {
        const original = new Set(parts(value))
        expect(parts(copy(value)).some((part) => original.has(part))).toBe(false)
      }),
    )
  })

  test('does not change the original when it is changed', () => {
    const state = { hands: [['altar'], []], random: { drawn: 0 } }
    const twin = copy(state)
    twin.hands[0]?.pop()
    twin.random.drawn = 7
    expect(state).toEqual({ hands: [['altar'], []], random: { drawn: 0 } })
  })

  test('goes through JSON unchanged', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(same(JSON.parse(JSON.stringify(copy(value))), value)).toBe(true)
      }),
    )
  })
})

describe('same', () => {
  test('ignores the order of keys', () => {
    expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
    fc.assert(fc.property(data, (value) => same(value, reversed(value))))
  })

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [[], {}],
    [{}, null],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    ['1', 1],
    [0, false],
    [{ toString: 1 }, { a: 1 }],
    [{ a: 1 }, { toString: 1 }],
  ])('tells %j from %j', (one, other) => {
    expect(same(one, other)).toBe(false)
    expect(same(other, one)).toBe(false)
  })

  test('returns false exactly if the JSON with sorted keys differs', () => {
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_key, item: unknown) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : item,
      )
    const small = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(same(one, other)).toBe(sorted(one) === sorted(other))
      }),
    )
  })
})
