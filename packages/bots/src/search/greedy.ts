import type { Random, Seat, Table } from '@ziggurat/kernel'

import { after, atRandom, letOthersAnswer, questionTo } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { settle } from './settling.ts'
import { candidates, onlyOne } from './thinking.ts'

/** Says what a position is worth to a seat, from 0 to 1. */
interface Values {
  worth(table: Table, seat: Seat): number
}

/** The positions that the options of a question lead to. */
type Outcomes = (table: Table, seat: Seat) => (id: string) => Table

/** The sets that a seat tries. */
const SETS = 12

/** Takes what leads to the best position, the first of equals. */
const takesBest =
  (values: Values, random: Random, outcomes: Outcomes): Policy =>
  (table, seat) => {
    const options = candidates(questionTo(table, seat), random, SETS)
    const only = onlyOne(options)
    if (only !== undefined) return only.id
    const outcome = outcomes(table, seat)
    let [best, chosen] = [-Infinity, '']
    for (const { id } of options) {
      const worth = values.worth(outcome(id), seat)
      if (worth <= best) continue
      best = worth
      chosen = id
    }
    return chosen
  }

/** Takes what looks best at once. Others that are asked beside the seat answer at random. */
export function greedy(values: Values, random: Random): Policy {
  const anything = atRandom(random)
  return takesBest(values, random, (table, seat) => {
    const base = table.questions.length > 1 ? table.fork() : table
    letOthersAnswer(base, seat, anything)
    return (id) => after(base, seat, id)
  })
}

/**
 * Takes what looks best when what a card does is over: a bid counts as if all others passed. For games in which one seat is asked
 * at a time.
 */
export const farSighted = (values: Values, random: Random): Policy =>
  takesBest(values, random, (table, seat) => (id) => {
    const next = after(table, seat, id)
    settle(next)
    return next
  })
