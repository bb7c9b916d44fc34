import { pick, sentence } from '@ziggurat/kernel'
import type { Bot, Random, Seat, Table } from '@ziggurat/kernel'

import type { Evaluation } from './evaluation.ts'

/** How many follow-up questions to the same seat alone are searched after an answer. */
const FOLLOW_UPS = 2

/** The most sets that are tried for one question. */
const SETS = 60

/**
 * Looks one step ahead: redeals one table, lets the others answer at random, tries each of its own
 * options on it and takes the one with the best evaluation. The others' answers are the same for all options.
 * `forks` is how many positions it may try for one decision; its options get equal shares of that,
 * and each is tried at least once.
 */
export function noviceOneBot(evaluation: Evaluation, random: Random, forks: number): Bot {
  function worth(table: Table, seat: Seat, left: number, followUps: number): number {
    letOthersFinish(table, seat, random)
    const question = table.question(seat)
    if (question === undefined || table.questions.length > 1 || followUps === 0) {
      return evaluation(table.state, seat)
    }
    const options = question.some(SETS, random)
    if (options.length > left) return evaluation(table.state, seat)
    const share = left / options.length - 1
    return Math.max(...options.map(({ id }) => worth(after(table, seat, id), seat, share, followUps - 1)))
  }

  return {
    name: 'novice-1',
    choose(turn) {
      const { seat, question } = turn
      const options = question.some(SETS, random)
      const [first, ...others] = options
      if (first !== undefined && others.length === 0) return first.id
      const table = turn.redeal()
      letOthersAnswer(table, seat, random)
      const share = forks / options.length - 1
      const tried = options.map(({ id }) => ({
        id,
        worth: worth(after(table, seat, id), seat, share, FOLLOW_UPS),
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

/** Answers for all other seats that are asked, so that only this seat's answer is missing. */
function letOthersAnswer(table: Table, seat: Seat, random: Random): void {
  for (;;) {
    const question = table.questions.find((each) => each.seat !== seat)
    if (question === undefined) return
    take(table, question.seat, question.any(random).id)
  }
}

/** Answers what a card asks the others, so that its full effect is evaluated. */
function letOthersFinish(table: Table, seat: Seat, random: Random): void {
  for (;;) {
    const [question, ...more] = table.questions
    if (question === undefined || more.length > 0) return
    if (question.seat === seat || question.about?.card === undefined) return
    take(table, question.seat, question.any(random).id)
  }
}

function take(table: Table, seat: Seat, id: string): void {
  const refused = table.answer(seat, id)
  if (refused !== null) throw new Error(`on a redealt table: ${sentence(refused)}`)
}
