import type { about } from './en/about.ts'
import type { account } from './en/account.ts'
import type { after } from './en/after.ts'
import type { almanac } from './en/almanac.ts'
import type { back } from './en/back.ts'
import type { common } from './en/common.ts'
import type { here } from './en/here.ts'
import type { home } from './en/home.ts'
import type { orders } from './en/orders.ts'
import type { people } from './en/people.ts'
import type { problems } from './en/problems.ts'
import type { room } from './en/room.ts'
import type { rules } from './en/rules.ts'
import type { settings } from './en/settings.ts'
import type { table } from './en/table.ts'

/** English says what there is to say; a language that lacks something does not compile. */
export type AboutWords = typeof about
export type AccountWords = typeof account
export type AfterWords = typeof after
export type AlmanacWords = typeof almanac
export type BackWords = typeof back
export type Common = typeof common
export type HereWords = typeof here
export type HomeWords = typeof home
export type OrderWords = typeof orders
export type PeopleWords = typeof people
export type ProblemWords = typeof problems
export type RoomWords = typeof room
export type RulesWords = typeof rules
export type SettingsWords = typeof settings
export type TableWords = typeof table

export interface Messages {
  readonly about: AboutWords
  readonly account: AccountWords
  readonly after: AfterWords
  readonly almanac: AlmanacWords
  readonly back: BackWords
  readonly common: Common
  readonly here: HereWords
  readonly home: HomeWords
  readonly orders: OrderWords
  readonly people: PeopleWords
  readonly problems: ProblemWords
  readonly room: RoomWords
  readonly rules: RulesWords
  readonly settings: SettingsWords
  readonly table: TableWords
}
