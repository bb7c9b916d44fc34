import { EVERYBODY } from '../knowledge/face-down.ts'
import type { Play } from '../play.ts'

/** The next card that will be scored at the end, and that nobody has seen yet, is turned up. */
export function turnUp({ state, tell }: Play): void {
  const { cards, known } = state.scoring
  const at = known.indexOf(0)
  const card = cards[at]
  if (card === undefined) return
  known[at] = EVERYBODY
  tell({ kind: 'turned-up', card }, { reveals: true })
}
