import { sentence } from '@ziggurat/kernel'
import type { Random, Seat, Table } from '@ziggurat/kernel'

/** Chooses for a seat on an imagined table. */
export type Policy = (table: Table, seat: Seat) => string

export const atRandom =
  (random: Random): Policy =>
  (table, seat) =>
    questionTo(table, seat).any(random).id

export function questionTo(table: Table, seat: Seat) {
  const question = table.question(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return question
}

export function take(table: Table, seat: Seat, id: string): void {
  const refused = table.answer(seat, id)
  if (refused !== null) throw new Error(`on an imagined table: ${sentence(refused)}`)
}

export function after(table: Table, seat: Seat, id: string): Table {
  const fork = table.fork()
  take(fork, seat, id)
  return fork
}

/** Answers for all other seats that are asked, so that only this seat's answer is missing. */
export function letOthersAnswer(table: Table, seat: Seat, policy: Policy): void {
  for (;;) {
    const question = table.questions.find((each) => each.seat !== seat)
    if (question === undefined) return
    take(table, question.seat, policy(table, question.seat))
  }
}

/** Answers what a card asks the others, so that its whole effect can be judged. */
export function letOthersFinish(table: Table, seat: Seat, policy: Policy): void {
  for (;;) {
    const [question, ...more] = table.questions
    if (question === undefined || more.length > 0) return
    if (question.seat === seat || question.about?.card === undefined) return
    take(table, question.seat, policy(table, question.seat))
  }
}

/** Whether nobody is in the middle of a card's effect, or of answering together: positions that can be judged. */
export function isQuiet(table: Table): boolean {
  const [question, ...more] = table.questions
  if (question === undefined) return true
  if (more.length === 0 && question.about?.card !== undefined) return false
  for (let seat = 0; seat < table.setting.seats; seat++) if (table.given(seat) !== null) return false
  return true
}
