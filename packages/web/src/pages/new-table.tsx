import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const NewTable: FunctionComponent<{ readonly game: string }> = () => <p>{say.value.common.loading}</p>
