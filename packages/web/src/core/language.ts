import { computed, effect } from '@preact/signals'
import { isLanguage, LANGUAGES } from '@ziggurat/kernel'
import type { Language } from '@ziggurat/kernel'

import type { Messages } from '../messages/messages.ts'
import { keptLanguage } from './settings.ts'
import { Words } from './words.ts'
import type { Spoken } from './words.ts'

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

const messages = new Words<Messages>(wanted, {
  en: async () => (await import('../messages/en/index.ts')).messages,
  cs: async () => (await import('../messages/cs/index.ts')).messages,
  hu: async () => (await import('../messages/hu/index.ts')).messages,
  pl: async () => (await import('../messages/pl/index.ts')).messages,
})

/** The language that is shown: the one that was chosen, once its words are here. */
export const language = computed((): Language => messages.language ?? 'en')

/** Everything that the page says, but for the games' own words. */
export const say = computed((): Messages => messages.value)

/** Words of another part of the page, in the language that is shown. */
export const loadWords = <Say>(spoken: Spoken<Say>): Words<Say> => new Words(language, spoken)

/** Resolves when the first words are here. */
export async function learnLanguage(): Promise<void> {
  await messages.ready()
  effect(() => {
    document.documentElement.lang = language.value
  })
}
