import { eachSet, setOption } from '@ziggurat/kernel'
import type { Table } from '@ziggurat/kernel'

import { isQuiet, questionTo, take } from './imagined.ts'
import type { Policy } from './imagined.ts'

/** The most answers until what a card does must be over. */
const LONGEST = 30

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
