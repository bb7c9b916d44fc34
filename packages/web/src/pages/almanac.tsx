import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const Almanac: FunctionComponent<{ readonly game: string }> = () => <p>{say.value.common.loading}</p>
