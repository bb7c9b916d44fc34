/** What an undo costs: nothing, a mark on the match that everybody sees, or the consent of the others. */
type Costs = 'nothing' | 'mark' | 'consent'

/** What an undo depends on. */
export interface UndoState {
  /** My answer, while other seats are still asked. */
  readonly given: string | null
  /** Where an undo leads and what it costs; null if I have nothing to take back. */
  readonly undoing: { readonly to: number; readonly costs: Costs } | null
  /** Whether I have asked the others to agree. */
  readonly asked: boolean
  /** Whether the match has the mark already. */
  readonly rewound: boolean
}

/** Whether an undo needs nobody's consent. */
export const isFree = ({ given, undoing }: UndoState): boolean =>
  given !== null || (undoing !== null && undoing.costs !== 'consent')

type Step =
  | { readonly does: 'withdraw' }
  | { readonly does: 'nothing' }
  | { readonly does: 'wait' }
  /** Goes back to an answer; where it costs something, after the person has confirmed. */
  | { readonly does: 'undo'; readonly to: number; readonly costs: Costs }

/** What the undo button does now. A mark that is there already costs nothing. */
export function undoStep({ given, undoing, asked, rewound }: UndoState): Step {
  if (given !== null) return { does: 'withdraw' }
  if (undoing === null) return { does: 'nothing' }
  if (asked) return { does: 'wait' }
  const { to, costs } = undoing
  return { does: 'undo', to, costs: costs === 'mark' && rewound ? 'nothing' : costs }
}
