import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Machines are busy; what never comes still fails. */
export const PATIENCE = 90_000
export const SOON = { timeout: 30_000 } as const

/** What axe has against a page, by rule and place. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** How far a page can be scrolled sideways; it should not. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words that do not fit where they stand, below what a selector finds. */
export function clipped(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const cuts = (element: Element): boolean => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      // Words for the ear alone are meant to be out of sight.
      if (position === 'absolute' && clipPath !== 'none') return false
      const wide = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible'
      const high = element.scrollHeight > element.clientHeight + 1 && overflowY !== 'visible'
      return wide || high
    }
    /** Also words that stand out of the card itself. */
    const sticksOut = (element: Element, leaf: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      const card = leaf.getBoundingClientRect()
      return words.width > 0 && (words.right > card.right + 1 || words.bottom > card.bottom + 1)
    }
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    const unseen = (element: Element): boolean => element.closest('.visually-hidden') !== null
    return [...document.querySelectorAll(within)].flatMap((leaf) =>
      [...leaf.querySelectorAll('*')]
        .filter((element) => !unseen(element) && element.textContent?.trim() !== '')
        .filter((element) => cuts(element) || (hasWords(element) && sticksOut(element, leaf)))
        .map((element) => `${element.className}: ${element.textContent}`),
    )
  }, selector)
}
