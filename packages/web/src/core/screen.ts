import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

import { SCREENS } from '../look/screens.ts'

/*
 * All media queries of the client, by name. Sizes are those of look/screens.ts, which the style sheets use too, so that
 * what is drawn and how it is laid out change together.
 */

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query)
  const fits = signal(list.matches)
  list.addEventListener('change', () => (fits.value = list.matches))
  return fits
}

export const prefersDark = media('(prefers-color-scheme: dark)')
export const prefersStill = media('(prefers-reduced-motion: reduce)')
/** On the home screen or in a window of its own, like an app. */
export const isInstalled = media('(display-mode: standalone)')
/** A touch screen: nothing can be hovered. */
export const isTouched = media('(hover: none)')

export const isPhone = media(SCREENS.phone)
export const isLarge = media(SCREENS.large)
export const isHeld = media(SCREENS.held)
/** A phone or a tablet in portrait: one thing below the other. */
export const isUpright = media(SCREENS.upright)
/** A whole board fits. */
export const isWide = media(SCREENS.wide)
/** Wide enough for a column beside a text. */
export const isRoomy = media(SCREENS.roomy)
