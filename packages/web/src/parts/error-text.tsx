import type { FunctionComponent } from 'preact'

import { errorText } from './problem.ts'
import type { SettingName } from './problem.ts'

interface Props {
  readonly error: unknown
  /** For the field's aria-describedby. */
  readonly id?: string
  readonly name?: SettingName
}

export const ErrorText: FunctionComponent<Props> = ({ error, id, name }) =>
  error === null ? null : (
    <p class="entry__problem" role="alert" id={id}>
      {errorText(error, name)}
    </p>
  )
