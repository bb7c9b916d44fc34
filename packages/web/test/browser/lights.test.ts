import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import { PLACES, SIGHTS, wrongAt } from './lights.ts'

/** Every place in one of these ways; the long run looks at each in all of them. */

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

test.each(
  PLACES.map((place, at) => ({ place, sight: SIGHTS[at % SIGHTS.length] ?? { called: '', how: {} } })),
)('axe finds nothing: $place.called, $sight.called', async ({ place, sight }) => {
  expect(await wrongAt(court, place, sight)).toEqual([])
  expect(court.errors).toEqual([])
})
