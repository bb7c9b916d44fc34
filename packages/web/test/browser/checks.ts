import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Machines are busy; what never comes still fails. */
export const TIMEOUT = 90_000
export const SOON = { timeout: 30_000 } as const

/**
 * What axe has against a page as it stands, a line each. It works in the page, and only what is wrong leaves it: all that
 * is right would be megabytes, and take ten times as long.
 */
export async function violationsOn(page: Page): Promise<string[]> {
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
  /** Elements whose words may be cut: names that people gave themselves. */
  readonly cut?: string
  /** Only in these, and there also what stands out of them below. */
  readonly within?: string
}

/** A name has a place of its own that may be too small for it; a game's log is the business of its own test. */
const MAY_BE_CUT = '.site__person'

/** Words that do not fit: cut by their own box or by one around it, or wider than the button that bears them. */
export const clippedOn = (page: Page, { cut = '', within = '' }: ClipOptions = {}): Promise<string[]> =>
  page.evaluate(
    ([ignored, roots]) => {
      const slack = 1.5
      /** Hidden by its class, or by the style of a narrow screen. */
      const isForScreenReaders = (element: Element): boolean =>
        element.closest('.visually-hidden, .skip') !== null ||
        (getComputedStyle(element).clipPath.startsWith('inset') && element.clientWidth <= 1)
      /** The box that cuts some words, if there is one. */
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
