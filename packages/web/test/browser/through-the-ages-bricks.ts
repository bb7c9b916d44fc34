import type { Page } from '@playwright/test'

/** What does not fit into its part of the board. */
export const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['.tta-civ__ziggurat', '.tta-rivals', '.tta-rival', '.tta-facts', '.tta-foresight', '.tta-hand'].flatMap(
      (each) =>
        [...document.querySelectorAll(each)]
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => `${each}: ${part.textContent}`),
    ),
  )

/** What overlaps something on its terrace, or overflows it. */
export const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-terrace__row')].flatMap((row) => {
      const things = [
        ...row.querySelectorAll(':scope > :not(.tta-terrace__group), .tta-terrace__group > *'),
      ].filter((each) => each.checkVisibility())
      const boxes = things.map((each) => each.getBoundingClientRect())
      const { right } = row.getBoundingClientRect()
      // Stacked technologies share their borders.
      const slack = 1.5
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        one.right > other.left + slack &&
        other.right > one.left + slack &&
        one.bottom > other.top + slack &&
        other.bottom > one.top + slack
      return things
        .filter((_, at) => {
          const box = boxes[at]
          if (box === undefined) return false
          return box.right > right + 1 || boxes.some((other) => other !== box && meet(box, other))
        })
        .map(({ textContent }) => textContent)
    }),
  )

/** Technologies whose name, level, yield or price overflows their brick or is too small. */
export const unnamed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const window = { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
    const seen = (element: Element, within: Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>): boolean => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].every(
        ({ left, right, top, bottom }) =>
          left >= within.left - 1 &&
          right <= within.right + 1 &&
          top >= within.top - 2 &&
          bottom <= within.bottom + 2,
      )
    }
    return [...document.querySelectorAll('.tta-tech')].flatMap((brick) => {
      const box = brick.getBoundingClientRect()
      const parts = [...brick.querySelectorAll('.tta-tech__name > span, small, .tta-sign, .tta-do')]
      const name = brick.querySelector('.tta-tech__name > span')
      const wrong = parts.filter(
        (part) =>
          !seen(part, box) ||
          !seen(part, window) ||
          !part.checkVisibility() ||
          parseFloat(getComputedStyle(part).fontSize) < 12,
      )
      const isNamed = name?.checkVisibility() === true && getComputedStyle(name).clipPath === 'none'
      return [...(isNamed ? [] : ['no name']), ...wrong.map(({ textContent }) => textContent)].map(
        (what) => `${name?.textContent ?? ''}: ${what}`,
      )
    })
  })

/** Workers and stores that a price covers. */
export const underPrices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-tech')].flatMap((brick) => {
      const prices = [...brick.querySelectorAll('.tta-do, .tta-tech__price')].map((each) =>
        each.getBoundingClientRect(),
      )
      const pieces = [...brick.querySelectorAll('.tta-tech__pieces > *, .tta-tech__numbers > .tta-sign')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
      const hidden = pieces.some((piece) =>
        prices.some(
          (price) => piece.right > price.left + 1 && piece.left < price.right && piece.bottom > price.top + 2,
        ),
      )
      return hidden ? [brick.textContent] : []
    }),
  )

/** What overflows its brick. */
export const crowdedInHand = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-tech, .tta-plaque, .tta-line')].flatMap((brick) => {
      const { right, bottom } = brick.getBoundingClientRect()
      const parts = [...brick.querySelectorAll('.tta-tech__name > span, .tta-sign, .tta-stages > *, b')]
      return parts
        .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
        .map((part) => part.getBoundingClientRect())
        .some((part) => part.right > right + 1 || part.bottom > bottom + 1)
        ? [`leaves its brick: ${brick.textContent}`]
        : []
    }),
  )
