import type { FunctionComponent } from 'preact'

import { errorText } from './problem.ts'
import type { SettingName } from './problem.ts'

interface Props {
  readonly error: unknown
  /** For the field that it is about: aria-describedby. */
  readonly id?: string
  readonly name?: SettingName
}

/** What went wrong, beside what caused it. */
export const ErrorText: FunctionComponent<Props> = ({ error, id, name }) =>
  error === null ? null : (
    <p class="entry__problem" role="alert" id={id}>
      {errorText(error, name)}
    </p>
  )
