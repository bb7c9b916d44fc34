import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { TestSite, PHONE } from './test-site.ts'
import { playBy, sitDown, sumsUp } from './through-the-ages-play.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join())
})
afterAll(() => site.close())

test('a whole simple game of 2006 on a phone, by touch', async () => {
  const page = await sitDown(
    site,
    { edition: '2006', level: 'simple' },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
  await playBy(page, ({ x, y }) => page.touchscreen.tap(x, y))
  expect(await sumsUp(page)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.context().close()
})
