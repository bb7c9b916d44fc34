import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const Account: FunctionComponent = () => <p>{say.value.common.loading}</p>
