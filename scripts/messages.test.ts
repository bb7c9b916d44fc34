import { LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'
import { describe, expect, test } from 'vitest'

import { MESSAGES } from '../packages/cli/src/messages/index.ts'
import { cataloguesIn, madeWith, messagesOf, sentencesOf } from './catalogues.ts'
import type { Surface } from './catalogues.ts'

const ROOT = `${import.meta.dirname}/..`
const CATALOGUES = cataloguesIn(ROOT)

/** One, few and many: the numbers that need different forms of nouns. */
const NUMBERS = [1, 2, 5] as const

interface Unbent {
  /** Words after which a number does not count what follows: '1 of 3', '+1 when defending'. */
  readonly little: readonly string[]
  /** Words with the same form for 2 and for other numbers: food; Polish days. */
  readonly same: readonly string[]
}

const unbent = (little: string, same: string): Unbent => ({
  little: little.split(' '),
  same: same.split(', '),
})

/** What may follow a number without changing its form. Hungarian words never change. */
const UNBENT: Readonly<Record<Exclude<Language, 'hu'>, Unbent>> = {
  en: unbent(
    'a against and at begins comes down each for free from goes has in instead is left min more of or plays right s to unsplayed up when with you',
    'above, below, chosen, civil, completed instead, culture, culture a, culture instead, discontent, eaten, edition, food, food and, food is, lost instead, military, missing, missing at, needed, ' +
      'population, science, scored, short, strength, tucked, unused, waiting',
  ),
  cs: unbent(
    'a až do dostane min místo na není nebo proti při s u ve z za ze záznamu',
    'b, civ, civilních, částí, druhů místo, méně, míst, ovládnutých karet, rozdání, stolů se, víc, voj, vojenských, větší',
  ),
  pl: unbent(
    'do dostaje i kończy lub min na nie przy s w z za zamiast zapisu',
    'cyw, dni, dni na, drewna, etapów, graczy, kultury zamiast, mil, mniej, niżej, odpowiedzi, osiągnięć, p, pkt, r, robotników zamiast, widzów, więcej, ' +
      'wyżej, znaków, żywności, żywności i',
  ),
}

/** The message with a placeholder for the number, so that messages can be compared. */
const shapeOf = (text: string, number: number): string =>
  text.replaceAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'gu'), '#')

