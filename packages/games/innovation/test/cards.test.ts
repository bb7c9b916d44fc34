import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { COLOURS, ICONS } from '../src/card.ts'
import { EFFECTS } from '../src/cards/index.ts'
import { THIRD_EDITION } from '../src/cards/third-edition.ts'
import { effectKinds } from '../src/catalogue.ts'
import type { Effect } from '../src/effect.ts'
import { CARDS } from '../src/printed.ts'

/** Id, age, colour, icons by place, dogma icon and kinds of effects, as in the reference. */
type Facts = readonly [string, number, string, string, string, string]

const FACTS = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as readonly Facts[]

const SCENARIOS = globSync('cards-*.test.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

test('every card has a scenario test', () => {
  const without = CARDS.filter(({ id }) => !new RegExp(`\\(\\s*['"\`]${id}: `).test(SCENARIOS))
  expect(without.map(({ id }) => id)).toEqual([])
})

test('all cards match the reference', () => {
  const cards = CARDS.map(({ id, age, colour, places, dogma, effects }): Facts => [
    id,
    age,
    colour,
    places.join(' '),
    dogma,
    effects.join(' '),
  ])
  expect(cards).toEqual(FACTS)
})

test.each(['first', 'third'] as const)('%s edition: an effect printed as a demand is a demand', (edition) => {
  const changed = edition === 'third' ? THIRD_EDITION : {}
  const kinds = CARDS.map(({ id }) => {
    const effects: readonly (Effect | undefined)[] = Object.assign([...EFFECTS[id]], changed[id])
    return [id, ...effects.map((effect) => effect?.kind)]
  })
  expect(kinds).toEqual(CARDS.map(({ id }) => [id, ...effectKinds(id, edition)]))
})

describe('the deck', () => {
  test('15 cards of age 1, 10 of each other age, evenly over the colours (INN-COMP-01)', () => {
    expect(CARDS).toHaveLength(105)
    for (let age = 1; age <= 10; age++) {
      const perColour = COLOURS.map(
        (colour) => CARDS.filter((card) => card.age === age && card.colour === colour).length,
      )
      expect(perColour).toEqual(COLOURS.map(() => (age === 1 ? 3 : 2)))
    }
  })

  test('21 cards of each colour (INN-COMP-01)', () => {
    const perColour = COLOURS.map((colour) => CARDS.filter((card) => card.colour === colour).length)
    expect(perColour).toEqual([21, 21, 21, 21, 21])
  })

  test('every card shows three resources and one picture (INN-COMP-02)', () => {
    const wrong = CARDS.filter(
      ({ places }) => places.length !== 4 || places.filter((place) => place === 'hex').length !== 1,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('every card shows its dogma icon, one of six (INN-COMP-03)', () => {
    expect(ICONS).toHaveLength(6)
    const wrong = CARDS.filter(({ places, dogma }) => !places.includes(dogma))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('every card has one to three effects, a demand only as the first (INN-COMP-04)', () => {
    const wrong = CARDS.filter(
      ({ effects }) => effects.length < 1 || effects.length > 3 || effects.slice(1).includes('demand'),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
