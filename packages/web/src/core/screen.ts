import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

import { SCREENS } from '../look/screens.ts'

/*
 * All that the client asks of a screen, by name. Widths are those of look/screens.ts, which styles ask for too: what is
 * drawn and how it is laid out go together.
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

export const isPhone = media(SCREENS.phone)
export const isLarge = media(SCREENS.large)
export const isHeld = media(SCREENS.held)
/** One thing below the other: a phone or a tablet upright. */
export const isUpright = media(SCREENS.upright)
/** A whole table fits. */
export const isWide = media(SCREENS.wide)
/** Wide enough for a column beside a text. */
export const isRoomy = media(SCREENS.roomy)
