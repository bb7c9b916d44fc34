import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const LookBack: FunctionComponent = () => <p>{say.value.common.loading}</p>
