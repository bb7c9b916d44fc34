import { pick, printRecord, fastRandom, recordOf, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { describe, expect, test } from 'vitest'

import { attackReader, attackTable, mutated } from '../src/hostile.ts'

describe.each([...GAMES.values()])('hostile input', ({ game }) => {
  const random = fastRandom(7)
  const options = usualOptions(game.options)
  const table = Table.open(game, { seats: game.seats.min, options, seed: seedFrom('hostile') })

  test(`${game.id}: answers that were not offered are refused`, () => {
    for (;;) {
      attackTable(table, random)
      if (table.questions.length === 0) break
      const question = pick(random, table.questions)
      expect(table.answer(question.seat, pick(random, question.options).id)).toBeNull()
    }
  })

  test(`${game.id}: a broken record gives a problem, never an exception`, () => {
    const words = printRecord(recordOf(table))
    const texts = Array.from({ length: 500 }, () => mutated(mutated(words, random), random))
    for (const text of [words, '', ...texts]) expect(() => attackReader(game, text)).not.toThrow()
  })
})
