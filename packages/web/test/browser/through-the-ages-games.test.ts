import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import { playBy, sitDown, sumsUp } from './through-the-ages-play.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.splice(0).join())
})
afterAll(() => court.close())

test('a whole simple game of 2006 on a phone, with a thumb', async () => {
  const page = await sitDown(
    court,
    { edition: '2006', level: 'simple' },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
  await playBy(page, ({ x, y }) => page.touchscreen.tap(x, y))
  expect(await sumsUp(page)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.context().close()
})
