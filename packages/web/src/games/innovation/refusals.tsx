import type { HTMLAttributes } from 'preact'

import type { InnovationTable } from './model.ts'

/** Why an age cannot be claimed now, in numbers, as a tip. */
export function looksAtRefusal(
  table: InnovationTable,
  age: number,
): Pick<HTMLAttributes<HTMLElement>, 'title'> {
  const refusal = table.refusals.value.find(
    (each) => each.does === 'achieve' && 'age' in each && each.age === age,
  )
  const texts = table.texts.value
  return refusal === undefined ? {} : { title: refusal.reasons.map((each) => texts.reason(each)).join('\n') }
}
