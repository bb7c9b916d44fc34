import type { Locator, Page } from '@playwright/test'
import { position as innovationAt } from '@ziggurat/innovation/testing'
import type { Seat } from '@ziggurat/kernel'
import type { Language } from '@ziggurat/texts'
import { position } from '@ziggurat/through-the-ages/testing'

import { clippedOn, violationsOn } from './checks.ts'
import { switchLanguage } from './languages.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import { tooSmallOn } from './touch-size.ts'

export const piece = (page: Page, id: string): Locator => page.locator(`.answers [data-option="${id}"]`)
export const confirm = (page: Page): Locator => page.locator('.set-bar [data-confirm]')

/** Mira's Construction demands two of Tomasz's three cards. */
export async function constructing(site: TestSite): Promise<{
  readonly match: string
  readonly mira: Player
  readonly tomasz: Player
}> {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  const table = innovationAt({
    players: [
      { board: [['construction'], ['masonry']], hand: ['oars'] },
      { board: [['sailing']], hand: ['archery', 'clothing', 'metalworking'] },
    ],
  })
  const match = await seedMatch(site, table, [mira, tomasz], [[0, 'dogma construction']])
  return { match, mira, tomasz }
}

/** Mira has bid 7 for a territory, and has units and bonus cards for it. */
export async function colonizing(site: TestSite): Promise<{
  readonly match: string
  readonly mira: Player
  readonly tomasz: Player
}> {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  const table = position({
    players: [
      {
        on: { warriors: 3, swordsmen: 2 },
        military: ['vast-territory-ii', 'military-bonus-i', 'military-bonus-ii', 'military-bonus-ii', 'spy'],
      },
      {},
    ],
    age: 2,
    stage: 'politics',
    currentEvents: ['wealthy-territory-ii', 'cold-war'],
    row: ['iron', 'alchemy'],
  })
  const auction: readonly (readonly [Seat, string])[] = [
    [0, 'event vast-territory-ii'],
    [0, 'bid 7'],
    [1, 'pass'],
  ]
  const match = await seedMatch(site, table, [mira, tomasz], auction)
  return { match, mira, tomasz }
}

/** What is too small, clipped or otherwise wrong at set questions on a phone. */
export async function wrongInHand(
  site: TestSite,
  colorScheme: 'light' | 'dark',
  languages: readonly Language[],
): Promise<string[]> {
  const phone = {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    colorScheme,
    reducedMotion: 'reduce',
  } as const
  const { mira } = await colonizing(site)
  const { tomasz } = await constructing(site)
  const wrong: string[] = []
  for (const [player, id, within] of [
    [mira, 'send swordsmen', '.tta-current-event'],
    [tomasz, 'transfer archery', '.inn-foot'],
  ] as const) {
    const page = await player.page(site, phone)
    await piece(page, id).tap()
    for (const language of languages) {
      await switchLanguage(page, language)
      wrong.push(...(await clippedOn(page, { within })).map((each) => `${language}: ${each}`))
    }
    wrong.push(...(await tooSmallOn(page)), ...(await violationsOn(page)))
    const isInSight = await confirm(page).evaluate(
      (each) => each.getBoundingClientRect().bottom <= innerHeight,
    )
    if (!isInSight) wrong.push(`${within}: to confirm it one must scroll`)
    await page.context().close()
  }
  return wrong
}
