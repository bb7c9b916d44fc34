import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { playAnything, toCurtain } from './local-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})
afterAll(() => site.close())

test('the device is passed on by keys: the focus follows, and the tab says whose turn it is', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await toCurtain(page)
  await page.locator('.curtain .button--do:focus').waitFor()
  expect(await page.title()).toBe('Player 1’s turn · 7 Wonders · Ziggurat')
  await page.keyboard.press('Enter')
  await page.locator('.match-frame__board:focus').waitFor()
  expect(await page.title()).toBe('● Your turn · 7 Wonders · Ziggurat')
  await playAnything(page)
  await page.locator('.hand-over').waitFor()
  expect(await page.title()).toBe('Player 2’s turn · 7 Wonders · Ziggurat')
  await page.keyboard.press('Enter')
  await page.locator('.curtain .button--do:focus', { hasText: 'Player 2' }).waitFor()
  expect(await page.title()).toBe('Player 2’s turn · 7 Wonders · Ziggurat')
  await page.context().close()
})
