import type { Table } from '../table.ts'

/** The number of sequences of `depth` answers. Simultaneous questions are answered in seat order. */
export function perft(table: Table, depth: number): number {
  if (depth === 0) return 1
  const question = table.questions.toSorted((one, other) => one.seat - other.seat)[0]
  if (question === undefined) return 0
  if (depth === 1) return question.options.length
  let sum = 0
  for (const { id } of question.options) {
    const fork = table.fork()
    fork.answer(question.seat, id)
    sum += perft(fork, depth - 1)
  }
  return sum
}
