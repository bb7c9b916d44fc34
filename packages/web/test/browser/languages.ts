import type { Page } from '@playwright/test'

import { clippedOn } from './checks.ts'

/** Exceptions of the language check. */
interface Allowed {
  /** Texts that are the same in every language. */
  readonly same?: readonly (string | RegExp)[]
  /** Elements whose text may be clipped: people's names. */
  readonly cut?: string
  /** Only these are checked for clipped text. */
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
  // bots in a waiting room, without their levels
  /^(Enki|Nisaba|Utu|Inanna|Ninurta|Ea|Nabu)$/,
  /^[^\p{L}]*\p{L}?[^\p{L}]*$/u,
]

/** All text of a page: visible text, labels for screen readers, placeholders. */
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

/** Switches the language as another tab would: without a reload. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('ziggurat.language', wanted)
    dispatchEvent(new StorageEvent('storage', { key: 'ziggurat.language' }))
  }, language)
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** What is wrong with a page in any of the four languages: untranslated or clipped text. */
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
    // A game's messages load a moment later.
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
