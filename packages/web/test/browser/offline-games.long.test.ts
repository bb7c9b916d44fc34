import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { playByMouse, playQuickly } from './innovation-play.ts'
import { beginHere, passOn, playAnything } from './local-play.ts'
import { castaway, lookBack, playNow } from './offline-checks.ts'
import { isOver } from './seven-wonders-play.ts'
import { PHONE, TestSite } from './test-site.ts'
import { playBy, sumsUp } from './through-the-ages-play.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.restart()
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})

test('a whole game of Innovation on a laptop', async () => {
  const page = await castaway(site, { locale: 'cs-CZ' })
  await playQuickly(page)
  await playNow(page, 'innovation')
  await playByMouse(page)
  expect(await lookBack(page)).toBe(2)
  await page.context().close()
})

test('a whole simple game of Through the Ages of 2006 on a phone, by touch', async () => {
  const page = await castaway(site, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'hu-HU' })
  await playQuickly(page)
  await beginHere(page, 'through-the-ages', ['me', 'novice'], ['2006', 'simple'])
  await playBy(page, ({ x, y }) => page.touchscreen.tap(x, y))
  expect(await sumsUp(page)).toBe(true)
  expect(await lookBack(page)).toBe(2)
  await page.context().close()
})

/** What the page shows of anybody's cards. */
const cardsShown = (page: Page): Promise<number> => page.locator('[data-card], .card, .hand').count()

test('a whole game of 7 Wonders by two people and a bot at one device: the curtain hides all cards', async () => {
  const page = await castaway(site, { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pl-PL' })
  await beginHere(page, 'seven-wonders', ['me', 'here', 'novice'])
  const covered: number[] = []
  for (;;) {
    await page.locator('.curtain, .hand-over, .hand .card, .answers, .result').first().waitFor()
    if (await isOver(page)) break
    if ((await page.locator('.curtain').count()) > 0) covered.push(await cardsShown(page))
    if (!(await passOn(page))) await playAnything(page)
  }
  // In each of eighteen turns the device goes to the other person.
  expect(covered.length).toBeGreaterThanOrEqual(18)
  expect(Math.max(...covered)).toBe(0)
  expect(await lookBack(page)).toBe(3)
  await page.context().close()
})
