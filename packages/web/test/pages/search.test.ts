import { expect, test } from 'vitest'

import type { Leaf } from '../../src/core/leaf.ts'
import { choicesOf, filtered, filtersIn } from '../../src/pages/almanac/filters.ts'
import { spansOf } from '../../src/pages/rules/inline-text.ts'
import { splitAtMatches, hasAllWords, searchWordsIn } from '../../src/pages/rules/search-text.ts'

test('case and diacritics do not matter in a search', () => {
  expect(searchWordsIn('  Łódź  PŘÍSTAV ')).toEqual(['lodz', 'pristav'])
  expect(hasAllWords('Přístav v Łodzi', searchWordsIn('pristav lodz'))).toBe(true)
  expect(hasAllWords('Přístav', searchWordsIn('pristav lodz'))).toBe(false)
})

test('a text is split at the words of a search, and stays as it is written', () => {
  expect(splitAtMatches('Velký přístav', searchWordsIn('PRIST'))).toEqual(['Velký ', 'příst', 'av'])
  expect(splitAtMatches('a+b', searchWordsIn('+'))).toEqual(['a', '+', 'b'])
  expect(splitAtMatches('nothing', [])).toEqual(['nothing'])
})

test('the emphasis in a sentence, and the rules that it names, are found', () => {
  expect(spansOf('*Never* more, see [7W-BUILD-01], nor _less_.')).toEqual([
    { kind: 'stress', text: 'Never' },
    { kind: 'plain', text: ' more, see ' },
    { kind: 'rule', text: '7W-BUILD-01' },
    { kind: 'plain', text: ', nor ' },
    { kind: 'stress', text: 'less' },
    { kind: 'plain', text: '.' },
  ])
})

const leaf = (id: string, about: Partial<Leaf> = {}): Leaf => ({
  id,
  name: id,
  effect: '',
  age: 1,
  kind: 'blue',
  copies: { 3: 1, 4: 1 },
  icons: [],
  english: [id],
  ...about,
})
const LEAVES = [
  leaf('Altar', { effect: 'Two points' }),
  leaf('Baths', { age: 2, copies: { 3: 0, 4: 1 }, icons: ['crown'] }),
  leaf('Board', { age: null, kind: 'wonder', icons: ['crown', 'leaf'] }),
]
const found = (query: string): readonly string[] =>
  filtered(LEAVES, filtersIn(new URLSearchParams(query))).map(({ id }) => id)

test('cards are found by words and by every filter at once', () => {
  expect(found('')).toEqual(['Altar', 'Baths', 'Board'])
  expect(found('q=points')).toEqual(['Altar'])
  expect(found('age=2&players=4')).toEqual(['Baths'])
  expect(found('age=2&players=3')).toEqual([])
  expect(found('icon=crown&kind=wonder')).toEqual(['Board'])
})

test('a filter offers what there is, and nothing where nothing can be chosen', () => {
  expect(choicesOf('age', LEAVES)).toEqual(['1', '2'])
  expect(choicesOf('kind', LEAVES)).toEqual(['blue', 'wonder'])
  expect(choicesOf('players', LEAVES)).toEqual(['3', '4'])
  expect(choicesOf('players', [leaf('Altar'), leaf('Market')])).toEqual([])
  expect(choicesOf('kind', [leaf('Altar')])).toEqual([])
})
