import { computed, effect, signal } from '@preact/signals'
import type { Language } from '@ziggurat/kernel'

import { language, say } from '../../core/language.ts'
import { en } from './messages/en.ts'
import type { Words } from './messages/en.ts'

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  cs: async () => (await import('./messages/cs.ts')).cs,
  hu: async () => (await import('./messages/hu.ts')).hu,
  pl: async () => (await import('./messages/pl.ts')).pl,
}

const spoken = signal<Words>(en)

/** What this table says beside the game's own texts. */
export const words = computed(() => ({
  ...spoken.value,
  kinds: { ...say.value.almanac.kinds['through-the-ages'], ...spoken.value.kinds },
}))

async function learn(wanted: Language): Promise<void> {
  const found = await LOAD[wanted]()
  // Somebody may have chosen another one meanwhile.
  if (language.value === wanted) spoken.value = found
}

/** Follows the language that is shown; resolves when the first words are here. */
export const learnt = new Promise<void>((resolve, reject) => {
  effect(() => {
    learn(language.value).then(resolve, reject)
  })
})

export type { Words }
