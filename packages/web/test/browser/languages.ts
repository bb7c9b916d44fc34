import type { Page } from '@playwright/test'

import { clippedOn } from './checks.ts'

/** What a page in all four languages may keep, and where it may cut. */
interface Allowed {
  /** Words that are the same in every language: names, signs, numbers. */
  readonly same?: readonly (string | RegExp)[]
  /** Elements whose words may be cut: names that people gave themselves. */
  readonly cut?: string
  /** Only in these is looked for what is cut. */
  readonly within?: string
}

const SAME: readonly (string | RegExp)[] = [
  'Ziggurat',
  'Innovation',
  'Through the Ages',
  'Almanach',
  'English',
  'Čeština',
  'Magyar',
  'Polski',
  // bots
  /^(Enki|Nisaba|Utu|Inanna|Ninurta|Ea|Nabu)$/,
  /^[^\p{L}]*\p{L}?[^\p{L}]*$/u,
]

/** Everything that people read on a page: words, labels for the ear, words in empty fields. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const add = (text: string | null): void => {
      const words = text?.trim().replaceAll(/\s+/g, ' ') ?? ''
      if (words !== '') found.add(words)
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name))
      for (const node of element.childNodes) if (node instanceof Text) add(node.data)
    }
    return [...found]
  })

/** As another tab of the same person would: the page stays as it is. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('ziggurat.language', wanted)
    dispatchEvent(new StorageEvent('storage', { key: 'ziggurat.language' }))
  }, language)
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** What is wrong with a page in any of the four languages: words that stayed English, words that are cut. */
export async function wrongInFourLanguages(
  page: Page,
  { same = [], cut = '', within = '' }: Allowed = {},
): Promise<string[]> {
  await switchLanguage(page, 'en')
  const english = new Set(await wordsOn(page))
  const wrong = (await clippedOn(page, { cut, within })).map((each) => `en: ${each}`)
  const allowed = [...SAME, ...same]
  const isAllowed = (words: string): boolean =>
    allowed.some((each) => (typeof each === 'string' ? each === words : each.test(words)))
  for (const language of ['cs', 'hu', 'pl']) {
    await switchLanguage(page, language)
    const untranslated = async (): Promise<string[]> =>
      (await wordsOn(page)).filter((words) => english.has(words) && !isAllowed(words))
    let stayed = await untranslated()
    // A game's own words come a moment later.
    for (let tries = 0; stayed.length > 0 && tries < 30; tries++) {
      await page.waitForTimeout(100)
      stayed = await untranslated()
    }
    wrong.push(...stayed.map((words) => `${language}: '${words}' is as in English`))
    wrong.push(...(await clippedOn(page, { cut, within })).map((each) => `${language}: ${each}`))
  }
  await switchLanguage(page, 'en')
  return wrong
}
