import { effect, signal } from '@preact/signals'
import type { Language } from '@ziggurat/kernel'

import { language } from '../../../language.ts'
import { en } from './en.ts'
import type { Words } from './en.ts'

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  cs: async () => (await import('./cs.ts')).cs,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
}

/** What this table says beside the game's own texts. */
export const words = signal<Words>(en)

/** Follows the language that is shown; resolves when the first words are here. */
export const learnt = new Promise<void>((resolve, reject) => {
  effect(() => {
    const wanted = language.value
    LOAD[wanted]()
      .then((found) => {
        if (language.value === wanted) words.value = found
        resolve()
      })
      .catch(reject)
  })
})

export type { Words }
