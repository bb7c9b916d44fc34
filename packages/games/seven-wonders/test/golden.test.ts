import { readFileSync } from 'node:fs'

import { seedFrom } from '@ziggurat/kernel'
import { transcript, golden, recounted } from '@ziggurat/kernel/testing'
import { expect, test } from 'vitest'

import { sevenWonders, sevenWondersTexts } from '../src/index.ts'

/** `npm run golden` rewrites these files. A difference is a change of the rules: review it as one. */
const file = (name: string) => new URL(`golden/${name}`, import.meta.url)

test.each([
  { seats: 2, options: { sides: 'B', boards: 'dealt' } },
  { seats: 3, options: { sides: 'A', boards: 'dealt' } },
  { seats: 4, options: { sides: 'random', boards: 'chosen' } },
  { seats: 7, options: { sides: 'B', boards: 'dealt' } },
])('a whole game of $seats players, move by move', ({ seats, options }) => {
  const text = transcript(sevenWonders, sevenWondersTexts.en, {
    seats,
    options,
    seed: seedFrom(`golden ${seats}`),
  })
  expect(text).toBe(golden(file(`${seats}-players.txt`), text))
})

test('the number of answer sequences from named positions is unchanged (perft)', () => {
  const table = recounted(sevenWonders, readFileSync(file('perft.json'), 'utf8'))
  expect(table).toBe(golden(file('perft.json'), table))
})
