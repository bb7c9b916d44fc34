import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { PLACES, SIGHTS, wrongAt } from './themes.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

describe.each(SIGHTS)('axe finds nothing $called', (sight) => {
  test.each(PLACES)('$called', async (place) => {
    expect(await wrongAt(site, place, sight)).toEqual([])
    expect(site.errors).toEqual([])
  })
})
