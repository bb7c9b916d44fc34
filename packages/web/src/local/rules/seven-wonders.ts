import { makeBot } from '@ziggurat/bots/seven-wonders'
import { sevenWonders } from '@ziggurat/seven-wonders'

import type { LocalRules } from '../local-rules.ts'

export const rules: LocalRules = { game: sevenWonders, makeBot }
