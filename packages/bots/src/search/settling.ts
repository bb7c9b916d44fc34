import { eachSet, setOption } from '@ziggurat/kernel'
import type { Random, Seat, Table } from '@ziggurat/kernel'

import { after, isQuiet, questionTo, take } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { candidates } from './thinking.ts'

/** The most answers until what a card does must be over. */
const LONGEST = 30
/** The sets that a seat tries. */
const SETS = 12

/** Says what a position is worth to a seat, from 0 to 1. */
interface Values {
  worth(table: Table, seat: Seat): number
}

/** Takes what comes first: it passes, or gives as little as it may. */
export const takesFirst: Policy = (table, seat) => {
  const { set, options } = questionTo(table, seat)
  if (set === undefined) return options[0]?.id ?? ''
  for (const chosen of eachSet(set)) return setOption(set, chosen).id
  return ''
}

/** Lets a policy answer everything that is asked in the middle of what a card does. */
export function settle(table: Table, policy: Policy = takesFirst): void {
  for (let i = 0; i < LONGEST && !isQuiet(table); i++) {
    const [question] = table.questions
    if (question === undefined) return
    take(table, question.seat, policy(table, question.seat))
  }
}

/**
 * Takes what looks best when what a card does is over: a bid counts as if all others passed. For games in which one seat is asked
 * at a time.
 */
export const farSighted =
  (values: Values, random: Random): Policy =>
  (table, seat) => {
    const options = candidates(questionTo(table, seat), random, SETS)
    const [only] = options
    if (only !== undefined && options.length === 1) return only.id
    let [best, chosen] = [-Infinity, '']
    for (const { id } of options) {
      const next = after(table, seat, id)
      settle(next)
      const worth = values.worth(next, seat)
      if (worth <= best) continue
      best = worth
      chosen = id
    }
    return chosen
  }
