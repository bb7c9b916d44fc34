import { fastRandom, pick, printRecord, recordOf, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

/** The record of a game that is played at random to its end; another one for another name. */
export function randomRecord(id: string, seats: number, name = 'one'): string {
  const game = GAMES.get(id)?.game
  if (game === undefined) throw new Error(`no game '${id}'`)
  const table = Table.open(game, { seats, options: usualOptions(game.options), seed: seedFrom(name) })
  const random = fastRandom(1)
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0]) {
    const played = question.options.filter((option) => option.id !== 'resign')
    table.answer(question.seat, pick(random, played.length > 0 ? played : question.options).id)
  }
  return printRecord(recordOf(table))
}
