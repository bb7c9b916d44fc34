import type { GameEvent, Emit } from './events.ts'
import type { GameOptions, OptionRules } from './options.ts'
import type { OrderRules } from './orders.ts'
import type { Parts } from './parts.ts'
import type { RandomState } from './random.ts'
import type { Refusal } from './reasons.ts'
import type { Beat, Seat } from './rules.ts'

/** Plain data: everything on the table, and what each seat has seen of hidden places. */
export interface GameState {
  readonly random: RandomState
}

export interface Outcome {
  readonly scores: readonly number[]
  /** 1 for the winner, 2 for second place and so on. Tied players share a place. */
  readonly places: readonly number[]
}

/** A card's place: `list[at]`. */
export interface Place {
  readonly list: string[]
  readonly at: number
  /** A parallel list whose entry moves with the card: the viewers who know it. */
  readonly along?: number[]
}

export interface CardFacts {
  readonly id: string
  readonly age: number
  readonly kind: string
  /** Copies in the game, by number of players. */
  readonly copies: Readonly<Record<number, number>>
  /** Anything else printed on the card: its cost, its icons … */
  readonly [fact: string]: unknown
}

export interface Game<
  State extends GameState = GameState,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options extends GameOptions = GameOptions,
> extends OptionRules<Options> {
  readonly id: string
  /** Increases with every rule change that could affect a game already played. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  cards(options: Options): readonly CardFacts[]
  /** Makes the id of an option, a piece or a refusal from its parts. */
  idOf(parts: Parts): string
  /** Whether players can resign: if so, some question sooner or later has the option `resign`. */
  mayResign?(options: Options): boolean
  setup(seats: number, options: Options, random: RandomState): State
  /**
   * Plays the smallest self-contained piece of the game. A beat does its bookkeeping before its first
   * question, and asks nothing after drawing random numbers.
   */
  beat(state: State, emit: Emit<Event>): Beat
  /** Null while the game goes on. */
  outcome(state: State): Outcome | null
  /**
   * Everything that this viewer may know. It is built up, never filtered down from the state. A null viewer
   * is a spectator.
   */
  view(state: State, viewer: Seat | null): View
  /**
   * Groups of places whose cards this viewer cannot tell apart: the cards of a group look the same in any
   * order. Groups may overlap; a redeal shuffles them one after the other.
   */
  hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[]
  /**
   * Groups of places that hold copies of one card, where nobody knows which copy lies where. Swapping copies,
   * each together with its `along` entry, changes nothing that anybody sees.
   */
  copies?(state: State): readonly (readonly Place[])[]
  /** What this seat cannot do now, and why. */
  why(state: State, seat: Seat): readonly Refusal[]
  /** The standing orders that a seat can leave for later questions. */
  readonly orders?: OrderRules<View>
  /** Throws if an invariant is broken: a card in two places, a negative amount … */
  check(state: State): void
  /**
   * Converts a state stored by an older version of the rules. Needed only if the shape of the state has
   * changed. Throws if the state cannot be converted.
   */
  upgrade?(state: GameState, version: number): State
}
