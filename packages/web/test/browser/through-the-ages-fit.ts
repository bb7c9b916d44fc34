import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Language } from '@ziggurat/texts'
import { position } from '@ziggurat/through-the-ages/testing'
import type { Position } from '@ziggurat/through-the-ages/testing'

import { clippedOn } from './checks.ts'
import { switchLanguage } from './languages.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { LAPTOP, PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import { beyond, crowded, crowdedInHand, underPrices, unnamed } from './through-the-ages-bricks.ts'
import { fullest } from './through-the-ages-positions.ts'

export const STILL = { reducedMotion: 'reduce', viewport: LAPTOP } as const
export const IN_HAND = { ...STILL, viewport: PHONE, hasTouch: true, isMobile: true } as const

/** Mira's page at a position, with bots at the other seats. */
export async function seated(site: TestSite, at: Position, how: BrowserContextOptions): Promise<Page> {
  const mira = await Player.enter(site, 'Mira')
  const bots = Array.from({ length: at.table.setting.seats - 1 }, () => 'novice' as const)
  await seedMatch(site, at, [mira, ...bots])
  const page = await mira.page(site, how)
  await page.locator('.tta-board, .tta-phone').waitFor()
  return page
}

/** A terrace and a card in each language. */
const SPOKEN = { en: 'Rule Iron', cs: 'Vláda Železo', hu: 'Uralom Vas', pl: 'Władza Żelazo' } as const

/** The board's messages load a moment after those of the page. */
async function speakAtTable(page: Page, language: Language): Promise<void> {
  await switchLanguage(page, language)
  const [terrace = '', card = ''] = SPOKEN[language].split(' ')
  await page.locator('.tta-terrace > h3', { hasText: terrace }).waitFor()
  await page.locator('.tta-tech__name', { hasText: card }).first().waitFor()
}

/** Where all names and numbers must be readable. */
const READ = '.tta-civ, .tta-rivals, .tta-foot, .tta-foresight'
/** And where on a phone. */
const HELD = '.tta-civ, .tta-tray'

/** What is unreadable of a civilization on a laptop. */
export async function unreadOnLaptop(
  site: TestSite,
  at: Position,
  languages: readonly Language[],
): Promise<string[]> {
  const page = await seated(site, at, STILL)
  const wrong: string[] = []
  for (const language of languages) {
    await speakAtTable(page, language)
    const found = [
      ...(await unnamed(page)),
      ...(await underPrices(page)),
      ...(await crowded(page)),
      ...(await beyond(page)),
      ...(await clippedOn(page, { within: READ })),
    ]
    wrong.push(...found.map((each) => `${language}: ${each}`))
  }
  await page.context().close()
  return wrong
}

/** What is unreadable of any civilization on a phone, with four players. */
export async function unreadInHand(
  site: TestSite,
  at: Position,
  languages: readonly Language[],
): Promise<string[]> {
  const page = await seated(site, at, IN_HAND)
  const wrong: string[] = []
  for (const language of languages) {
    await speakAtTable(page, language)
    for (const seat of [1, 2, 3, 0]) {
      await page.locator(`.tta-seats > [data-seat="${seat}"]`).tap()
      await page.locator(`.tta-civ[data-seat="${seat}"]`).waitFor()
      const found = [
        ...(await underPrices(page)),
        ...(await crowdedInHand(page)),
        ...(await beyond(page)),
        ...(await clippedOn(page, { within: HELD })),
      ]
      wrong.push(...found.map((each) => `${language}, seat ${seat}: ${each}`))
    }
  }
  await page.context().close()
  return wrong
}

/** How many pixels of the tactics that can be copied are hidden, at some widths of a laptop or on a phone. */
export async function hiddenTactics(page: Page, languages: readonly Language[]): Promise<number> {
  const tactics = page.locator('.tta-decks__tactics:visible')
  await tactics.waitFor()
  const { width: own, height } = page.viewportSize() ?? LAPTOP
  let hidden = 0
  for (const language of languages) {
    await switchLanguage(page, language)
    for (const width of own === LAPTOP.width ? [1200, 1280, own] : [own]) {
      await page.setViewportSize({ width, height })
      hidden += await tactics.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    }
  }
  return hidden
}

/** Far more cards than may be kept. */
const surplus = () =>
  position({
    players: [
      {
        military: [
          'rats',
          'legion',
          'spy',
          'raid-i',
          'military-bonus-i',
          'vast-territory-ii',
          'plunder-ii',
          'raid-ii',
        ],
      },
      {},
    ],
    age: 2,
    row: ['iron', 'alchemy', 'irrigation'],
  })

/** How many pixels of the ratings the discard question covers, in each language. */
export async function ratingsUnderDiscards(
  site: TestSite,
  how: BrowserContextOptions,
  languages: readonly Language[],
): Promise<number[]> {
  const mira = await Player.enter(site, 'Mira')
  await seedMatch(site, surplus(), [mira, 'novice'], [[0, 'end turn']])
  const page = await mira.page(site, how)
  await page.locator('.tta-current-event[data-event=discard]').waitFor()
  const heights: number[] = []
  for (const language of languages) {
    await switchLanguage(page, language)
    heights.push(await page.evaluate(sharedHeight, ['.tta-current-event', '.tta-ratings-bar'] as const))
  }
  await page.context().close()
  return heights
}

/** How many pixels of an element another one covers. */
function sharedHeight(selectors: readonly [string, string]): number {
  const [a, b] = selectors.map((each) => document.querySelector(each)?.getBoundingClientRect())
  if (a === undefined || b === undefined) throw new Error('it is not there')
  const isBeside = a.right <= b.left || b.right <= a.left
  return isBeside ? 0 : Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/** The words that the close button covers when a card of the row is pressed. */
export async function coveredByCrosses(
  site: TestSite,
  how: BrowserContextOptions,
  languages: readonly Language[],
): Promise<string[]> {
  const page = await seated(site, fullest(), how)
  const cards = page.locator('.tta-row .tta-card')
  await cards.first().waitFor()
  const covered: string[] = []
  for (const language of languages) {
    await switchLanguage(page, language)
    for (const card of await cards.all()) {
      await card.evaluate((element: HTMLElement) => element.click())
      await page.locator('.tta-place-options__close').waitFor()
      covered.push(...(await page.evaluate(coveredByCross)))
      await page.locator('.tta-place-options__close').evaluate((element: HTMLElement) => element.click())
    }
  }
  await page.context().close()
  return covered
}

/** The words of the pressed card that its close button covers. */
function coveredByCross(): string[] {
  const cross = document.querySelector('.tta-place-options__close')?.getBoundingClientRect()
  const face = document.querySelector('.tta-place-options .tta-face')
  if (cross === undefined || face === null) throw new Error('nothing is laid out')
  const covered: string[] = []
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    range.selectNodeContents(walker.currentNode)
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      right > cross.left && left < cross.right && bottom > cross.top && top < cross.bottom
    if ([...range.getClientRects()].some(isOver)) covered.push(range.toString())
  }
  return covered
}
