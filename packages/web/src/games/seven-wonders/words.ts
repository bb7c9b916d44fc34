import { computed } from '@preact/signals'
import { Wording } from '@ziggurat/seven-wonders/facts'

import { language, loadWords } from '../../core/language.ts'
import { wordsFrom } from '../../core/words.ts'
import { messages } from './manifest.ts'
import type { TableWords } from './messages/en.ts'

/** What the table says. */
export const words = loadWords(
  wordsFrom<TableWords>({
    en: () => import('./messages/en.ts'),
    cs: () => import('./messages/cs.ts'),
    hu: () => import('./messages/hu.ts'),
    pl: () => import('./messages/pl.ts'),
  }),
)

/** What the game says: names of goods, cities, categories. */
export const gameWords = loadWords(messages)

/** Puts effects, costs and prices into words. */
export const wording = computed(() => new Wording(gameWords.language ?? language.value, gameWords.value))
