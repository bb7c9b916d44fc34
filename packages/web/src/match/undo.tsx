import type { FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import { Icon } from '../look/icon.tsx'
import type { LiveTable } from './live-table.ts'
import { really, tell } from './really.tsx'

/** Whether an undo can be done without asking anybody. */
const canUndo = (table: LiveTable): boolean =>
  table.given.value !== null || (table.undoing.value !== null && table.undoing.value.costs !== 'consent')

const isAsked = (table: LiveTable): boolean =>
  table.votes.value.some(({ on, by }) => on === 'undo' && by === table.seat.value)

/** Why it cannot be done, or not at once. */
function whyNot(table: LiveTable): string | undefined {
  const words = say.value.table
  if (canUndo(table)) return undefined
  if (table.undoing.value === null) return words.nothingToUndo
  return isAsked(table) ? words.youAsked : words.undoNeedsAll
}

/** Takes back my last move, or says why that cannot be done and offers to ask. */
export async function undo(table: LiveTable): Promise<void> {
  const words = say.value.table
  const { value: undoing } = table.undoing
  if (table.given.value !== null) table.withdraw()
  else if (undoing === null) await tell(words.nothingToUndo)
  else if (isAsked(table)) await tell(words.youAsked)
  else if (await isWanted(table, undoing.costs)) table.undo(undoing.to)
}

/** What costs something is asked before; a mark that is there costs nothing more. */
async function isWanted(table: LiveTable, costs: 'nothing' | 'mark' | 'consent'): Promise<boolean> {
  const words = say.value.table
  if (costs === 'consent') return really(words.undoNeedsAll, words.ask)
  return costs === 'nothing' || table.rewound.value || really(words.undoMarks, words.takeBack)
}

/** In the bar, always in its place: where it is grey it says why. */
export const UndoButton: FunctionComponent<{ readonly table: LiveTable }> = ({ table }) => {
  const words = say.value.table
  const press = (): void => void undo(table)
  useKeys({ u: press })
  return (
    <button
      type="button"
      class="button button--quiet"
      aria-disabled={!canUndo(table)}
      aria-label={words.undo}
      title={whyNot(table)}
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
