import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Generous, for busy machines; a test that hangs still fails. */
export const TIMEOUT = 90_000
export const SOON = { timeout: 30_000 } as const

/**
 * The violations that axe finds on a page, one line each. Only violations leave the page: the passes would be megabytes and
 * take ten times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  // A page that is still loading has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: inspector } = window as unknown as { readonly axe: typeof axe }
    const { violations } = await inspector.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}

interface ClipOptions {
  /** Elements whose text may be clipped: people's names. */
  readonly cut?: string
  /** Checks only these, and there also what overflows below. */
  readonly within?: string
}

/** People's names may be clipped. */
const MAY_BE_CUT = '.site__person'

/** Clipped text: by its own box or an ancestor, or wider than its button. */
export const clippedOn = (page: Page, { cut = '', within = '' }: ClipOptions = {}): Promise<string[]> =>
  page.evaluate(
    ([ignored, roots]) => {
      const slack = 1.5
      /** Visually hidden by its class or by a style. */
      const isForScreenReaders = (element: Element): boolean =>
        element.closest('.visually-hidden, .skip') !== null ||
        (getComputedStyle(element).clipPath.startsWith('inset') && element.clientWidth <= 1)
      /** The box that clips a text; null if none does. */
      const cutter = (element: Element, words: DOMRect): Element | null => {
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(box)
          if (overflowX === 'auto' || overflowX === 'scroll') return null
          const { left, right, bottom } = box.getBoundingClientRect()
          const isRoot: boolean = roots !== '' && box.matches(roots)
          const low = isRoot || (roots !== '' && overflowY === 'hidden')
          if (low && words.bottom > bottom + slack) return box
          const holds: boolean =
            isRoot || overflowX !== 'visible' || (box === element && display !== 'inline')
          const wide = words.left < left - slack || words.right > right + slack
          if (wide && (holds || box.matches('button, .button'))) return box
          if (isRoot) return null
        }
        return null
      }
      const found: string[] = []
      for (const element of document.querySelectorAll(roots === '' ? 'body *' : `:is(${roots}) *`)) {
        const texts = [...element.childNodes].filter(
          (node): node is Text => node instanceof Text && node.data.trim() !== '',
        )
        if (texts.length === 0 || !element.checkVisibility() || isForScreenReaders(element)) continue
        if (element.matches(ignored) || element.closest('option, svg, pre') !== null) continue
        const range = document.createRange()
        for (const text of texts) {
          range.selectNodeContents(text)
          const box = cutter(element, range.getBoundingClientRect())
          if (box !== null)
            found.push(`'${text.data.trim()}' in ${box.tagName.toLowerCase()}.${box.className}`)
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
    [[MAY_BE_CUT, cut].filter((each) => each !== '').join(', '), within] as const,
  )
