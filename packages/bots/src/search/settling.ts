import { eachSet, setOption } from '@ziggurat/kernel'
import type { Random, Table } from '@ziggurat/kernel'

import type { Judge } from '../learned/judge.ts'
import { after, isQuiet, questionTo, take } from './imagined.ts'
import type { Policy } from './imagined.ts'
import { candidates } from './thinking.ts'

/** The most answers until what a card does must be over. */
const LONGEST = 30
/** The sets that a seat tries. */
const SETS = 12

/** Takes what comes first: it passes, or gives as little as it may. */
const first: Policy = (table, seat) => {
  const { set, options } = questionTo(table, seat)
  if (set === undefined) return options[0]?.id ?? ''
  for (const chosen of eachSet(set)) return setOption(set, chosen).id
  return ''
}

/** Lets a policy answer everything that is asked in the middle of what a card does. */
export function settle(table: Table, policy: Policy = first): void {
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
  (judge: Judge, random: Random): Policy =>
  (table, seat) => {
    const options = candidates(questionTo(table, seat), random, SETS)
    const [only] = options
    if (only !== undefined && options.length === 1) return only.id
    let [best, chosen] = [-Infinity, '']
    for (const { id } of options) {
      const next = after(table, seat, id)
      settle(next)
      const worth = judge.worth(next, seat)
      if (worth <= best) continue
      best = worth
      chosen = id
    }
    return chosen
  }
