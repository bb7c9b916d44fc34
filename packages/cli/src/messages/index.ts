import type { Language } from '@ziggurat/texts'

import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { Messages } from './messages.ts'
import { pl } from './pl.ts'

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, cs, hu, pl }
