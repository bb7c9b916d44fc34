import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'

/** Marks an event that a standing order of mine caused. */
export const ByOrder: FunctionComponent<{ readonly model: MatchModel; readonly event: number }> = ({
  model,
  event,
}) =>
  model.ordered.value.includes(event) ? <small class="by-order">{say.value.orders.byOrder}</small> : null
