import { playOut, fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { conformAll } from '@ziggurat/kernel/testing'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { expect, test } from 'vitest'

import { makeBot } from '../src/index.ts'

const long = process.env['LONG'] !== undefined
const { id: gameId } = throughTheAges

const usual = usualOptions(throughTheAges.options)
const year2006 = { ...usual, edition: '2006' } as const
const LEVELS = ['simple', 'advanced', 'full'] as const
const novice = (random: Random) => makeBot('novice', gameId, random)

test.each(long ? [2, 3, 4] : [3])(
  'games of %i novices pass the conformance suite',
  { timeout: 7_200_000 },
  (seats) => conformAll(throughTheAges, { seats, options: usual }, long ? 20 : 1, novice),
)

test.each(long ? LEVELS : (['simple'] as const))(
  '%s games of 2006 with novices pass the conformance suite',
  { timeout: 7_200_000 },
  (level) => conformAll(throughTheAges, { seats: 3, options: { ...year2006, level } }, long ? 10 : 1, novice),
)

test.each(long ? LEVELS : (['full'] as const))(
  'a novice wins more %s games of 2006 than a random player',
  { timeout: 600_000 },
  (level) => {
    const games = 6
    let won = 0
    for (let game = 0; game < games; game++) {
      const random = fastRandom(game)
      const setting = { seats: 2, options: { ...year2006, level }, seed: seedFrom(`${level} ${game}`) }
      const table = Table.open(throughTheAges, setting)
      const bots = [novice(random), makeBot('random', gameId, random)]
      playOut(table, game % 2 === 0 ? bots : bots.toReversed(), random)
      if (table.outcome?.places[game % 2] === 1) won++
    }
    expect(won).toBeGreaterThan(games / 2)
  },
)
