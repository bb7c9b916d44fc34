import { readFileSync, writeFileSync } from 'node:fs'

import { perft, pick, quick, seedFrom, Table, transcript } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { sevenWonders, sevenWondersTexts } from '../src/index.ts'

/** `npm run golden` writes these files anew; a difference is a change of the rules, to be read as such. */
const writing = process.env['GOLDEN'] === 'write'
const file = (name: string) => new URL(`golden/${name}`, import.meta.url)

function golden(name: string, text: string): void {
  if (writing) writeFileSync(file(name), text)
  expect(text).toBe(readFileSync(file(name), 'utf8'))
}

test.each([
  { seats: 2, options: { sides: 'B', boards: 'dealt' } },
  { seats: 3, options: { sides: 'A', boards: 'dealt' } },
  { seats: 4, options: { sides: 'random', boards: 'chosen' } },
  { seats: 7, options: { sides: 'B', boards: 'dealt' } },
])('a whole game of $seats players, move by move', ({ seats, options }) => {
  const setting = { seats, options, seed: seedFrom(`golden ${seats}`) }
  golden(`${seats}-players.txt`, transcript(sevenWonders, sevenWondersTexts.en, setting))
})

interface Position {
  readonly name: string
  readonly seats: number
  readonly sides: 'A' | 'B'
  /** Answers drawn at random until there. */
  readonly answers: number
  /** Sequences of 1, 2 and 3 answers. */
  readonly perft: readonly number[]
}

/** How many sequences of answers there are from named positions, as chess programs count them. */
test('perft', () => {
  const positions = JSON.parse(readFileSync(file('perft.json'), 'utf8')) as readonly Position[]
  const counted = positions.map((position) => ({
    ...position,
    perft: [1, 2, 3].map((depth) => perft(at(position), depth)),
  }))
  golden('perft.json', `${JSON.stringify(counted, null, 2)}\n`)
})

function at({ name, seats, sides, answers }: Position): Table {
  const random = quick(answers)
  const table = Table.open(sevenWonders, { seats, options: { sides, boards: 'dealt' }, seed: seedFrom(name) })
  while (table.count < answers) {
    const [question] = table.questions
    if (question === undefined) throw new Error(`${name} is over after ${table.count} answers`)
    table.answer(question.seat, pick(random, question.options).id)
  }
  return table
}
