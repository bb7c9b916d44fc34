import { readOptions, isProblem } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { describe, expect, test } from 'vitest'

import { GAMES } from '../src/index.ts'

const ALL = [...GAMES].flatMap(([id, entry]) =>
  LANGUAGES.map((language) => ({ id, language, game: entry.game, texts: entry.texts[language] })),
)

describe.each(ALL)('$id in $language', ({ game, texts }) => {
  test('every option and every value has a distinct name', () => {
    const names = Object.keys(game.options).map((key) => texts.setting(key))
    expect(new Set(names).size).toBe(names.length)
    for (const [key, { values }] of Object.entries(game.options)) {
      expect(texts.setting(key)).not.toBe(key)
      expect(texts.setting(key)).toMatch(/^\p{Lu}/u)
      const words = values.map((value) => texts.setting(key, value))
      expect(new Set(words).size).toBe(values.length)
      expect(words.filter((word) => word === '' || values.includes(word))).toEqual([])
    }
  })

  test('an unknown option is named by its id', () => {
    expect([texts.setting('weather'), texts.setting('weather', 'rain')]).toEqual(['weather', 'rain'])
    expect(texts.setting('toString', 'constructor')).toBe('constructor')
    expect(texts.setting(Object.keys(game.options)[0] ?? '', 'toString')).toBe('toString')
  })

  test('every kind of card has a distinct name', () => {
    const usual = readOptions(game, {})
    const kinds = isProblem(usual) ? [] : [...new Set(game.cards(usual).map(({ kind }) => kind))]
    const names = kinds.map((kind) => texts.kind(kind))
    expect(kinds.length).toBeGreaterThan(4)
    expect(new Set(names).size).toBe(kinds.length)
    expect(names.filter((name) => kinds.includes(name) || !/^\p{Lu}/u.test(name))).toEqual([])
    expect(texts.kind('toString').toLowerCase()).toBe('tostring')
  })

  test('the blurb is one sentence', () => {
    expect(texts.blurb).toMatch(/^\p{Lu}[^.!?]+\.$/u)
    expect(texts.blurb.length).toBeLessThan(140)
  })
})

test('the blurb differs in every language', () => {
  for (const { texts } of GAMES.values()) {
    expect(new Set(LANGUAGES.map((language) => texts[language].blurb)).size).toBe(LANGUAGES.length)
  }
})

test('some names of options', () => {
  const names = (id: string, key: string, value?: string) =>
    LANGUAGES.map((language) => GAMES.get(id)?.texts[language].setting(key, value))
  expect(names('seven-wonders', 'sides')).toEqual([
    'Board sides',
    'Strany desek',
    'A táblák oldala',
    'Strony plansz',
  ])
  expect(names('innovation', 'edition', 'third')[1]).toBe('třetí vydání')
  expect(names('through-the-ages', 'edition', '2006')[0]).toBe('A Story of Civilization (2006)')
  expect(names('through-the-ages', 'peaceful', 'yes')[0]).toBe('no aggressions and no wars')
})
