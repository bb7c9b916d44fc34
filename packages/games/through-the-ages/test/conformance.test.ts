import { anyOptions, drawSeed, fastRandom } from '@ziggurat/kernel'
import { conform, conformAll } from '@ziggurat/kernel/testing'
import { describe, test } from 'vitest'

import { throughTheAges } from '../src/index.ts'
import { YEAR_2006, YEAR_2015 } from './testing.ts'

const long = process.env['LONG'] !== undefined
const timeout = 7_200_000

const COUNTS = [2, 3, 4]

/** Without LONG: each edition with each number of players, and each level once. */
const LEVELS = [
  { name: '2015', options: YEAR_2015, few: [2, 4] },
  { name: '2015 with hidden hands', options: { ...YEAR_2015, hands: 'hidden' }, few: [3] },
  { name: '2006, simple', options: { ...YEAR_2006, level: 'simple' }, few: [4] },
  { name: '2006, advanced', options: { ...YEAR_2006, level: 'advanced' }, few: [2] },
  { name: '2006, full', options: YEAR_2006, few: [3] },
] as const

describe.each(LEVELS)('$name', ({ options, few }) => {
  test.each(long ? COUNTS : few)('random games of %i', { timeout }, (seats) => {
    conformAll(throughTheAges, { seats, options }, long ? 4 : 1)
  })
})

test.each(long ? COUNTS : [3])('random games of %i with any valid options', { timeout }, (seats) => {
  const random = fastRandom(seats)
  for (let game = 0; game < (long ? 15 : 1); game++) {
    conform(throughTheAges, { seats, options: anyOptions(throughTheAges, random), seed: drawSeed(random) })
  }
})
