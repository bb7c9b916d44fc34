import type { Seat } from '@ziggurat/kernel'

import { finish } from './finishing.ts'
import type { Play } from './play.ts'
import { turnUp } from './scoring-cards.ts'
import { firstStage } from './stages.ts'
import { clockwise, isLastRound } from './state.ts'
import type { State } from './state.ts'

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

/** Whose turn comes after this one, in which round; null if the game ends then. */
export function nextTurn(state: State): { readonly seat: Seat; readonly round: number } | null {
  const next = clockwise(state, (state.active + 1) % state.players.length)[0]
  if (next === undefined) throw new Error('nobody is left in the game')
  const { seat } = next
  if (placeInRound(state, seat) > placeInRound(state, state.active)) return { seat, round: state.round }
  return isLastRound(state) ? null : { seat, round: state.round + 1 }
}

/** Counted from the seat of the starting player, even if he has resigned. */
const placeInRound = ({ start, players }: State, seat: Seat): number =>
  (seat - start + players.length) % players.length
