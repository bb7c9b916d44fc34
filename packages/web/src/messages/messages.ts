import type { after } from './en/after.ts'
import type { common } from './en/common.ts'
import type { table } from './en/table.ts'

/** English says what there is to say; a language that lacks something does not compile. */
export type Common = typeof common
export type TableWords = typeof table
export type AfterWords = typeof after

export interface Messages {
  readonly common: Common
  readonly table: TableWords
  readonly after: AfterWords
}
