import type { GameState, Option, Seat } from '@ziggurat/kernel'

/** Numbers of a position that a person can check at the table. */
export type Facts<Fact extends string = string> = Readonly<Record<Fact, number>>

/** What advice needs to know of a game beside what was learnt. */
export interface Why<
  State extends GameState = GameState,
  Theme extends string = string,
  Fact extends string = string,
> {
  /** Only of what the seat may know. */
  facts(state: State, seat: Seat): Facts<Fact>
  /** If the game is over: a seat's points by theme. Their sum is its score. */
  readonly ending?: {
    pointsOf(state: State, seat: Seat): Partial<Readonly<Record<Theme, number>>>
    /** The theme that the scores of the rivals belong to. */
    readonly rivals: Theme
  }
  /** A name for what an option does. Options that do the same in different ways, such as paying another neighbour, share it. */
  effect?(option: Option): string
}
