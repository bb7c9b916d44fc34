import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { PLACES, THEMES, wrongAt } from './themes.ts'

/** Most places, each in one theme; the long run checks all of them in all themes. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each(
  PLACES.filter(({ long }) => long === undefined).map((place, at) => ({
    place,
    theme: THEMES[at % THEMES.length] ?? { called: '', how: {} },
  })),
)('axe finds nothing: $place.called, $theme.called', async ({ place, theme }) => {
  expect(await wrongAt(site, place, theme)).toEqual([])
  expect(site.errors).toEqual([])
})
