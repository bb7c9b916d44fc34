import { readFileSync } from 'node:fs'

import { seedFrom } from '@ziggurat/kernel'
import { transcript, golden, recounted } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import { throughTheAges, throughTheAgesTexts } from '../src/index.ts'
import { YEAR_2006, YEAR_2015 } from './testing.ts'

/** `npm run golden` rewrites these files. A difference is a change of the rules: review it as one. */
const file = (name: string) => new URL(`golden/${name}`, import.meta.url)

test.each([2, 3, 4])('a whole game of %i players, move by move', (seats) => {
  const setting = { seats, options: YEAR_2015, seed: seedFrom(`golden ${seats}`) }
  const text = transcript(throughTheAges, throughTheAgesTexts.en, setting)
  expect(text).toBe(golden(file(`${seats}-players.txt`), text))
})

test.each([
  ['simple', 3],
  ['advanced', 4],
  ['full', 3],
] as const)('a whole %s game of 2006 with %i players, move by move', (level, seats) => {
  const options = { ...YEAR_2006, level }
  const setting = { seats, options, seed: seedFrom(`golden ${level} ${seats}`) }
  const texts = throughTheAgesTexts.en.of?.(options) ?? throughTheAgesTexts.en
  const text = transcript(throughTheAges, texts, setting)
  expect(text).toBe(golden(file(`2006-${level}.txt`), text))
})

test('the number of answer sequences from named positions is unchanged (perft)', () => {
  const table = recounted(throughTheAges, readFileSync(file('perft.json'), 'utf8'))
  expect(table).toBe(golden(file('perft.json'), table))
})
