import { computed, effect, signal } from '@preact/signals'
import { isLanguage, LANGUAGES } from '@ziggurat/kernel'
import type { Language } from '@ziggurat/kernel'

import type { Messages } from '../messages/messages.ts'
import { keptLanguage } from './settings.ts'

const LOAD: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('../messages/en/index.ts'),
  cs: () => import('../messages/cs/index.ts'),
  hu: () => import('../messages/hu/index.ts'),
  pl: () => import('../messages/pl/index.ts'),
}

/** What each language calls itself. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cs: 'Čeština',
  hu: 'Magyar',
  pl: 'Polski',
}
export { LANGUAGES }

const wanted = computed((): Language => {
  if (keptLanguage.value !== 'system') return keptLanguage.value
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
})

/** The language that is shown: the one that was chosen, once its words are here. */
export const language = signal<Language>('en')
const messages = signal<Messages | null>(null)

/** Everything that the page says, but for the games' own words. */
export const say = computed((): Messages => {
  if (messages.value === null) throw new Error('no words yet')
  return messages.value
})

async function learn(next: Language): Promise<void> {
  const loaded = await LOAD[next]()
  // Somebody may have chosen another one meanwhile.
  if (wanted.value !== next) return
  messages.value = loaded.messages
  language.value = next
  document.documentElement.lang = next
}

/** Resolves when the first words are here; follows the chosen language from then on. */
export function learnLanguage(): Promise<void> {
  return new Promise((learnt, failed) => {
    effect(() => {
      const next = wanted.value
      learn(next).then(learnt, failed)
    })
  })
}
