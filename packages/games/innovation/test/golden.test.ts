import { readFileSync } from 'node:fs'

import { seedFrom } from '@ziggurat/kernel'
import { transcript, golden, recounted } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import { innovation, innovationTexts } from '../src/index.ts'

/** `npm run golden` rewrites these files. A difference is a change of the rules: review it as one. */
const file = (name: string) => new URL(`golden/${name}`, import.meta.url)

test.each([
  { seats: 2, options: { edition: 'first' } },
  { seats: 3, options: { edition: 'third' } },
  { seats: 4, options: { edition: 'first' } },
])('a whole game of $seats players, move by move', ({ seats, options }) => {
  const text = transcript(innovation, innovationTexts.en.of?.(options) ?? innovationTexts.en, {
    seats,
    options,
    seed: seedFrom(`golden ${seats}`),
  })
  expect(text).toBe(golden(file(`${seats}-players.txt`), text))
})

test('the number of answer sequences from named positions is unchanged (perft)', () => {
  const table = recounted(innovation, readFileSync(file('perft.json'), 'utf8'))
  expect(table).toBe(golden(file('perft.json'), table))
})
