import type { FunctionComponent } from 'preact'

import { say } from '../language.ts'

export const About: FunctionComponent = () => <p>{say.value.common.loading}</p>
