import { makeBot } from '@ziggurat/bots/through-the-ages'
import { throughTheAges } from '@ziggurat/through-the-ages'

import type { LocalRules } from '../local-rules.ts'

export const rules: LocalRules = { game: throughTheAges, makeBot }
