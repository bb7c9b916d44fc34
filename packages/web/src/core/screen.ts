import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

/*
 * All that the client asks of a screen, by name. Where a width stands here, styles ask for the same one: what is drawn
 * and how it is laid out go together.
 */

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query)
  const fits = signal(list.matches)
  list.addEventListener('change', () => (fits.value = list.matches))
  return fits
}

export const prefersDark = media('(prefers-color-scheme: dark)')
export const prefersStill = media('(prefers-reduced-motion: reduce)')
/** Touched, not pointed at. */
export const isTouched = media('(hover: none)')

/** Held in one hand, upright or on its side: cards are small. */
export const isPhone = media('(max-width: 599px), (max-width: 999px) and (max-height: 500px)')
/** One place at a time, the others behind tabs. */
export const isSmall = media('(max-width: 999px)')
/** A narrow window, or a tablet. */
export const isTablet = media('(max-width: 900px), (pointer: coarse) and (max-width: 1199px)')
/** Whatever is touched, and what is not wide enough for a whole table. */
export const isHeld = media('(max-width: 1199px), (pointer: coarse)')
/** Wide enough for a column beside a text. */
export const hasSide = media('(min-width: 900px)')
