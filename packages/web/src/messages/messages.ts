import type { after } from './en/after.ts'
import type { almanac } from './en/almanac.ts'
import type { back } from './en/back.ts'
import type { common } from './en/common.ts'
import type { rules } from './en/rules.ts'
import type { table } from './en/table.ts'

/** English says what there is to say; a language that lacks something does not compile. */
export type Common = typeof common
export type TableWords = typeof table
export type AfterWords = typeof after
export type AlmanacWords = typeof almanac
export type BackWords = typeof back
export type RulesWords = typeof rules

export interface Messages {
  readonly common: Common
  readonly table: TableWords
  readonly after: AfterWords
  readonly almanac: AlmanacWords
  readonly back: BackWords
  readonly rules: RulesWords
}
