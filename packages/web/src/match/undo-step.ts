/** What it takes to go back: nothing, a mark that all can see, or that the others agree. */
type Costs = 'nothing' | 'mark' | 'consent'

/** What an undo depends on, at one's seat. */
export interface UndoState {
  /** My answer, while others are still asked. */
  readonly given: string | null
  /** Where it leads; null if I have nothing to take back. */
  readonly undoing: { readonly to: number; readonly costs: Costs } | null
  /** Whether I have asked the others already. */
  readonly asked: boolean
  /** Whether the game has its mark already. */
  readonly rewound: boolean
}

/** Whether an undo can be done without asking anybody. */
export const isFree = ({ given, undoing }: UndoState): boolean =>
  given !== null || (undoing !== null && undoing.costs !== 'consent')

type Step =
  | { readonly does: 'withdraw' }
  | { readonly does: 'nothing' }
  | { readonly does: 'wait' }
  /** Back to an answer, after a question if it costs something; a mark that is there costs nothing more. */
  | { readonly does: 'undo'; readonly to: number; readonly costs: Costs }

/** What an undo does now. */
export function undoStep({ given, undoing, asked, rewound }: UndoState): Step {
  if (given !== null) return { does: 'withdraw' }
  if (undoing === null) return { does: 'nothing' }
  if (asked) return { does: 'wait' }
  const { to, costs } = undoing
  return { does: 'undo', to, costs: costs === 'mark' && rewound ? 'nothing' : costs }
}
