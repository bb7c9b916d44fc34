import { computed, effect, signal } from '@preact/signals'
import type { Language } from '@ziggurat/kernel'
import type { Messages } from '@ziggurat/seven-wonders/facts'
import { Wording } from '@ziggurat/seven-wonders/facts'

import { language } from '../../core/language.ts'
import type { TableWords } from './messages/en.ts'

interface Words {
  readonly language: Language
  readonly table: TableWords
  readonly game: Messages
}

type Load = () => Promise<Pick<Words, 'table' | 'game'>>

const LOAD: Readonly<Record<Language, Load>> = {
  en: async () => ({
    table: (await import('./messages/en.ts')).en,
    game: (await import('@ziggurat/seven-wonders/messages/en')).en,
  }),
  cs: async () => ({
    table: (await import('./messages/cs.ts')).cs,
    game: (await import('@ziggurat/seven-wonders/messages/cs')).cs,
  }),
  hu: async () => ({
    table: (await import('./messages/hu.ts')).hu,
    game: (await import('@ziggurat/seven-wonders/messages/hu')).hu,
  }),
  pl: async () => ({
    table: (await import('./messages/pl.ts')).pl,
    game: (await import('@ziggurat/seven-wonders/messages/pl')).pl,
  }),
}

const load = async (wanted: Language): Promise<Words> => ({ language: wanted, ...(await LOAD[wanted]()) })

/** The table comes with its words, and follows the language from then on. */
const loaded = signal(await load(language.value))

async function follow(wanted: Language): Promise<void> {
  const next = await load(wanted)
  if (language.value === wanted) loaded.value = next
}

effect(() => {
  const { value: wanted } = language
  if (wanted !== loaded.peek().language) void follow(wanted)
})

/** What the table says. */
export const words = computed(() => loaded.value.table)
/** What the game says: names of goods, cities, categories. */
export const gameWords = computed(() => loaded.value.game)
/** Puts effects, costs and prices into words. */
export const wording = computed(() => new Wording(loaded.value.language, loaded.value.game))
