import type { FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { PlayedModel } from '../core/match-model.ts'
import { Icon } from '../look/icon.tsx'
import { askToConfirm, showNotice } from './confirm-dialog.tsx'
import { isFree, undoStep } from './undo-step.ts'
import type { UndoState } from './undo-step.ts'

const undoStateOf = (model: PlayedModel): UndoState => ({
  given: model.given.value?.id ?? null,
  undoing: model.undoing.value,
  asked: model.undoAsked.value,
  rewound: model.rewound.value,
})

/** Why an undo is impossible or needs consent. */
function whyNot(standing: UndoState): string | undefined {
  const words = say.value.table
  if (isFree(standing)) return undefined
  if (standing.undoing === null) return words.nothingToUndo
  return standing.asked ? words.youAsked : words.undoNeedsAll
}

/** Takes back my last move, or says why not and offers to ask the others. */
export async function undo(model: PlayedModel): Promise<void> {
  const words = say.value.table
  const step = undoStep(undoStateOf(model))
  if (step.does === 'withdraw') model.withdraw?.()
  else if (step.does === 'nothing') await showNotice(words.nothingToUndo)
  else if (step.does === 'wait') await showNotice(words.youAsked)
  else if (await isWanted(step.costs)) model.undo(step.to)
}

/** Asks the person to confirm an undo that costs something. */
async function isWanted(costs: 'nothing' | 'mark' | 'consent'): Promise<boolean> {
  const words = say.value.table
  if (costs === 'consent') return askToConfirm(words.undoNeedsAll, words.ask)
  return costs === 'nothing' || askToConfirm(words.undoMarks, words.takeBack)
}

/** In the bar; where it is disabled, its title says why. */
export const UndoButton: FunctionComponent<{ readonly model: PlayedModel }> = ({ model }) => {
  const words = say.value.table
  const standing = undoStateOf(model)
  const press = (): void => void undo(model)
  useKeys({ u: press })
  return (
    <button
      type="button"
      class="button button--quiet"
      aria-disabled={!isFree(standing)}
      aria-label={words.undo}
      title={whyNot(standing)}
      data-deed="undo"
      onClick={press}
    >
      <Icon name="undo" /> <span class="bar__wide">{words.undo}</span>
    </button>
  )
}

/** The mark of a match in which something revealed was undone. */
export const Rewound: FunctionComponent = () => {
  const words = say.value.table
  return (
    <span class="bar__fact" title={words.rewound} data-mark="rewound">
      <Icon name="undo" label={words.rewound} />
    </span>
  )
}
