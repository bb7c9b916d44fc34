import { makeBot } from '@ziggurat/bots/innovation'
import { innovation } from '@ziggurat/innovation'

import type { LocalRules } from '../local-rules.ts'

export const rules: LocalRules = { game: innovation, makeBot }
