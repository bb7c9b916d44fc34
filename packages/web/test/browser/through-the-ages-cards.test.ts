import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { Sheet } from './through-the-ages-sheet.ts'

let site: TestSite
let sheet: Sheet
beforeAll(async () => {
  site = await TestSite.open()
  sheet = await Sheet.open(site)
}, 120_000)
afterAll(async () => {
  await site.close()
  sheet.close()
})

// The language with the longest words; the long run checks both editions in all languages.
test('every card shows its whole content in hu', { timeout: 120_000 }, async () => {
  expect(await sheet.lacks('2015', 'hu')).toEqual([])
})
