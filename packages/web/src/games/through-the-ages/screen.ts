import { signal } from '@preact/signals'

const narrow = matchMedia('(max-width: 1199px), (pointer: coarse)')

/** Held in hands: a tap on a whole brick lays out what can be done there, and its price is a mere sign. */
export const isNarrow = signal(narrow.matches)
narrow.addEventListener('change', () => (isNarrow.value = narrow.matches))
