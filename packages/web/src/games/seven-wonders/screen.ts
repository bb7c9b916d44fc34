import { signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query)
  const fits = signal(list.matches)
  list.addEventListener('change', () => (fits.value = list.matches))
  return fits
}

/** One city at a time, the others behind tabs. */
export const isHeld = media('(max-width: 999px)')
/** Held in one hand, upright or on its side: the cards are small. */
export const isPhone = media('(max-width: 599px), (max-width: 999px) and (max-height: 500px)')
