import type { Messages } from '../messages.ts'
import { after } from './after.ts'
import { almanac } from './almanac.ts'
import { back } from './back.ts'
import { common } from './common.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

export const messages: Messages = { common, table, after, almanac, back, rules }
