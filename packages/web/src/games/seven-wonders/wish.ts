import { signal } from '@preact/signals'
import type { Signal } from '@preact/signals'

import type { OpenQuestion } from '../../core/table.ts'
import type { SevenTable } from './seats.ts'

/** The question at which somebody has said to go on with the wonder, before a card for it was chosen. */
const wishes = new WeakMap<SevenTable, Signal<OpenQuestion | null>>()

function wishOf(table: SevenTable): Signal<OpenQuestion | null> {
  const known = wishes.get(table)
  if (known !== undefined) return known
  const wish = signal<OpenQuestion | null>(null)
  wishes.set(table, wish)
  return wish
}

/** Whether the next card is meant for the wonder. It is forgotten with the question. */
export const wantsStage = (table: SevenTable): boolean => {
  const { value: at } = wishOf(table)
  return at !== null && at === table.question.value
}

export function wishStage(table: SevenTable, wanted: boolean): void {
  wishOf(table).value = wanted ? table.question.value : null
}
