import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { wrongInHand } from './set-questions.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each(['light', 'dark'] as const)(
  'on a phone in the %s, thumbs reach every piece and nothing is cut in any language',
  async (light) => {
    expect(await wrongInHand(site, light, LANGUAGES)).toEqual([])
  },
)
