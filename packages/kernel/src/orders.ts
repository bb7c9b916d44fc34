import type { Question, Seat } from './rules.ts'
import type { Table } from './table.ts'

/** An answer that a seat leaves for questions to come, as plain data of the game's own. */
export interface Order {
  readonly id: string
  /** What it is about, in letters, digits and dashes: a seat has one order about a thing, the newest. */
  readonly subject: string
  /** It is for whatever no other order of the seat is for. */
  readonly general?: true
}

/** A question to the seat that left an order. An order knows nothing else. */
export interface OrderedQuestion<View> {
  readonly question: Question
  /** The table as this seat sees it. */
  readonly view: View
}

/**
 * Which orders there are in a game. They see what their seat sees and nothing else, and are no part of the
 * state: whoever runs the game keeps them, and answers for the seat.
 */
export interface OrderRules<View = unknown, Each extends Order = Order> {
  /** Every order that the viewer can leave as things stand; nothing else is taken. */
  possible(view: View): readonly Each[]
  /** What an order rests on, by name. When any of it is no longer so, the order is dropped. */
  restsOn(order: Each, view: View): Readonly<Record<string, string | number>>
  /** The id of its answer; undefined if the question is none of its business. */
  answer(order: Each, asked: OrderedQuestion<View>): string | undefined
}

/** What an order answers to what its seat is asked now: the id of an option, or undefined. */
export function answerByOrder(table: Table, seat: Seat, order: Order): string | undefined {
  const question = table.question(seat)
  if (question === undefined) return undefined
  return table.game.orders?.answer(order, { question, view: table.view(seat) })
}
