import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import type { Table } from '../core/table.ts'

/** Says of an event that it came of what I had left. */
export const ByOrder: FunctionComponent<{ readonly table: Table; readonly event: number }> = ({
  table,
  event,
}) =>
  table.ordered.value.includes(event) ? <small class="by-order">{say.value.orders.byOrder}</small> : null
