import type { Option } from '@ziggurat/kernel'

import { movesOf } from './moves.ts'
import type { SevenTable } from './seats.ts'

/** Whether an answer would show something that cannot be unseen: the last one of a turn turns all cards over. */
export function revealsNow(_option: Option, table: SevenTable): boolean {
  const { value: view } = table.view
  const { value: seat } = table.seat
  const leadsNext = table.question.value?.kind === 'play' && view.controller === seat
  if (leadsNext || movesOf(table.question.value) === null) return false
  return table.waiting.value.every((each) => each === seat)
}

export const reveals = { reveals: revealsNow }
