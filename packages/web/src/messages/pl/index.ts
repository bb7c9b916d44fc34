import type { Messages } from '../messages.ts'
import { after } from './after.ts'
import { common } from './common.ts'
import { table } from './table.ts'

export const messages: Messages = { common, table, after }
