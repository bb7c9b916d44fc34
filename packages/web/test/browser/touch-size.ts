import type { Page } from '@playwright/test'

/** The least size of a touch target, in pixels. */
const THUMB = 44

/**
 * Touch targets that are too small, one line each. Links in running text are exempt; a target may be larger than its
 * box, so hits are tested.
 */
export const tooSmallOn = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const takes = 'button, a[href], [role=button], [role=tab], summary, select, textarea, input'
    const slack = 0.5
    /** It is part of running text. */
    const isInText = (element: Element): boolean => {
      const { parentElement } = element
      if (parentElement === null || getComputedStyle(element).display !== 'inline') return false
      const beside = [...parentElement.childNodes].some(
        (node) => node instanceof Text && node.data.trim().length > 1,
      )
      return beside || isInText(parentElement)
    }
    const isForScreenReaders = (element: Element): boolean =>
      element.closest('.visually-hidden, .skip') !== null ||
      getComputedStyle(element).clipPath.startsWith('inset')
    /** A field's label is its touch target. */
    const pressed = (element: Element): Element => element.closest('label') ?? element
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
    }
    /** How far from its centre it is still hit, in a direction. */
    const reach = (element: Element, x: number, y: number, right: number, down: number): number => {
      let far = 0
      while (far < least && isHit(element, x + right * (far + 1), y + down * (far + 1))) far++
      return far
    }
    const isLarge = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const spans = (right: number, down: number): boolean =>
        reach(element, left, top, right, down) + reach(element, left, top, -right, -down) >= least - 1
      return (width >= least - slack || spans(1, 0)) && (height >= least - slack || spans(0, 1))
    }
    /** Nothing covers it. */
    const isOpen = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return isHit(element, x + width / 2, y + height / 2)
    }
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(takes)) {
      const target = pressed(element)
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        isForScreenReaders(target) ||
        isInText(target)
      )
        continue
      if (target.getBoundingClientRect().width === 0 || isLarge(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      if (isLarge(target) || !isOpen(target)) continue
      const { width, height } = target.getBoundingClientRect()
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
      const size = `${Math.round(width)}×${Math.round(height)}`
      found.add(
        `${target.tagName.toLowerCase()}.${target.className} '${name}' ${size} in ${target.parentElement?.className}`,
      )
    }
    return [...found]
  }, THUMB)
