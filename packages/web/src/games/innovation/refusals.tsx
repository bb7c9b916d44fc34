import type { HTMLAttributes } from 'preact'

import type { InnovationModel } from './model.ts'

/** Why an age cannot be claimed now, as a tooltip. */
export function refusalTitle(
  model: InnovationModel,
  age: number,
): Pick<HTMLAttributes<HTMLElement>, 'title'> {
  const refusal = model.refusals.value.find(
    (each) => each.does === 'achieve' && 'age' in each && each.age === age,
  )
  const texts = model.texts.value
  return refusal === undefined ? {} : { title: refusal.reasons.map((each) => texts.reason(each)).join('\n') }
}
