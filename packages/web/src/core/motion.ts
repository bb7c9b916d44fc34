import { animates } from './settings.ts'

/*
 * A change of the board is animated: an element with `data-flies` moves from its old place to its new one. A new element
 * comes from the `data-place` that its `data-from` names, if there is one.
 */

export const MOVE = { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' } as const

let before: Map<string, DOMRect> | null = null

const flying = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-flies]')]

/** Call this before the board changes. */
export function animateNextChange(): void {
  if (!animates() || document.hidden) return
  before = new Map(flying().map((each) => [each.dataset['flies'] ?? '', each.getBoundingClientRect()]))
  requestAnimationFrame(play)
}

/** Runs when the change is drawn. */
function play(): void {
  const old = before
  before = null
  if (old === null) return
  for (const element of flying()) {
    const { flies = '', from } = element.dataset
    const now = element.getBoundingClientRect()
    const start = old.get(flies) ?? (from === undefined ? undefined : placeOf(from))
    if (start === undefined || now.width === 0 || start.width === 0) continue
    glide(element, start, now)
  }
}

export const placeOf = (name: string): DOMRect | undefined =>
  document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect()

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  const scale = Math.max(0.2, Math.min(3, from.width / to.width))
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    MOVE,
  )
}

/** Uncovers the elements with this `data-glazes` from left to right: something was just built. */
export function revealBuilt(name: string): void {
  for (const built of document.querySelectorAll(`[data-glazes="${CSS.escape(name)}"]`))
    built.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], MOVE)
}

/** A click or a key finishes all animations, so that nobody has to wait for them. */
export function finishOnTouch(): void {
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => document.getAnimations().forEach((animation) => animation.finish()), true)
  }
}
