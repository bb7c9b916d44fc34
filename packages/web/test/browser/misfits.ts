import type { Page } from '@playwright/test'

/**
 * What does not fit on a page, one line each, without the words, so that languages share lines:
 * - `unreachable`: it can be pressed, but no scrolling reaches it;
 * - `cut`: a text or a part of it is hidden, without an ellipsis;
 * - `no room`: its container has no size;
 * - `covered`: something opaque lies over it, and no scrolling frees it;
 * - `overlap`: two texts overlap, or an icon that can be pressed covers a text;
 * - `torn`: a word breaks without a hyphen.
 */
export const misfitsOn = (page: Page): Promise<Misfit[]> => page.evaluate(lookForMisfits)

export interface Misfit {
  readonly line: string
  /** Some of its text, to find it. */
  readonly words: string
}

/** Runs in the page. */
function lookForMisfits(): { line: string; words: string }[] {
  const TAKES = 'button, a[href], [role=button], [role=tab], summary, select, textarea, input'
  /** Tolerance for borders, descenders and shadows, in pixels. */
  const SLACK = 2.5
  /** Smaller visible parts show nothing. */
  const LEAST = 14

  /** Layers over the board, until they are closed or answered. */
  const LAYERS = '.lens, .tta-phone__over, .tta-current-event, .inn-foot__list'

  interface Span {
    readonly from: number
    readonly to: number
  }
  interface Box {
    readonly x: Span
    readonly y: Span
  }
  const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({
    x: { from: left, to: right },
    y: { from: top, to: bottom },
  })
  const size = ({ from, to }: Span): number => to - from
  const common = (one: Span, other: Span): Span => ({
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to),
  })

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  /** An element by its class, or by its place below one that has a class. */
  const nameOf = (element: Element): string => {
    const own = element.classList[0]
    if (own !== undefined) return `.${own}`
    const tag = element.tagName.toLowerCase()
    let parent = element.parentElement
    while (parent !== null && parent.classList.length === 0) parent = parent.parentElement
    return parent === null ? tag : `.${parent.classList[0]} ${tag}`
  }

  const forEars = new Map<Element, boolean>()
  const isForEars = (element: Element): boolean => {
    const known = forEars.get(element)
    if (known !== undefined) return known
    const { parentElement } = element
    const isSo: boolean =
      element.matches('.visually-hidden, .skip') ||
      (element.clientWidth <= 1 && styleOf(element).clipPath.startsWith('inset')) ||
      (parentElement !== null && isForEars(parentElement))
    forEars.set(element, isSo)
    return isSo
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForEars(element)

  /** An element's container: its parent, or the containing block if it is absolute or fixed. */
  const holderOf = (element: Element): Element | null => {
    const { position } = styleOf(element)
    let holder = element.parentElement
    if (position !== 'absolute' && position !== 'fixed') return holder
    for (; holder !== null; holder = holder.parentElement) {
      const style = styleOf(holder)
      if (style.transform !== 'none' || style.containerType !== 'normal') return holder
      if (position === 'absolute' && style.position !== 'static') return holder
    }
    return null
  }

  /** How far a box can still be scrolled, and where its content is visible. */
  interface Port {
    readonly element: Element
    readonly seen: Box
    readonly x: Scroll
    readonly y: Scroll
    readonly clips: { readonly x: boolean; readonly y: boolean }
  }
  /** How far the content can be moved on and back. */
  interface Scroll {
    readonly on: number
    readonly back: number
  }
  const STILL: Scroll = { on: 0, back: 0 }
  const scrollable = (value: string): boolean => value === 'auto' || value === 'scroll'
  const ports = new Map<Element, Port>()
  const portOf = (element: Element): Port => {
    const known = ports.get(element)
    if (known !== undefined) return known
    const style = styleOf(element)
    const zoom = element.currentCSSZoom
    const isPage = element === document.documentElement
    const isBox = style.display !== 'inline' && style.display !== 'contents'
    const rect = element.getBoundingClientRect()
    const left = rect.left + element.clientLeft * zoom
    const top = rect.top + element.clientTop * zoom
    const seen: Box = isPage
      ? { x: { from: 0, to: innerWidth }, y: { from: 0, to: innerHeight } }
      : {
          x: { from: left, to: left + element.clientWidth * zoom },
          y: { from: top, to: top + element.clientHeight * zoom },
        }
    const scroll = (range: number, at: number): Scroll =>
      at < 0 ? { on: -at * zoom, back: (range + at) * zoom } : { on: (range - at) * zoom, back: at * zoom }
    const port: Port = {
      element,
      seen,
      x:
        isPage || scrollable(style.overflowX)
          ? scroll(element.scrollWidth - element.clientWidth, element.scrollLeft)
          : STILL,
      y:
        isPage || scrollable(style.overflowY)
          ? scroll(element.scrollHeight - element.clientHeight, element.scrollTop)
          : STILL,
      clips: {
        x: isPage || (isBox && style.overflowX !== 'visible'),
        y: isPage || (isBox && style.overflowY !== 'visible'),
      },
    }
    ports.set(element, port)
    return port
  }
  const around = new Map<Element, readonly Port[]>()
  /** From the innermost to the page. */
  const portsAround = (element: Element): readonly Port[] => {
    const known = around.get(element)
    if (known !== undefined) return known
    const holder = holderOf(element)
    let found: readonly Port[] = [portOf(document.documentElement)]
    if (holder !== null && holder !== document.documentElement) {
      const port = portOf(holder)
      found = port.clips.x || port.clips.y ? [port, ...portsAround(holder)] : portsAround(holder)
    }
    around.set(element, found)
    return found
  }

  /** Where it is visible once it is scrolled to; null if a part stays hidden. */
  const broughtIn = (span: Span, seen: Span, { on, back }: Scroll): Span | null => {
    if (size(seen) < Math.min(size(span), LEAST) - SLACK) return null
    if (size(span) > size(seen) + SLACK) {
      const whole = seen.from - span.from <= back + SLACK && span.to - seen.to <= on + SLACK
      return whole && on + back > 0 ? seen : null
    }
    const move =
      span.from < seen.from
        ? Math.min(seen.from - span.from, back)
        : span.to > seen.to
          ? -Math.min(span.to - seen.to, on)
          : 0
    const moved = { from: span.from + move, to: span.to + move }
    return moved.from < seen.from - SLACK || moved.to > seen.to + SLACK ? null : moved
  }

  const hasRoom = ({ seen, clips }: Port): boolean =>
    (!clips.x || size(seen.x) >= LEAST) && (!clips.y || size(seen.y) >= LEAST)

  /** What hides a part of a box permanently. */
  const cutterOf = (element: Element, box: Box, isText: boolean): Port | null => {
    let { x, y } = box
    const own = isText ? [portOf(element)] : []
    for (const port of [...own.filter(({ clips }) => clips.x || clips.y), ...portsAround(element)]) {
      const style = styleOf(port.element)
      if (port.clips.x) {
        const moved = broughtIn(x, port.seen.x, port.x)
        if (moved === null) {
          if (isText && style.textOverflow === 'ellipsis') return null
          return port
        }
        x = moved
      }
      if (port.clips.y) {
        const moved = broughtIn(y, port.seen.y, port.y)
        if (moved === null) {
          if (isText && style.webkitLineClamp !== 'none') return null
          return port
        }
        y = moved
      }
    }
    return null
  }

  /** The visible part of a box. */
  const shown = (element: Element, box: Box): Box => {
    let { x, y } = box
    for (const { seen, clips } of [portOf(element), ...portsAround(element)]) {
      if (clips.x) x = common(x, seen.x)
      if (clips.y) y = common(y, seen.y)
    }
    return { x, y }
  }

  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity } = styleOf(element)
    if (Number(opacity) < 0.9) return false
    if (backgroundImage.startsWith('linear-gradient') || backgroundImage.startsWith('url')) return true
    const alpha = /^(?:rgba\(.*, |(?:color|oklab|oklch)\(.* \/ )([\d.]+)\)$/.exec(backgroundColor)
    return alpha === null ? backgroundColor !== 'transparent' : Number(alpha[1]) > 0.9
  }
  /** The opaque box over an element at a point, within their common ancestor; null if there is none. */
  const lidOver = (element: Element, x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y)
    if (hit === null || hit.contains(element) || element.contains(hit)) return null
    for (let lid: Element | null = hit; lid !== null && !lid.contains(element); lid = lid.parentElement) {
      // A touch target may be larger than its box, where nothing is painted.
      const { left, right, top, bottom } = lid.getBoundingClientRect()
      const isThere = x >= left && x <= right && y >= top && y <= bottom
      if (isThere && isOpaque(lid)) return lid
    }
    return null
  }
  /** It does not scroll with the content. */
  const staysIn = (port: Element, lid: Element): boolean => {
    for (let each: Element | null = lid; each !== null && each !== port; each = each.parentElement)
      if (styleOf(each).position === 'sticky') return true
    return !port.contains(lid)
  }
  /** It can be scrolled out from under the cover. */
  const comesFree = (element: Element, lid: Element): boolean =>
    portsAround(element).some(
      ({ element: port, x, y }) => staysIn(port, lid) && x.on + x.back + y.on + y.back > SLACK,
    )
  /** On a small card of Through the Ages, effects that do not fit wrap out of view as a whole; the lens shows them. */
  const isLeftToLens = (element: Element, { x, y }: Box): boolean => {
    const card = element.closest('.tta-card')?.getBoundingClientRect()
    return card !== undefined && (x.from >= card.right - SLACK || y.from >= card.bottom - SLACK)
  }
  /** Cards overlap on purpose: the visible part of a covered one shows what counts. */
  const mayLieUnder = (element: Element, lid: Element): boolean =>
    lid.closest(LAYERS) !== null ||
    (element.closest('.ipile') !== null && lid.closest('.ipile') === element.closest('.ipile'))

  // Elements without pointer events still cover what is below them.
  const sheet = document.createElement('style')
  sheet.textContent = '* { pointer-events: auto !important; }'
  document.head.append(sheet)

  const found = new Map<string, string>()
  const add = (line: string, words: string): void => {
    if (!found.has(line)) found.set(line, words.trim().replaceAll(/\s+/g, ' ').slice(0, 60))
  }
  const addHidden = (how: string, element: Element, port: Port, words: string): void => {
    const holder = nameOf(port.element)
    if (hasRoom(port)) add(`${how} ${nameOf(element)} in ${holder}`, words)
    else add(`no room ${holder}`, words)
  }
  const root = document.querySelector('dialog[open]') ?? document.body

  for (const element of root.querySelectorAll(TAKES)) {
    const target = element.closest('label') ?? element
    if (!isSeen(target)) continue
    const rect = target.getBoundingClientRect()
    if (rect.width === 0 || rect.height === 0) {
      add(`unreachable ${nameOf(target)}: it has no size`, target.textContent)
      continue
    }
    const cutter = cutterOf(target, boxOf(rect), false)
    if (cutter !== null) {
      addHidden('unreachable', target, cutter, target.textContent)
      continue
    }
    const { x, y } = shown(target, boxOf(rect))
    if (size(x) < 4 || size(y) < 4) continue
    const parts = [0.12, 0.3, 0.5, 0.7, 0.88]
    let lid: Element | null = null
    const isFree = parts.some((down) =>
      parts.some((right) => {
        const over = lidOver(target, x.from + size(x) * right, y.from + size(y) * down)
        lid ??= over
        return over === null
      }),
    )
    if (!isFree && lid !== null && !comesFree(target, lid) && !mayLieUnder(target, lid))
      add(`covered ${nameOf(target)} by ${nameOf(lid)}`, target.textContent)
  }

  /** Where the ink of a line of text is. */
  interface Line {
    readonly element: Element
    readonly node: Text
    readonly ink: Box
  }
  const brush = document.createElement('canvas').getContext('2d')
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (element === null || node.data.trim() === '' || brush === null) continue
    if (element.closest('option, svg, script, style, pre, textarea') !== null) continue
    if (!isSeen(element)) continue
    const style = styleOf(element)
    const isUpright = style.writingMode === 'horizontal-tb'
    brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const measured = brush.measureText(node.data)
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue
      const box = boxOf(rect)
      const font = measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent
      const scale = rect.height / font
      const base = rect.top + measured.fontBoundingBoxAscent * scale
      const ink: Box = isUpright
        ? {
            x: box.x,
            y: {
              from: base - measured.actualBoundingBoxAscent * scale,
              to: base + measured.actualBoundingBoxDescent * scale,
            },
          }
        : box
      lines.push({ element, node, ink })
    }
  }

  for (const { element, node, ink } of lines) {
    const cutter = isLeftToLens(element, ink) ? null : cutterOf(element, ink, true)
    if (cutter !== null) {
      addHidden('cut', element, cutter, node.data)
      continue
    }
    const { x, y } = shown(element, ink)
    if (size(x) < 4 || size(y) < 4) continue
    const lid = lidOver(element, (x.from + x.to) / 2, (y.from + y.to) / 2)
    if (lid !== null && !comesFree(element, lid) && !mayLieUnder(element, lid))
      add(`covered ${nameOf(element)} by ${nameOf(lid)}`, node.data)
  }

  const seen = lines
    .map((line) => ({ ...line, now: shown(line.element, line.ink) }))
    .filter(({ now }) => size(now.x) > SLACK && size(now.y) > SLACK)
    .toSorted((one, other) => one.now.y.from - other.now.y.from)
  for (const [at, one] of seen.entries())
    for (let next = at + 1; next < seen.length; next++) {
      const other = seen[next]
      if (other === undefined || other.now.y.from > one.now.y.to) break
      if (other.node === one.node) continue
      const x = common(one.now.x, other.now.x)
      const y = common(one.now.y, other.now.y)
      if (size(x) <= SLACK || size(y) <= SLACK) continue
      const [left, top] = [(x.from + x.to) / 2, (y.from + y.to) / 2]
      if (lidOver(one.element, left, top) !== null || lidOver(other.element, left, top) !== null) continue
      const names = [nameOf(one.element), nameOf(other.element)].toSorted()
      add(`overlap ${names.join(' and ')}`, `${one.node.data} | ${other.node.data}`)
    }

  // No icon that can be pressed covers a text.
  for (const button of root.querySelectorAll<HTMLElement>('button, a[href]')) {
    if (button.innerText.trim() !== '' || !isSeen(button)) continue
    const sign = shown(button, boxOf((button.querySelector('svg') ?? button).getBoundingClientRect()))
    for (const { element, node, now } of seen) {
      const [x, y] = [common(sign.x, now.x), common(sign.y, now.y)]
      if (size(x) <= SLACK || size(y) <= SLACK || button.contains(element)) continue
      if (lidOver(button, (x.from + x.to) / 2, (y.from + y.to) / 2) !== null) continue
      if (!mayLieUnder(element, button)) add(`overlap ${nameOf(button)} and ${nameOf(element)}`, node.data)
    }
  }

  // People's names may break anywhere; other words break at a hyphen.
  const nodes = new Map(seen.map(({ element, node }) => [node, element]))
  for (const [node, element] of nodes) {
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2 || element.closest('.talk, .log') !== null) continue
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      const tops = Array.from({ length: word.length }, (_, at) => {
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        // After a soft hyphen, the hyphen that is drawn counts to the letter that follows it.
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
      })
      if (new Set(tops).size > 1) add(`torn ${nameOf(element)}`, word)
    }
  }

  sheet.remove()
  return [...found].map(([line, words]) => ({ line, words }))
}
