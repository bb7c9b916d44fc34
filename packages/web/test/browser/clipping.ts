import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a page in all four languages may keep, and where it may cut. */
interface Allowed {
  /** Words that are the same in every language: names, signs, numbers. */
  readonly same?: readonly (string | RegExp)[]
  /** Elements whose words may be cut: names that people gave themselves. */
  readonly cut?: string
}

/** A name has a place of its own that may be too small for it; a game's log is the business of its own test. */
const MAY_BE_CUT = '.site__person'
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

/** Words that do not fit: cut by their own box or by one around it, or wider than the button that bears them. */
export const clippedOn = (page: Page, cut = ''): Promise<string[]> =>
  page.evaluate(
    (ignored) => {
      const found: string[] = []
      const slack = 1.5
      const isForEars = (element: Element): boolean => element.closest('.visually-hidden, .skip') !== null
      const fits = (words: DOMRect, box: DOMRect): boolean =>
        words.left >= box.left - slack && words.right <= box.right + slack
      for (const element of document.body.querySelectorAll('*')) {
        const texts = [...element.childNodes].filter(
          (node): node is Text => node instanceof Text && node.data.trim() !== '',
        )
        if (texts.length === 0 || !element.checkVisibility() || isForEars(element)) continue
        if (element.matches(ignored) || element.closest('option, svg, pre') !== null) continue
        const range = document.createRange()
        for (const text of texts) {
          range.selectNodeContents(text)
          const words = range.getBoundingClientRect()
          for (let box: Element | null = element; box !== null; box = box.parentElement) {
            const { overflowX, display } = getComputedStyle(box)
            const scrolls = overflowX === 'auto' || overflowX === 'scroll'
            if (scrolls) break
            const holds = overflowX !== 'visible' || (box === element && display !== 'inline')
            if (!holds && !box.matches('button, .button')) continue
            if (!fits(words, box.getBoundingClientRect())) {
              found.push(`'${text.data.trim()}' in ${box.tagName.toLowerCase()}.${box.className}`)
              break
            }
          }
        }
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        const empty = field.value === '' && field.checkVisibility()
        const context = document.createElement('canvas').getContext('2d')
        if (!empty || context === null) continue
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
        context.font = `${fontSize} ${fontFamily}`
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        if (context.measureText(field.placeholder).width > room + slack)
          found.push(`'${field.placeholder}' in an empty field`)
      }
      if (document.documentElement.scrollWidth > innerWidth) {
        const widest = [...document.body.querySelectorAll('*')].find(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + slack && element.children.length === 0,
        )
        found.push(`the page is wider than the window: ${widest?.outerHTML.slice(0, 120) ?? ''}`)
      }
      return found
    },
    [MAY_BE_CUT, cut].filter((each) => each !== '').join(', '),
  )

/** As another tab of the same person would: the page stays as it is. */
async function speak(page: Page, language: string): Promise<void> {
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
  { same = [], cut = '' }: Allowed = {},
): Promise<string[]> {
  await speak(page, 'en')
  const english = new Set(await wordsOn(page))
  const wrong = (await clippedOn(page, cut)).map((each) => `en: ${each}`)
  const allowed = [...SAME, ...same]
  const isAllowed = (words: string): boolean =>
    allowed.some((each) => (typeof each === 'string' ? each === words : each.test(words)))
  for (const language of ['cs', 'hu', 'pl']) {
    await speak(page, language)
    const untranslated = async (): Promise<string[]> =>
      (await wordsOn(page)).filter((words) => english.has(words) && !isAllowed(words))
    let stayed = await untranslated()
    // A game's own words come a moment later.
    for (let tries = 0; stayed.length > 0 && tries < 30; tries++) {
      await page.waitForTimeout(100)
      stayed = await untranslated()
    }
    wrong.push(...stayed.map((words) => `${language}: '${words}' is as in English`))
    wrong.push(...(await clippedOn(page, cut)).map((each) => `${language}: ${each}`))
  }
  await speak(page, 'en')
  return wrong
}

/** What axe has against a page as it stands, a line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
