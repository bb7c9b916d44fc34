import type { about } from './en/about.ts'
import type { account } from './en/account.ts'
import type { after } from './en/after.ts'
import type { common } from './en/common.ts'
import type { home } from './en/home.ts'
import type { problems } from './en/problems.ts'
import type { room } from './en/room.ts'
import type { settings } from './en/settings.ts'
import type { table } from './en/table.ts'

/** English says what there is to say; a language that lacks something does not compile. */
export type Common = typeof common
export type TableWords = typeof table
export type AfterWords = typeof after
export type HomeWords = typeof home
export type RoomWords = typeof room
export type AccountWords = typeof account
export type SettingsWords = typeof settings
export type AboutWords = typeof about
export type ProblemWords = typeof problems

export interface Messages {
  readonly common: Common
  readonly table: TableWords
  readonly after: AfterWords
  readonly home: HomeWords
  readonly room: RoomWords
  readonly account: AccountWords
  readonly settings: SettingsWords
  readonly about: AboutWords
  readonly problems: ProblemWords
}
