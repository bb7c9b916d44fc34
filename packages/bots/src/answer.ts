import { randomFor, turnOf } from '@ziggurat/kernel'
import type { Bot, Random, Seat, Table } from '@ziggurat/kernel'

/**
 * What a bot answers at a seat that has given this many answers. It depends only on the seed, the seat and what the seat may
 * know: the answer is the same on a server and in a browser, again after an undo, and in whatever order others answer.
 */
export function botAnswer(table: Table, seat: Seat, given: number, makeBot: (random: Random) => Bot): string {
  const question = table.question(seat)
  if (question === undefined) throw new Error('the seat has no open question')
  const random = randomFor(`answer ${given + 1} of the bot on seat ${seat}`, table.setting.seed)
  return makeBot(random).choose(turnOf(table, question, random))
}

/** How many answers a seat has given at this table. */
export const answersGiven = (table: Table, seat: Seat): number =>
  table.answers.filter((each) => each.seat === seat).length
