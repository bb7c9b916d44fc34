import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { PLACES, SIGHTS, wrongAt } from './themes.ts'

/** Every place in one of these ways; the long run looks at each in all of them. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each(
  PLACES.map((place, at) => ({ place, sight: SIGHTS[at % SIGHTS.length] ?? { called: '', how: {} } })),
)('axe finds nothing: $place.called, $sight.called', async ({ place, sight }) => {
  expect(await wrongAt(site, place, sight)).toEqual([])
  expect(site.errors).toEqual([])
})
