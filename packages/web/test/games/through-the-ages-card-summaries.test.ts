import { usualOptions } from '@ziggurat/kernel'
import { cardsOf, OPTIONS } from '@ziggurat/through-the-ages/facts'
import { en } from '@ziggurat/through-the-ages/messages/en'
import { textsIn } from '@ziggurat/through-the-ages/texts-in'
import { describe, expect, test } from 'vitest'

import { SUMMARIES, SUMMARIES_2006 } from '../../src/games/through-the-ages/card-summaries.ts'

const IN_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  twice: '2',
  'once more': '2',
  three: '3',
  ten: '10',
}

/** Numbers from two up: one is often not said, and levels go from none to three. */
const numbersIn = (text: string): readonly string[] =>
  (text.replaceAll('0–3', '').match(/\d+/g) ?? []).filter((number) => Number(number) > 1)

describe.each(['2015', '2006'] as const)('%s', (edition) => {
  const options = { ...usualOptions(OPTIONS), edition }
  const texts = textsIn('en', en).of?.(options)
  const summaries: Readonly<Record<string, string>> =
    edition === '2006' ? { ...SUMMARIES, ...SUMMARIES_2006 } : SUMMARIES
  const ids = cardsOf(options).map(({ id }) => id)

  test('a short form has no number that is not on its card', () => {
    const wrong = ids.filter((id) => {
      const printed = texts?.card(id)?.effect ?? ''
      const said = printed.replaceAll(
        /\b(two|twice|once more|three|ten)\b/g,
        (word) => IN_WORDS[word] ?? word,
      )
      const numbers = new Set(numbersIn(said))
      return numbersIn(summaries[id] ?? '').some((number) => !numbers.has(number))
    })
    expect(wrong).toEqual([])
  })
})

test('there is no short form of a card that is in neither edition', () => {
  const all = new Set(
    (['2015', '2006'] as const).flatMap((edition) =>
      cardsOf({ ...usualOptions(OPTIONS), edition }).map(({ id }) => id),
    ),
  )
  expect(Object.keys({ ...SUMMARIES, ...SUMMARIES_2006 }).filter((id) => !all.has(id))).toEqual([])
})
