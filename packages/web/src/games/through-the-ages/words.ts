import { computed } from '@preact/signals'

import { loadWords, say } from '../../core/language.ts'
import type { Words } from './messages/en.ts'

export const spoken = loadWords<Words>({
  en: async () => (await import('./messages/en.ts')).en,
  cs: async () => (await import('./messages/cs.ts')).cs,
  hu: async () => (await import('./messages/hu.ts')).hu,
  pl: async () => (await import('./messages/pl.ts')).pl,
})

/** What this table says beside the game's own texts. */
export const words = computed(() => ({
  ...spoken.value,
  kinds: { ...say.value.almanac.kinds['through-the-ages'], ...spoken.value.kinds },
}))

export type { Words }
