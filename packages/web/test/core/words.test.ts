import { effect, signal } from '@preact/signals'
import type { Language } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { Words } from '../../src/core/words.ts'
import type { Spoken } from '../../src/core/words.ts'

const GREETINGS: Readonly<Record<Language, string>> = { en: 'Hello', cs: 'Ahoj', hu: 'Szia', pl: 'Cześć' }

const greetings = (load: (language: Language) => Promise<string>): Spoken<string> => ({
  en: () => load('en'),
  cs: () => load('cs'),
  hu: () => load('hu'),
  pl: () => load('pl'),
})
const atOnce = greetings(async (language) => GREETINGS[language])

/** Loading that ends when the test says so. */
function slowly() {
  const under = new Map<Language, () => void>()
  const spoken = greetings(
    (language) => new Promise((done) => under.set(language, () => done(GREETINGS[language]))),
  )
  const arrive = async (language: Language): Promise<void> => {
    under.get(language)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { spoken, arrive }
}

test('words are there once they are ready', async () => {
  const words = new Words(signal<Language>('cs'), atOnce)
  expect([words.now, words.language]).toEqual([null, null])
  expect(() => words.value).toThrow('no words yet')
  await words.ready()
  expect([words.now, words.value, words.language]).toEqual(['Ahoj', 'Ahoj', 'cs'])
})

test('words follow the language, and are the old ones until the new ones are here', async () => {
  const wanted = signal<Language>('en')
  const { spoken, arrive } = slowly()
  const words = new Words(wanted, spoken)
  await arrive('en')
  const heard: string[] = []
  const stop = effect(() => {
    heard.push(words.value)
  })
  wanted.value = 'hu'
  expect([words.value, words.language]).toEqual(['Hello', 'en'])
  await arrive('hu')
  stop()
  expect([words.value, words.language]).toEqual(['Szia', 'hu'])
  expect(heard).toEqual(['Hello', 'Szia'])
})

test('words that come after another language was chosen are not shown', async () => {
  const wanted = signal<Language>('en')
  const { spoken, arrive } = slowly()
  const words = new Words(wanted, spoken)
  wanted.value = 'pl'
  await arrive('pl')
  await arrive('en')
  expect(words.value).toBe('Cześć')
})

test('who waits for words that could not be had can ask again', async () => {
  let broken = true
  const words = new Words(
    signal<Language>('en'),
    greetings(async (language) => {
      if (broken) throw new Error('the line is broken')
      return GREETINGS[language]
    }),
  )
  await expect(words.ready()).rejects.toThrow('the line is broken')
  broken = false
  await words.ready()
  expect(words.value).toBe('Hello')
})
