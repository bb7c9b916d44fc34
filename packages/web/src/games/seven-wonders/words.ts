import { computed } from '@preact/signals'
import type { Messages } from '@ziggurat/seven-wonders/facts'
import { Wording } from '@ziggurat/seven-wonders/facts'

import { language, loadWords } from '../../core/language.ts'
import type { TableWords } from './messages/en.ts'

/** What the table says. */
export const words = loadWords<TableWords>({
  en: async () => (await import('./messages/en.ts')).en,
  cs: async () => (await import('./messages/cs.ts')).cs,
  hu: async () => (await import('./messages/hu.ts')).hu,
  pl: async () => (await import('./messages/pl.ts')).pl,
})

/** What the game says: names of goods, cities, categories. */
export const gameWords = loadWords<Messages>({
  en: async () => (await import('@ziggurat/seven-wonders/messages/en')).en,
  cs: async () => (await import('@ziggurat/seven-wonders/messages/cs')).cs,
  hu: async () => (await import('@ziggurat/seven-wonders/messages/hu')).hu,
  pl: async () => (await import('@ziggurat/seven-wonders/messages/pl')).pl,
})

/** Puts effects, costs and prices into words. */
export const wording = computed(() => new Wording(gameWords.language ?? language.value, gameWords.value))
