import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Position } from '@ziggurat/through-the-ages/testing'

import { PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import { seated } from './through-the-ages-fit.ts'
import { tooSmallOn } from './touch-size.ts'

/** A phone, where touch targets must be at least 44 px high and wide. */
export const IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const

/** As wide as a laptop, but without a mouse. */
export const ON_TABLET = { ...IN_HAND, viewport: { width: 1366, height: 1024 } } as const

/** Waits until the page is loaded. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1, .match-frame') !== null && document.querySelector('.loading') === null,
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Touch targets that are too small, in all tabs of a board. */
export async function tooSmallBehind(page: Page, tabs: string): Promise<string[]> {
  const found = await tooSmallOn(page)
  for (const tab of await page.locator(`${tabs} [role=tab]:visible`).all()) {
    await tab.tap()
    const name = await tab.innerText()
    found.push(...(await tooSmallOn(page)).map((each) => `${name}: ${each}`))
  }
  return found
}

/** Touch targets that are too small on a phone's or tablet's board: tabs, all civilizations, options, the list of all options. */
async function tooSmallOnBoard(page: Page): Promise<string[]> {
  const found = await tooSmallBehind(page, ':is(.tta-phone, .tta-board)')
  const seats = page.locator('.tta-seats > button, .tta-rival button[aria-pressed]')
  for (const seat of await seats.all()) {
    await seat.tap()
    const name = await seat.innerText()
    found.push(...(await tooSmallOn(page)).map((each) => `${name}: ${each}`))
  }
  await page.keyboard.press('Escape')
  // A technology with several options shows them.
  const opened = {
    '.tta-tech[data-can] > .tta-tech__face': '.tta-place-options',
    '.tta-foot__all': 'dialog[open]',
  }
  for (const [selector, shown] of Object.entries(opened)) {
    await page.locator(selector).first().tap()
    await page.locator(shown).first().waitFor()
    found.push(...(await tooSmallOn(page)).map((each) => `${selector}: ${each}`))
    await page.keyboard.press('Escape')
  }
  return found
}

/** Touch targets that are too small in a game of Through the Ages. */
export async function tooSmallInAges(
  site: TestSite,
  at: Position,
  how: BrowserContextOptions,
): Promise<string[]> {
  const page = await seated(site, at, how)
  const found = await tooSmallOnBoard(page)
  await page.context().close()
  return found
}
