import { expect, test } from 'vitest'

import { counting, isLanguage, LANGUAGES } from '../src/index.ts'
import type { Forms, Language } from '../src/index.ts'

const coin: Readonly<Record<Language, Forms>> = {
  en: { one: 'coin', other: 'coins' },
  cs: { one: 'mince', few: 'mince', many: 'mince', other: 'mincí' },
  hu: { one: 'érme', other: 'érme' },
  pl: { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' },
}

test.each<[Language, readonly [number, string][]]>([
  [
    'en',
    [
      [0, 'coins'],
      [1, 'coin'],
      [2, 'coins'],
      [5, 'coins'],
      [21, 'coins'],
    ],
  ],
  [
    'cs',
    [
      [0, 'mincí'],
      [1, 'mince'],
      [2, 'mince'],
      [4, 'mince'],
      [5, 'mincí'],
      [22, 'mincí'],
    ],
  ],
  [
    'hu',
    [
      [0, 'érme'],
      [1, 'érme'],
      [2, 'érme'],
      [100, 'érme'],
    ],
  ],
  [
    'pl',
    [
      [0, 'monet'],
      [1, 'moneta'],
      [2, 'monety'],
      [4, 'monety'],
      [5, 'monet'],
      [12, 'monet'],
      [22, 'monety'],
      [25, 'monet'],
    ],
  ],
])('the noun after a number in %s', (language, cases) => {
  const counted = counting(language)
  for (const [count, noun] of cases) expect(counted(count, coin[language])).toBe(`${count} ${noun}`)
})

test('a missing form falls back to the general one', () => {
  expect(counting('pl')(5, { one: 'punkt', other: 'punktów' })).toBe('5 punktów')
})

test('the languages of the rulebooks', () => {
  expect(LANGUAGES).toEqual(['en', 'cs', 'hu', 'pl'])
  expect(['en', 'pl', 'de', '', 'toString'].map(isLanguage)).toEqual([true, true, false, false, false])
})
