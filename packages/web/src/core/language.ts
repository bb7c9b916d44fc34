import { computed, effect } from '@preact/signals'
import { isLanguage, LANGUAGES, listsIn } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import type { Messages } from '../messages/messages.ts'
import { languageSetting } from './settings.ts'
import { Words, wordsFrom } from './words.ts'
import type { WordsLoader } from './words.ts'

/** What each language calls itself. */
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

/** The language that is shown: the one that was chosen, once its words are here. */
export const language = computed((): Language => messages.language ?? 'en')

/** Everything that the page says, but for the games' own words. */
export const say = computed((): Messages => messages.value)

const lists = computed(() => listsIn(language.value))

/** 'Bálint, Enki and Zofia', in the language that is shown. */
export const listText = (names: readonly string[]): string => lists.value.all(names)

/** Words of another part of the page, in the language that is shown. */
export const loadWords = <Say>(read: WordsLoader<Say>): Words<Say> => new Words(language, read)

/** Resolves when the first words are here. */
export async function loadLanguage(): Promise<void> {
  await messages.ready()
  effect(() => {
    document.documentElement.lang = language.value
  })
}
