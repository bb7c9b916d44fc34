import { computed } from '@preact/signals'
import { Wording } from '@ziggurat/seven-wonders/facts'

import { language, loadWords } from '../../core/language.ts'
import { wordsFrom } from '../../core/words.ts'
import { messages } from './manifest.ts'
import type { TableWords } from './messages/en.ts'

/** The board's own messages. */
export const words = loadWords(
  wordsFrom<TableWords>({
    en: () => import('./messages/en.ts'),
    cs: () => import('./messages/cs.ts'),
    hu: () => import('./messages/hu.ts'),
    pl: () => import('./messages/pl.ts'),
  }),
)

/** The game's messages: names of goods, cities, categories. */
export const gameWords = loadWords(messages)

/** Effects, costs and prices as text. */
export const wording = computed(() => new Wording(gameWords.language ?? language.value, gameWords.value))
