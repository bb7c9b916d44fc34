import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { PLACES, THEMES, wrongAt } from './themes.ts'

/** Every place in one theme; the long run checks each in all of them. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each(
  PLACES.map((place, at) => ({ place, theme: THEMES[at % THEMES.length] ?? { called: '', how: {} } })),
)('axe finds nothing: $place.called, $theme.called', async ({ place, theme }) => {
  expect(await wrongAt(site, place, theme)).toEqual([])
  expect(site.errors).toEqual([])
})
