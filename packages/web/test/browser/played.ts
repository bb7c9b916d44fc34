import { innovation } from '@ziggurat/innovation'
import { anyAnswer, printRecord, quick, recordOf, seedFrom, Table } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'

/** The records of whole games that chance has played, always the same ones. */
export const sevenWondersRecord = (seats = 3): string => recordBy(sevenWonders, seats)
export const innovationRecord = (seats = 3): string => recordBy(innovation, seats)

function recordBy(game: Game, seats: number): string {
  const options = Object.fromEntries(Object.entries(game.options).map(([key, { usual }]) => [key, usual]))
  const table = Table.open(game, { seats, options, seed: seedFrom('looking back') })
  const random = quick(7)
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0])
    table.answer(question.seat, anyAnswer(random, question).id)
  return printRecord(recordOf(table))
}
