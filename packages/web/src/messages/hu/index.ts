import type { Messages } from '../messages.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { after } from './after.ts'
import { almanac } from './almanac.ts'
import { back } from './back.ts'
import { common } from './common.ts'
import { here } from './here.ts'
import { home } from './home.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { problems } from './problems.ts'
import { room } from './room.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

export const hu: Messages = {
  about,
  account,
  after,
  almanac,
  back,
  common,
  here,
  home,
  orders,
  people,
  problems,
  room,
  rules,
  settings,
  table,
}
