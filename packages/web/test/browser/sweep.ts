import type { BrowserContextOptions, Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { switchLanguage } from './languages.ts'
import { misfitsOn } from './misfits.ts'
import type { Misfit } from './misfits.ts'
import { arrange, enterScene, nameOf, SITUATIONS } from './situations.ts'
import type { GameName, Situation } from './situations.ts'
import { TestSite } from './test-site.ts'

const IN_HAND = { hasTouch: true, isMobile: true } as const
const ON_DESK = {} as const

type Screen = readonly [width: number, height: number, how: BrowserContextOptions]

const SCREENS: readonly Screen[] = [
  [360, 640, IN_HAND],
  [390, 844, IN_HAND],
  [844, 390, IN_HAND],
  [820, 1180, IN_HAND],
  [1180, 820, IN_HAND],
  [1024, 768, ON_DESK],
  [1280, 720, ON_DESK],
  [1366, 768, ON_DESK],
  [1920, 1080, ON_DESK],
  [2560, 1440, ON_DESK],
]

const called = ([width, height]: Screen): string => `${width}×${height}`

/**
 * Checked every time, in one language: each game, live and replayed, on the screens with the least room.
 */
const EVERY_TIME: Readonly<Record<string, Language>> = {
  'seven-wonders, 3 players, live, late, 844×390': 'hu',
  'seven-wonders, 7 players, after the game, 1366×768': 'cs',
  'innovation, 3 players, live, late, 844×390': 'pl',
  'innovation, 4 players, replay, late, 360×640': 'hu',
  'through-the-ages, 4 players, live, late, 844×390': 'pl',
  'through-the-ages, 3 players, after the game, 390×844': 'hu',
}

const isLong = process.env['LONG'] === '1'
const languagesAt = (where: string): readonly Language[] => {
  const { [where]: one } = EVERY_TIME
  return isLong ? LANGUAGES : one === undefined ? [] : [one]
}

const TABS = ['.result__deeds', '.inn-tabs', '.tta-tray .tabs', '.seat-tabs']
  .map((each) => `${each} [role=tab]`)
  .join()
/** Cards of a hand or of the row: one that can be played and one that cannot. */
const CARDS = ['.hand', '.inn-hand', '.tta-row'].flatMap((place) => [
  `${place} :is([data-state=can], [data-glow=can])`,
  `${place} [data-state=cannot]`,
])

/** Waits until nothing changes: a language or a layout takes a moment. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    let last = ''
    for (;;) {
      await new Promise((passed) => setTimeout(passed, 30))
      const now = document.body.outerHTML
      if (now === last && document.getAnimations().length === 0) return
      last = now
    }
  })

/**
 * What does not fit on a page at rest. A busy machine draws a change in several frames, so a misfit counts only
 * if it is still there after a second.
 */
async function lastingMisfits(page: Page): Promise<readonly Misfit[]> {
  await settled(page)
  const found = await misfitsOn(page)
  if (found.length === 0) return found
  await page.waitForTimeout(1_000)
  await settled(page)
  const again = new Set((await misfitsOn(page)).map(({ line }) => line))
  return found.filter(({ line }) => again.has(line))
}

/** Visits everything there: all tabs, and what opens when a card is pressed. */
async function misfitsAround(page: Page): Promise<Misfit[]> {
  const found = [...(await lastingMisfits(page))]
  const press = async (selector: string, nth: number): Promise<boolean> => {
    const [thing] = (await page.locator(selector).all()).slice(nth)
    await thing?.evaluate((element: HTMLElement) => element.click())
    return thing !== undefined
  }
  const look = async (): Promise<void> => {
    found.push(...(await lastingMisfits(page)))
  }
  const tabs = await page.locator(TABS).count()
  for (let nth = 1; nth < tabs; nth++) {
    // Only a few of many cities.
    const isChosen = nth < 4 || nth === tabs - 1
    if (isChosen && (await press(TABS, nth))) await look()
  }
  await press(TABS, 0)
  for (const card of CARDS) {
    if (!(await press(card, 0))) continue
    await look()
    await page.keyboard.press('Escape')
  }
  return found
}

/** What does not fit in any language on these screens: one line each, with some of its text. */
async function looked(
  site: TestSite,
  situation: Situation,
  screens: readonly Screen[],
  languages: readonly Language[],
): Promise<ReadonlyMap<Screen, ReadonlyMap<string, string>>> {
  const scene = await arrange(site, situation)
  const found = new Map(screens.map((screen) => [screen, new Map<string, string>()]))
  for (const how of [IN_HAND, ON_DESK]) {
    const these = screens.filter(([, , each]) => each === how)
    const [first] = these
    if (first === undefined) continue
    const [width, height] = first
    const page = await enterScene(site, scene, { ...how, viewport: { width, height } })
    for (const language of languages) {
      await switchLanguage(page, language)
      for (const screen of these) {
        const [across, down] = screen
        await page.setViewportSize({ width: across, height: down })
        for (const { line, words } of await misfitsAround(page))
          found.get(screen)?.set(line, `${language} ‹${words}›`)
      }
    }
    await page.context().close()
  }
  return found
}

/** Checks a game on all screens, in all languages: nothing is unreachable, covered, clipped, torn or overlapping. */
export function sweep(game: GameName): void {
  let site: TestSite
  beforeAll(async () => {
    site = await TestSite.open()
  })
  afterEach(() => {
    if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
  })
  afterAll(() => site.close())

  const chosen = SITUATIONS.filter((situation) => situation.game === game)
    .map((situation) => {
      const languagesOn = (screen: Screen): readonly Language[] =>
        languagesAt(`${nameOf(situation)}, ${called(screen)}`)
      const screens = SCREENS.filter((screen) => languagesOn(screen).length > 0)
      return { situation, screens, languages: screens.slice(0, 1).flatMap(languagesOn) }
    })
    .filter(({ screens }) => screens.length > 0)

  test.each(chosen.map((each) => [nameOf(each.situation), each] as const))(
    '%s',
    async (_, { situation, screens, languages }) => {
      const found = await looked(site, situation, screens, languages)
      const wrong = [...found].flatMap(([screen, seen]) =>
        [...seen].map(([line, words]) => `does not fit: ${called(screen)}: ${line} ${words}`),
      )
      expect(wrong).toEqual([])
    },
    isLong ? 1_800_000 : 240_000,
  )
}
