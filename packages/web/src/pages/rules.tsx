import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const Rules: FunctionComponent<{ readonly game: string }> = () => <p>{say.value.common.loading}</p>
