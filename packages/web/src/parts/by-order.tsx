import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'
import type { Table } from '../table.ts'

/** Says of an event that it came of what I had left. */
export const ByOrder: FunctionComponent<{ readonly table: Table; readonly event: number }> = ({
  table,
  event,
}) =>
  table.ordered.value.includes(event) ? <small class="by-order">{say.value.orders.byOrder}</small> : null
