import type { Seat } from '@ziggurat/kernel'

import type { View } from '../knowledge/view.ts'
import type { Play } from '../play.ts'
import { clockwise, isLastRound } from '../state.ts'
import type { State } from '../state.ts'
import { finish, turnUp } from './finishing.ts'

interface Turns extends Pick<View, 'active' | 'lastRound' | 'round' | 'start'> {
  readonly players: readonly { readonly out: boolean; readonly seat: Seat }[]
}

/** Nobody is on turn when the game is over. */
export const isOnTurn = ({ active, over }: Pick<View, 'active' | 'over'>, seat: Seat): boolean =>
  !over && active === seat

/** The seat that plays the next turn; null after the last turn of the last round. */
export const nextOnTurn = (view: Turns & Pick<View, 'over'>): Seat | null =>
  view.over ? null : (nextTurn(view)?.seat ?? null)

/** The seat and the round of the next turn; null if the game ends before it (TTA-FLOW-01, -02, -07). */
export function nextTurn(turns: Turns): { readonly seat: Seat; readonly round: number } | null {
  const { active, players, round, start } = turns
  const next = clockwise(turns, (active + 1) % players.length)[0]
  if (next === undefined) throw new Error('nobody is left in the game')
  // Counted from the seat of the starting player, even if they have resigned.
  const placeOf = (seat: Seat): number => (seat - start + players.length) % players.length
  const { seat } = next
  if (placeOf(seat) > placeOf(active)) return { seat, round }
  return isLastRound(turns) ? null : { seat, round: round + 1 }
}

/** Moves on to the next stage of the turn. */
export function nextStage({ state, edition }: Play): void {
  const { turn } = edition
  const next = turn[turn.indexOf(state.stage) + 1]
  if (next === undefined) throw new Error(`no stage follows '${state.stage}'`)
  state.stage = next
}

/** The first stage of a turn: in the first round, taking cards. */
export function firstStage({ state, edition }: Play): State['stage'] {
  const [first] = edition.turn
  if (first === undefined) throw new Error('a turn has no stages')
  return state.round === 1 ? 'actions' : first
}

/** Moves on to the next player's turn, the next round, or the end of the game (TTA-FLOW-01, -02, -07). */
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
  play.emit({ kind: 'turn', seat: next.seat, round: state.round })
}
