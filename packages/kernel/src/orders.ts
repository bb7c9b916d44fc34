import type { Question, Seat } from './rules.ts'
import type { Table } from './table.ts'

/** An answer that a seat leaves for a later question, as plain data that the game defines. */
export interface Order {
  readonly id: string
  /**
   * What the order is about, in letters, digits and dashes. A newer order replaces an older one with the same
   * subject.
   */
  readonly subject: string
  /** The order applies to everything that the seat's other orders do not cover. */
  readonly general?: true
}

/** A question to the seat that left an order. An order sees nothing else. */
export interface OrderedQuestion<View> {
  readonly question: Question
  /** The table as this seat sees it. */
  readonly view: View
}

/**
 * A game's standing orders. An order sees only what its seat sees. Orders are not part of the state: the
 * program that runs the game stores them and gives their answers.
 */
export interface OrderRules<View = unknown, Each extends Order = Order> {
  /** Every order that the viewer can leave now. No other order is accepted. */
  possible(view: View): readonly Each[]
  /** The facts that an order depends on, by name. When one of them changes, the order is dropped. */
  restsOn(order: Each, view: View): Readonly<Record<string, string | number>>
  /** The id of the order's answer; undefined if the order does not apply to this question. */
  answer(order: Each, asked: OrderedQuestion<View>): string | undefined
}

/** The id of the option that an order chooses for the seat's open question; undefined if there is none. */
export function answerByOrder(table: Table, seat: Seat, order: Order): string | undefined {
  const question = table.question(seat)
  if (question === undefined) return undefined
  return table.game.orders?.answer(order, { question, view: table.view(seat) })
}
