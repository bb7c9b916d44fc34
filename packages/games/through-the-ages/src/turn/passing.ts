import type { Play } from '../play.ts'
import { finish } from './finishing.ts'
import { turnUp } from './scoring-cards.ts'
import { firstStage } from './stages.ts'
import { nextTurn } from './turn-order.ts'

/** The next player's turn, the next round, or the end of the game (TTA-FLOW-01, -02, -07). */
export function passTurn(play: Play): void {
  const { state } = play
  const next = nextTurn(state)
  if (next === null) return finish(play)
  if (next.round > state.round) {
    state.round = next.round
    if (state.round === 2 && play.edition.endScoring?.oneByOne === true) turnUp(play)
  }
  state.active = next.seat
  state.politicalActions = 0
  state.stage = firstStage(play)
  play.tell({ kind: 'turn', seat: next.seat, round: state.round })
}
