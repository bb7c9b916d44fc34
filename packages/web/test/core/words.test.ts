import { effect, signal } from '@preact/signals'
import type { Language } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { Words, wordsFrom } from '../../src/core/words.ts'
import type { WordsLoader } from '../../src/core/words.ts'

const GREETINGS: Readonly<Record<Language, string>> = { en: 'Hello', cs: 'Ahoj', hu: 'Szia', pl: 'Cześć' }

const atOnce = wordsFrom<string>({
  en: async () => ({ en: GREETINGS.en }),
  cs: async () => ({ cs: GREETINGS.cs }),
  hu: async () => ({ hu: GREETINGS.hu }),
  pl: async () => ({ pl: GREETINGS.pl }),
})

/** Loading that ends when the test says so. */
function slowly() {
  const under = new Map<Language, () => void>()
  const read: WordsLoader<string> = (language) =>
    new Promise((done) => under.set(language, () => done(GREETINGS[language])))
  const arrive = async (language: Language): Promise<void> => {
    under.get(language)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { read, arrive }
}

test('words are loaded once they are ready', async () => {
  const words = new Words(signal<Language>('cs'), atOnce)
  expect([words.now, words.language]).toEqual([null, null])
  expect(() => words.value).toThrow('no words yet')
  await words.ready()
  expect([words.now, words.value, words.language]).toEqual(['Ahoj', 'Ahoj', 'cs'])
})

test('words follow the language, and are the old ones until the new ones are loaded', async () => {
  const wanted = signal<Language>('en')
  const { read, arrive } = slowly()
  const words = new Words(wanted, read)
  await arrive('en')
  const shown: string[] = []
  const stop = effect(() => {
    shown.push(words.value)
  })
  wanted.value = 'hu'
  expect([words.value, words.language]).toEqual(['Hello', 'en'])
  await arrive('hu')
  stop()
  expect([words.value, words.language]).toEqual(['Szia', 'hu'])
  expect(shown).toEqual(['Hello', 'Szia'])
})

test('words that arrive after another language was chosen are not shown', async () => {
  const wanted = signal<Language>('en')
  const { read, arrive } = slowly()
  const words = new Words(wanted, read)
  wanted.value = 'pl'
  await arrive('pl')
  await arrive('en')
  expect(words.value).toBe('Cześć')
})

test('loading words that has failed can be tried again', async () => {
  let broken = true
  const words = new Words(signal<Language>('en'), async (language) => {
    if (broken) throw new Error('the line is broken')
    return GREETINGS[language]
  })
  await expect(words.ready()).rejects.toThrow('the line is broken')
  broken = false
  await words.ready()
  expect(words.value).toBe('Hello')
})
