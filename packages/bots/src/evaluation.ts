import type { GameState, Seat } from '@ziggurat/kernel'

/** What a position is worth to a seat, in points of the game it will end with: more is better. */
export type Evaluation<State extends GameState = GameState> = (state: State, seat: Seat) => number
