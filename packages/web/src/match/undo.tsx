import type { FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import { Icon } from '../look/icon.tsx'
import type { LiveTable } from './live-table.ts'
import { really, notice } from './really.tsx'
import { isFree, undoStep } from './undoing.ts'
import type { Standing } from './undoing.ts'

const standingOf = (table: LiveTable): Standing => ({
  given: table.given.value?.id ?? null,
  undoing: table.undoing.value,
  asked: table.votes.value.some(({ on, by }) => on === 'undo' && by === table.seat.value),
  rewound: table.rewound.value,
})

/** Why it cannot be done, or not at once. */
function whyNot(standing: Standing): string | undefined {
  const words = say.value.table
  if (isFree(standing)) return undefined
  if (standing.undoing === null) return words.nothingToUndo
  return standing.asked ? words.youAsked : words.undoNeedsAll
}

/** Takes back my last move, or says why that cannot be done and offers to ask. */
export async function undo(table: LiveTable): Promise<void> {
  const words = say.value.table
  const step = undoStep(standingOf(table))
  if (step.does === 'withdraw') table.withdraw()
  else if (step.does === 'nothing') await notice(words.nothingToUndo)
  else if (step.does === 'wait') await notice(words.youAsked)
  else if (await isWanted(step.costs)) table.undo(step.to)
}

/** What costs something is asked before. */
async function isWanted(costs: 'nothing' | 'mark' | 'consent'): Promise<boolean> {
  const words = say.value.table
  if (costs === 'consent') return really(words.undoNeedsAll, words.ask)
  return costs === 'nothing' || really(words.undoMarks, words.takeBack)
}

/** In the bar, always in its place: where it is grey it says why. */
export const UndoButton: FunctionComponent<{ readonly table: LiveTable }> = ({ table }) => {
  const words = say.value.table
  const standing = standingOf(table)
  const press = (): void => void undo(table)
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

/** That the game is marked, where all can see it. */
export const Rewound: FunctionComponent = () => {
  const words = say.value.table
  return (
    <span class="bar__fact" title={words.rewound} data-mark="rewound">
      <Icon name="undo" label={words.rewound} />
    </span>
  )
}
