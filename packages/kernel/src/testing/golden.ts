import { readFileSync, writeFileSync } from 'node:fs'

import type { Game } from '../game.ts'
import { readOptions } from '../options.ts'
import { isProblem, sentence } from '../problems.ts'
import { fastRandom } from '../random.ts'
import { seedFrom } from '../seed.ts'
import { Table } from '../table.ts'
import { perft } from './perft.ts'

/** The text of a golden file. With GOLDEN=write (`npm run golden`) the file is rewritten first. */
export function golden(file: URL, text: string): string {
  if (process.env['GOLDEN'] === 'write') writeFileSync(file, text)
  return readFileSync(file, 'utf8')
}

/** A position reached by random answers, and the number of sequences of 1, 2 and 3 answers from it. */
interface Counted {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly answers: number
  readonly perft: readonly number[]
}

/** A perft table with its numbers recomputed. */
export function recounted(game: Game, table: string): string {
  const positions = JSON.parse(table) as readonly Counted[]
  const counted = positions.map((position) => ({
    ...position,
    perft: [1, 2, 3].map((depth) => perft(reached(game, position), depth)),
  }))
  return `${JSON.stringify(counted, null, 2)}\n`
}

function reached(game: Game, { name, seats, options: given, answers }: Counted): Table {
  const random = fastRandom(answers)
  const options = readOptions(game, given)
  if (isProblem(options)) throw new Error(sentence(options))
  const table = Table.open(game, { seats, options, seed: seedFrom(name) })
  while (table.count < answers) {
    const [question] = table.questions
    if (question === undefined) throw new Error(`${name} is over after ${table.count} answers`)
    table.answer(question.seat, question.any(random).id)
  }
  return table
}
