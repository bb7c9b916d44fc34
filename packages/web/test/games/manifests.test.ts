import { LANGUAGES } from '@ziggurat/texts'
import { OPTIONS } from '@ziggurat/through-the-ages/facts'
import { describe, expect, test } from 'vitest'

import { innovation } from '../../src/games/innovation/manifest.ts'
import { sevenWonders } from '../../src/games/seven-wonders/manifest.ts'
import { throughTheAges } from '../../src/games/through-the-ages/manifest.ts'

const MANIFESTS = [sevenWonders, innovation, throughTheAges]

describe.each(MANIFESTS)('the manifest of $title.en', (manifest) => {
  test.each(LANGUAGES)('%s: a game has one title', async (language) => {
    const texts = await manifest.texts(language)
    expect(manifest.title[language]).toBe(texts.title)
  })

  test('the numbers of players are those of the rules', async () => {
    const { seats } = await manifest.rules()
    expect(manifest.players).toEqual([seats.min, seats.max])
    for (const players of Object.values(manifest.usual)) {
      expect(players).toBeGreaterThanOrEqual(seats.min)
      expect(players).toBeLessThanOrEqual(seats.max)
    }
  })
})

test('editions of the almanac and of the rules are those of the game', () => {
  const editions = throughTheAges.rulebooks.map(({ edition }) => edition)
  expect(OPTIONS.edition).toMatchObject({ values: editions })
})
