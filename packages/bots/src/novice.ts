import { pick } from '@ziggurat/kernel'
import type { Bot, Random, Seat, Table } from '@ziggurat/kernel'

import type { Evaluation } from './evaluation.ts'

/** How many questions that follow from an answer and are put to the same seat alone are thought through. */
const FOLLOW_UPS = 2

/**
 * Looks one step ahead: imagines one table, lets the others answer anything, tries each of its own
 * options there and takes what leaves it best off. The others do the same whatever it tries.
 */
export function noviceBot(evaluation: Evaluation, random: Random): Bot {
  function worth(table: Table, seat: Seat, followUps: number): number {
    const question = table.question(seat)
    if (question === undefined || table.questions.length > 1 || followUps === 0) {
      return evaluation(table.state, seat)
    }
    const { options } = question
    return Math.max(...options.map(({ id }) => worth(after(table, seat, id), seat, followUps - 1)))
  }

  return {
    name: 'novice',
    choose(turn) {
      const { seat, question } = turn
      const [first, ...others] = question.options
      if (first !== undefined && others.length === 0) return first.id
      const table = turn.redeal()
      letOthersAnswer(table, seat, random)
      const tried = question.options.map(({ id }) => ({
        id,
        worth: worth(after(table, seat, id), seat, FOLLOW_UPS),
      }))
      const most = Math.max(...tried.map((each) => each.worth))
      return pick(
        random,
        tried.filter((each) => each.worth === most),
      ).id
    },
  }
}

function after(table: Table, seat: Seat, id: string): Table {
  const fork = table.fork()
  take(fork, seat, id)
  return fork
}

/** Answers for everybody who is asked beside this seat, so that its own answer is the last one missing. */
function letOthersAnswer(table: Table, seat: Seat, random: Random): void {
  for (;;) {
    const question = table.questions.find((each) => each.seat !== seat)
    if (question === undefined) return
    take(table, question.seat, pick(random, question.options).id)
  }
}

function take(table: Table, seat: Seat, id: string): void {
  const refused = table.answer(seat, id)
  if (refused !== null) throw new Error(`on an imagined table: ${refused.problem}`)
}
