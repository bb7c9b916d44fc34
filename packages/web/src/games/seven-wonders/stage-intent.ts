import { signal } from '@preact/signals'
import type { Signal } from '@preact/signals'

import type { OpenQuestion } from '../../core/match-model.ts'
import type { SevenModel } from './model.ts'

/** The question at which somebody has said to go on with the wonder, before a card for it was chosen. */
const wishes = new WeakMap<SevenModel, Signal<OpenQuestion | null>>()

function stageIntentOf(model: SevenModel): Signal<OpenQuestion | null> {
  const known = wishes.get(model)
  if (known !== undefined) return known
  const wish = signal<OpenQuestion | null>(null)
  wishes.set(model, wish)
  return wish
}

/** Whether the next card is meant for the wonder. It is forgotten with the question. */
export const wantsStage = (model: SevenModel): boolean => {
  const { value: at } = stageIntentOf(model)
  return at !== null && at === model.question.value
}

export function setWantsStage(model: SevenModel, wanted: boolean): void {
  stageIntentOf(model).value = wanted ? model.question.value : null
}
