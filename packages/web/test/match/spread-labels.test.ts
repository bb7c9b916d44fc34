import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { spread } from '../../src/match/spread-labels.ts'

test('places that are far enough from each other stay where they are', () => {
  expect(spread([20, 120, 70], 22, 240)).toEqual([20, 120, 70])
})

test('places too near to each other are pushed apart, the lower ones down', () => {
  expect(spread([50, 50, 60], 20, 240)).toEqual([50, 70, 90])
})

test('what was pushed beyond the lower edge pushes back', () => {
  expect(spread([230, 235, 100], 20, 240)).toEqual([210, 230, 100])
})

test('nothing comes nearer to the upper edge than half a gap', () => {
  expect(spread([0, 3], 20, 240)).toEqual([10, 30])
})

test('where there is room, all keep their order, their distance, and within the limit', () => {
  const GAP = 22
  const LIMIT = 240
  const wanted = fc.array(fc.integer({ min: 0, max: LIMIT }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(wanted, (values) => {
      const places = spread(values, GAP, LIMIT)
      const inOrder = places
        .map((place, at) => ({ place, value: values[at] ?? 0 }))
        .toSorted((one, other) => one.place - other.place)
      expect(inOrder.map(({ value }) => value)).toEqual(values.toSorted((one, other) => one - other))
      const edges = [-GAP / 2, ...inOrder.map(({ place }) => place), LIMIT + GAP / 2]
      const apart = edges.slice(1).map((place, at) => place - (edges[at] ?? 0))
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(GAP)
    }),
  )
})
