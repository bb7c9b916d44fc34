import { readFileSync } from 'node:fs'

import { seedFrom, transcript, usualOptions } from '@ziggurat/kernel'
import { golden, recounted } from '@ziggurat/kernel/golden'
import { expect, test } from 'vitest'

import { throughTheAges, throughTheAgesTexts } from '../src/index.ts'

/** `npm run golden` writes these files anew; a difference is a change of the rules, to be read as such. */
const file = (name: string) => new URL(`golden/${name}`, import.meta.url)

test.each([2, 3, 4])('a whole game of %i players, move by move', (seats) => {
  const options = usualOptions(throughTheAges.options)
  const setting = { seats, options, seed: seedFrom(`golden ${seats}`) }
  const text = transcript(throughTheAges, throughTheAgesTexts.en, setting)
  expect(text).toBe(golden(file(`${seats}-players.txt`), text))
})

test('as many sequences of answers from named positions as there were (perft)', () => {
  const table = recounted(throughTheAges, readFileSync(file('perft.json'), 'utf8'))
  expect(table).toBe(golden(file('perft.json'), table))
})
