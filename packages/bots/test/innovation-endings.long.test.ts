import { innovation } from '@ziggurat/innovation'
import { randomFor, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { makeBot } from '../src/index.ts'

const GAMES = 500
/** A usual game has about a hundred answers. */
const MOST_ANSWERS = 2_000

test(`${GAMES} games of novices come to an end`, () => {
  let longest = 0
  for (let number = 0; number < GAMES; number++) {
    const options = { ...usualOptions(innovation.options), edition: number % 2 === 0 ? 'first' : 'third' }
    const seed = seedFrom(`ending ${number}`)
    const table = Table.open(innovation, { seats: 2, options, seed })
    const random = randomFor('redeals', seed)
    const bots = [0, 1].map((seat) => makeBot('novice', innovation.id, randomFor(`novice ${seat}`, seed)))
    while (table.outcome === null && table.count < MOST_ANSWERS) {
      const [question] = table.questions
      const bot = bots[question?.seat ?? 0]
      if (question === undefined || bot === undefined) throw new Error('nothing is asked')
      table.answer(question.seat, bot.choose(turnOf(table, question, random)))
    }
    expect(table.outcome, `game ${number}`).not.toBeNull()
    longest = Math.max(longest, table.count)
  }
  process.stdout.write(`the longest game had ${longest} answers\n`)
})
