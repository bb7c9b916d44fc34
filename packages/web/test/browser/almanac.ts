import type { Locator, Page } from '@playwright/test'

import { clippedOn, TIMEOUT } from './checks.ts'
import type { TestSite } from './test-site.ts'

export const leaves = (page: Page): Locator => page.locator('.leaf')

/** Opens the almanac and waits for its cards. */
export async function almanac(
  site: TestSite,
  address: string,
  options: Parameters<TestSite['visitor']>[0] = {},
): Promise<Page> {
  const page = await site.visitor(options)
  await page.goto(address)
  await leaves(page).first().waitFor({ timeout: TIMEOUT })
  return page
}

/** How many cards each game has. */
const COUNT = { 'seven-wonders': 92, innovation: 105 } as const

/** The clipped words on a game’s cards. */
export async function cutInAlmanac(
  site: TestSite,
  game: keyof typeof COUNT,
  locale: string,
): Promise<string[]> {
  const page = await almanac(site, `/almanac/${game}`, { locale })
  const count = await leaves(page).count()
  if (count !== COUNT[game]) return [`${count} cards`]
  // Renders cards that are not on the screen yet, too.
  await page.addStyleTag({ content: '.leaf { content-visibility: visible !important }' })
  await page.evaluate(() => document.fonts.ready)
  const cut = await clippedOn(page, { within: '.leaf' })
  await page.context().close()
  return cut
}
