import { innovation } from '@ziggurat/innovation'
import { fastRandom, randomFor, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { Game, Seat } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { expect, test } from 'vitest'

import { answersGiven, botAnswer, makeBot } from '../src/index.ts'
import { makeBot as innovationBot } from '../src/innovation/index.ts'
import { makeBot as sevenWondersBot } from '../src/seven-wonders/index.ts'
import { makeBot as throughTheAgesBot } from '../src/through-the-ages/index.ts'

const seed = seedFrom('answers')

const open = (game: Game, seats: number): Table =>
  Table.open(game, { seats, options: usualOptions(game.options), seed })

const ENTRIES = [
  { game: sevenWonders as Game, make: sevenWondersBot },
  { game: innovation as Game, make: innovationBot },
  { game: throughTheAges as Game, make: throughTheAgesBot },
]

test.each(ENTRIES)('the entry of $game.id makes the bots that the index makes', ({ game, make }) => {
  const table = open(game, 2)
  for (const name of ['random', 'novice-1', 'novice', 'player'] as const)
    for (let i = 0; i < 6; i++) {
      const seat = table.questions[0]?.seat ?? 0
      const question = table.question(seat)
      if (question === undefined) throw new Error('nobody is asked')
      const given = answersGiven(table, seat)
      const id = botAnswer(table, seat, given, (random) => make(name, random))
      expect(botAnswer(table, seat, given, (random) => makeBot(name, game.id, random))).toBe(id)
      const random = randomFor(`answer ${given + 1} of the bot on seat ${seat}`, seed)
      expect(makeBot(name, game.id, random).choose(turnOf(table, question, random))).toBe(id)
      table.answer(seat, id)
    }
})

test('bots that are asked at once answer the same in any order, and again after an undo', () => {
  const choices = (order: readonly Seat[], table: Table): readonly string[] => {
    for (const seat of order)
      table.answer(
        seat,
        botAnswer(table, seat, answersGiven(table, seat), (random) => sevenWondersBot('novice', random)),
      )
    return table.answers.toSorted((one, other) => one.seat - other.seat).map(({ id }) => id)
  }
  const table = open(sevenWonders, 4)
  const first = choices([0, 1, 2, 3], table)
  expect(choices([2, 0, 3, 1], open(sevenWonders, 4))).toEqual(first)
  table.undo(0)
  expect(choices([3, 2, 1, 0], table)).toEqual(first)
})

test('a seat that is not asked has no answer', () => {
  const table = open(innovation, 2)
  table.answer(0, table.question(0)?.any(fastRandom(1)).id ?? '')
  expect(() => botAnswer(table, 0, 1, (random) => innovationBot('random', random))).toThrow(
    'no open question',
  )
})
