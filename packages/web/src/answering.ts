import type { Option } from '@ziggurat/kernel'

import { confirmation } from './settings.ts'
import type { GameTable, Table } from './table.ts'

/** Whether an answer is looked at once more before it is given, as the person likes it. */
export function wantsConfirmation(table: Table, game: Pick<GameTable, 'reveals'>, option: Option): boolean {
  if (confirmation.value === 'never') return false
  return confirmation.value === 'always' || game.reveals(option, table)
}

/** An answer that somebody has clicked on: given at once, or laid out to be confirmed. */
export function choose(table: Table, game: Pick<GameTable, 'reveals'>, option: Option): void {
  if (table.picked.value === option.id || !wantsConfirmation(table, game, option)) {
    table.picked.value = null
    table.answer(option.id)
  } else table.picked.value = option.id
}
