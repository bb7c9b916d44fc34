import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { PLACES, THEMES, wrongAt } from './themes.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

describe.each(THEMES)('axe finds nothing $called', (theme) => {
  test.each(PLACES)('$called', async (place) => {
    expect(await wrongAt(site, place, theme)).toEqual([])
    expect(site.errors).toEqual([])
  })
})