const phrasesOf = (shape: string): readonly string[] =>
  [...shape.matchAll(/# (\p{Ll}+(?: \p{Ll}+)?)/gu)].map(([, phrase = '']) => phrase)

/**
 * Words after a number that should change their form, but do not: 'moves' in 'All 1 moves', 'All 2 moves'.
 */
function stiff(language: Language, texts: readonly string[]): readonly string[] {
  if (language === 'hu') return [...texts.join(' ').matchAll(HUNGARIAN)].map(([wrong]) => wrong)
  const [one = '', two = '', five = ''] = texts.map((text, at) => shapeOf(text, NUMBERS[at] ?? 0))
  // English has one form for 2 and 5; the Slavic languages mostly have two.
  const others = phrasesOf(language === 'en' ? one : five)
  const { little, same } = UNBENT[language]
  return phrasesOf(two).filter(
    (phrase) =>
      others.includes(phrase) && !same.includes(phrase) && !little.includes(phrase.split(' ')[0] ?? ''),
  )
}

/** Hungarian words keep their form; articles and endings follow the spoken number: 'az 1', 'a 2', '5-öt'. */
const HUNGARIAN = /(?<!\p{L})(?:[Aa] (?:1|5)(?!\d)|[Aa]z 2(?!\d))|(?<!\d)(?:1|5)-t(?!\p{L})/gu

/** This message prints ages as 'I' and 'II'. */
const NOT_COUNTED = 'packages/games/through-the-ages/src/messages/hu.ts hu.events.age'

describe.each(LANGUAGES)('messages with numbers in %s', (language) => {
  const catalogues = CATALOGUES.filter((each) => each.language === language)

  test('words agree with the number', async () => {
    const messages = await Promise.all(catalogues.map((catalogue) => messagesOf(ROOT, catalogue)))
    const wrong: string[] = []
    let numbers = 0
    for (const message of messages.flat()) {
      const texts = NUMBERS.map((number) => madeWith(message, number) ?? '')
      if (texts[0] !== texts[1]) numbers++
      for (const phrase of message.name === NOT_COUNTED ? [] : stiff(language, texts))
        wrong.push(`${message.name}: '${phrase}' in '${texts[1]}'`)
    }
    expect(wrong).toEqual([])
    expect(numbers).toBeGreaterThan(200)
  })
})

test('words that do not agree are found', () => {
  expect(stiff('en', ['All 1 moves', 'All 2 moves', 'All 5 moves'])).toEqual(['moves'])
  expect(stiff('en', ['1 civil actions', '2 civil actions', '5 civil actions'])).toEqual(['civil actions'])
  expect(stiff('en', ['1 card', '2 cards', '5 cards'])).toEqual([])
  expect(stiff('cs', ['1 karta', '2 karet', '5 karet'])).toEqual(['karet'])
  expect(stiff('pl', ['1 karta', '2 karty', '5 karty'])).toEqual(['karty'])
  expect(stiff('hu', ['Mind a 1 lap', 'Mind a 2 lap', 'Mind a 5 lap'])).toEqual(['a 1', 'a 5'])
  expect(stiff('hu', ['1-t esznek', '2-t esznek', '5-t esznek'])).toEqual(['1-t', '5-t'])
})

/** Words for people who type only, and words for people who point only. */
const SPOKEN: Readonly<Record<'terminal' | 'browser', Readonly<Record<Language, RegExp>>>> = {
  terminal: {
    en: /\b(?:terminal|command line)\b|\btype (?:\?|a number)|\bEnter (?:takes|leaves)/iu,
    cs: /(?<!\p{L})(?:terminál|příkazov|nap(?:sat|ište) (?:\?|číslo)|stačí Enter)/iu,
    hu: /(?<!\p{L})(?:terminál|parancssor|beírhatsz egy \?|írj be egy számot|elég az Enter)/iu,
    pl: /(?<!\p{L})(?:terminal|wiersz poleceń|wpi(?:sać|sz) (?:\?|numer)|wystarczy Enter)/iu,
  },
  browser: {
    en: /\b(?:click|tap|button|mouse|pointer|hover|swipe|scroll|drag|browser|web ?page|link)\b/iu,
    cs: /(?<!\p{L})(?:klik|klep(?:n|e)|tlačítk|myší|prohlížeč|stránk|odkaz)/iu,
    hu: /(?<!\p{L})(?:kattint|koppint|gomb|egér|böngésző|weboldal|hivatkozás|görget)/iu,
    pl: /(?<!\p{L})(?:klik|dotknij|przycisk|mysz|przeglądark|odnośnik)/iu,
  },
}

/** A command of the terminal in quotes: „why“. The English commands always work there. */
const typed = (language: Language): RegExp => {
  const words = [language, 'en' as const].flatMap((each) => Object.values(MESSAGES[each].words))
  return new RegExp(`[‚'‘„“"](?:${words.join('|')})[’'‘”“"]`, 'iu')
}

/** What each surface may not say. Messages of games are read on both. */
const FOREIGN: Readonly<Record<Surface, readonly (keyof typeof SPOKEN)[]>> = {
  terminal: ['browser'],
  browser: ['terminal'],
  both: ['terminal', 'browser'],
}

test.each(LANGUAGES)('%s: no message of one surface is used on another', (language) => {
  const wrong: string[] = []
  for (const catalogue of CATALOGUES.filter((each) => each.language === language)) {
    const { file, surface } = catalogue
    const foreign = FOREIGN[surface].map((other) => SPOKEN[other][language])
    if (surface !== 'terminal') foreign.push(typed(language))
    const sentences = sentencesOf(ROOT, catalogue)
    expect([file, sentences.length]).not.toEqual([file, 0])
    for (const sentence of sentences) {
      if (foreign.some((words) => words.test(sentence))) wrong.push(`${file}: ${sentence}`)
    }
  }
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)('%s: texts outside the folders of messages are checked too', (language) => {
  const files = CATALOGUES.filter((each) => each.language === language).map(({ file }) => file)
  for (const game of ['innovation', 'seven-wonders', 'through-the-ages'])
    expect(files).toContain(`packages/bots/src/advice/${game}/${language}.ts`)
  const problems = ['kernel', 'protocol'].map((name) => `packages/${name}/src/problems.ts`)
  expect(files.filter((file) => problems.includes(file))).toEqual(language === 'en' ? problems : [])
})

test('a message for another surface is found', () => {
  expect("Everything is among the answers. 'why' and a card tells what is missing.").toMatch(typed('en'))
  expect('„why“ a karta řekne, co chybí; „table“ ukáže celý stůl').toMatch(typed('cs'))
  expect('„dlaczego” i karta lub numer mówi, czemu czegoś nie można').toMatch(typed('pl'))
  for (const language of LANGUAGES) {
    expect(MESSAGES[language].hint).toMatch(SPOKEN.terminal[language])
    const after = CATALOGUES.find(({ file }) => file === `packages/web/src/messages/${language}/after.ts`)
    const sentences = after === undefined ? [] : sentencesOf(ROOT, after)
    expect(sentences.filter((sentence) => SPOKEN.browser[language].test(sentence))).not.toEqual([])
  }
})
