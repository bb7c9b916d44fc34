import type { Page } from '@playwright/test'

interface Seen {
  /** Small faces with clipped or overlapping content; clipped large ones. */
  readonly bad: readonly string[]
  /** Small faces without any effect. */
  readonly silent: readonly string[]
}

/** What is wrong with the card faces on a page. */
export const seen = (on: Page, within = 'body'): Promise<Seen> =>
  on.evaluate((selector) => {
    const bad: string[] = []
    const silent: string[] = []
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    /** A word breaks without a hyphen. */
    const isTorn = (text: Text): boolean =>
      [...text.data.matchAll(/[^ ]+/g)].some(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
    /** A text is shortened by an ellipsis or a line clamp. */
    const isClamped = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow !== 'clip' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    }
    for (const card of document.querySelectorAll<HTMLElement>(`${selector} .tta-card`)) {
      const name = card.querySelector('.tta-card__name')
      if (name === null) continue
      const place = card.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 'table'
      const said = `${place}: ${card.dataset['id'] ?? name.textContent}`
      const [above, own] = [boxOf(name), card.getBoundingClientRect()]
      const boxes = [...card.querySelectorAll('.tta-card__note, .tta-piece, .tta-sign, .tta-card__costs')]
        .map((each) => boxOf(each))
        .filter(({ height }) => height > 0)
      // An effect that does not fit wraps out of view as a whole.
      const shown = boxes.filter(({ left }) => left < own.right)
      if (shown.length === 0) silent.push(said)
      const leaves = [above, ...shown].some(
        ({ left, right, bottom }) => left < own.left || right > own.right || bottom > own.bottom,
      )
      const runs = shown.some(({ top }) => above.bottom > top + 3)
      const whole = getComputedStyle(name).hyphens === 'none'
      const torn = whole && name.firstChild instanceof Text && isTorn(name.firstChild)
      const parted = shown.length > 0 && shown.length < boxes.length
      if (runs || leaves || torn || parted || [...card.querySelectorAll('*')].some(isClamped)) bad.push(said)
    }
    for (const face of document.querySelectorAll<HTMLElement>('.tta-face')) {
      if (face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1)
        bad.push(`large: ${face.parentElement?.dataset['id'] ?? ''}`)
    }
    return { bad, silent }
  }, within)
