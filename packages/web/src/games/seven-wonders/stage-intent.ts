import { signal } from '@preact/signals'

import type { OpenQuestion } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'
import type { SevenModel } from './model.ts'

/** The question at which I pressed a stage of my wonder before I picked a card for it. */
const stageIntentOf = perModel(() => signal<OpenQuestion | null>(null))

/** Whether the next card that I pick is meant for the wonder. A new question clears it. */
export const wantsStage = (model: SevenModel): boolean => {
  const { value: question } = stageIntentOf(model)
  return question !== null && question === model.question.value
}

export function setWantsStage(model: SevenModel, wanted: boolean): void {
  stageIntentOf(model).value = wanted ? model.question.value : null
}
