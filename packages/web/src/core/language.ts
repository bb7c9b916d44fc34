import { computed, effect } from '@preact/signals'
import { isLanguage, LANGUAGES, listsIn } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import type { Messages } from '../messages/messages.ts'
import { languageSetting } from './settings.ts'
import { Words, wordsFrom } from './words.ts'
import type { WordsLoader } from './words.ts'

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cs: 'Čeština',
  hu: 'Magyar',
  pl: 'Polski',
}
export { LANGUAGES }

const wanted = computed((): Language => {
  if (languageSetting.value !== 'system') return languageSetting.value
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
})

const messages = new Words(
  wanted,
  wordsFrom<Messages>({
    en: () => import('../messages/en/index.ts'),
    cs: () => import('../messages/cs/index.ts'),
    hu: () => import('../messages/hu/index.ts'),
    pl: () => import('../messages/pl/index.ts'),
  }),
)

/** The language that is shown. A chosen language is shown once its messages are loaded. */
export const language = computed((): Language => messages.language ?? 'en')

/** The site's messages, without those of the games. */
export const say = computed((): Messages => messages.value)

const lists = computed(() => listsIn(language.value))

/** 'Bálint, Enki and Zofia', in the language that is shown. */
export const listText = (names: readonly string[]): string => lists.value.all(names)

/** Messages that are loaded apart from the site's, such as a game's; they follow the language that is shown. */
export const loadWords = <Say>(read: WordsLoader<Say>): Words<Say> => new Words(language, read)

/** Resolves when the site's messages are loaded. */
export async function loadLanguage(): Promise<void> {
  await messages.ready()
  effect(() => {
    document.documentElement.lang = language.value
  })
}
