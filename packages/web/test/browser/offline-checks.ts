import type { BrowserContext, Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import type { Messages } from '../../src/messages/messages.ts'
import { innovationRecord } from './records.ts'
import type { TestSite } from './test-site.ts'

export const GAMES = ['seven-wonders', 'innovation', 'through-the-ages'] as const

/** Two languages; in the long run all. */
export const SOME_LANGUAGES = process.env['LONG'] === undefined ? LANGUAGES.slice(0, 2) : LANGUAGES

/** The site's texts in a language. */
async function textsIn(language: Language): Promise<Messages> {
  const module = (await import(`../../src/messages/${language}/index.ts`)) as Readonly<
    Record<string, Messages>
  >
  const texts = module[language]
  if (texts === undefined) throw new Error(`no texts in ${language}`)
  return texts
}

/** Waits until the browser keeps the whole site, as the settings say it. `root` is the address of the site's folder. */
export async function untilKept(page: Page, root: string): Promise<void> {
  await page.goto(`${root}settings/`)
  await page.locator('.offline-setting', { hasText: /\d[.,]\d MB/ }).waitFor()
}

/** Opens pages by their addresses, each in a new tab: home, the rules, the almanac, and a replay of a record. */
export async function openEverything(
  context: BrowserContext,
  root: string,
  language: Language,
  game: string,
): Promise<void> {
  const { after, common } = await textsIn(language)
  const page = await context.newPage()
  // A tab can write what all tabs read.
  await page.goto(root)
  await page.evaluate((chosen) => localStorage.setItem('ziggurat.language', chosen), language)
  for (const [address, name, shown] of [
    ['', common.play, 'h1'],
    [`rules/${game}/`, common.rules, '.clause'],
    [`almanac/${game}/`, common.almanac, '.leaf'],
  ] as const) {
    await page.goto(root + address)
    await page.locator(`html[lang=${language}] nav [aria-current=page]`, { hasText: name }).first().waitFor()
    await page.locator('main').locator(shown).first().waitFor()
  }
  await page.goto(`${root}back/`)
  await replayRecord(page, innovationRecord())
  await page.locator('main h1', { hasText: after.replay }).first().waitFor()
  await page.close()
}

/** Opens a record on the page for it, goes to its end and back, and loads the replay again. */
export async function replayRecord(page: Page, record: string): Promise<void> {
  const file = { name: 'game.ziggurat', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('End')
  await page.waitForURL(/at=\d{2,}/)
  await page.reload()
  await page.getByRole('slider').waitFor()
}

/** The names of all that the browser keeps, relative to the site's folder. */
export const keptNames = (page: Page, root: string): Promise<readonly string[]> =>
  page.evaluate(async (folder) => {
    const cache = await caches.open('ziggurat')
    return (await cache.keys()).map(({ url }) => url.slice(folder.length))
  }, root)

/** The build that a page belongs to. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=ziggurat-build]').getAttribute('content')

/** A visitor whose browser keeps the site, and who has lost the connection since. */
export async function castaway(
  site: TestSite,
  visiting: Parameters<TestSite['visitor']>[0] = {},
): Promise<Page> {
  const page = await site.visitor({ serviceWorkers: 'allow', reducedMotion: 'reduce', ...visiting })
  await untilKept(page, `${site.base}/`)
  await site.stop()
  await page.context().setOffline(true)
  return page
}

/** Begins a game against bots from the first page. */
export const playNow = async (page: Page, game: (typeof GAMES)[number]): Promise<void> => {
  await page.goto('/')
  await page.locator('.now .play').nth(GAMES.indexOf(game)).click()
  await page.locator('.match-frame').waitFor()
}

/** The number of players in the result, after which the replay of the game was opened. */
export async function lookBack(page: Page): Promise<number> {
  await page.locator('.result__places').waitFor()
  const places = await page.locator('.result__places li').count()
  await page.locator('.result__deeds a').first().click()
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('End')
  await page.waitForURL(/at=\d+/)
  return places
}
