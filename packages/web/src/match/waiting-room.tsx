import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'
import type { LiveTable } from './live-table.ts'

/** A table before its game begins. */
export const WaitingRoom: FunctionComponent<{ readonly table: LiveTable }> = () => (
  <p>{say.value.common.loading}</p>
)
