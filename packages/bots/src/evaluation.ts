import type { GameState, Seat } from '@ziggurat/kernel'

/** The value of a position for a seat, in points at the end of the game; more is better. */
export type Evaluation<State extends GameState = GameState> = (state: State, seat: Seat) => number
