import type { GameEvent, Emit } from './events.ts'
import type { GameOptions, OptionRules } from './options.ts'
import type { OrderRules } from './orders.ts'
import type { Parts } from './parts.ts'
import type { RandomState } from './random.ts'
import type { Refusal } from './reasons.ts'
import type { Beat, Seat } from './rules.ts'

/** Plain data: everything that lies on the table, and what each seat has seen of hidden places. */
export interface GameState {
  readonly random: RandomState
}

export interface Outcome {
  readonly scores: readonly number[]
  /** 1 for the winner, 2 for the second …; equal places are shared. */
  readonly places: readonly number[]
}

/** A place where a card lies: `list[at]`. */
export interface Place {
  readonly list: string[]
  readonly at: number
  /** What goes with the card when it changes places, at the same index: who has seen it. */
  readonly along?: number[]
}

export interface CardFacts {
  readonly id: string
  readonly age: number
  readonly kind: string
  /** Copies in the game, by number of players. */
  readonly copies: Readonly<Record<number, number>>
  /** Whatever else is printed on it: its cost, its icons … */
  readonly [fact: string]: unknown
}

export interface Game<
  State extends GameState = GameState,
  View = unknown,
  Event extends GameEvent = GameEvent,
  Options extends GameOptions = GameOptions,
> extends OptionRules<Options> {
  readonly id: string
  /** Grows with every change of the rules that could change a game played before. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  cards(options: Options): readonly CardFacts[]
  /** The id of an option, of a piece of a set, or of what is refused, made from its parts. */
  idOf(parts: Parts): string
  /** Whether players can give up: there is a question with the option `resign` then, sooner or later. */
  mayResign?(options: Options): boolean
  setup(seats: number, options: Options, random: RandomState): State
  /**
   * One smallest self-contained piece of play. It does its bookkeeping before its first question,
   * and a beat that draws random numbers asks nothing after that.
   */
  beat(state: State, emit: Emit<Event>): Beat
  /** Null while the game goes on. */
  outcome(state: State): Outcome | null
  /** All that this viewer may know, built and never filtered; null is a spectator. */
  view(state: State, viewer: Seat | null): View
  /**
   * Groups of places whose cards this viewer cannot tell apart: any order of the cards of a group
   * looks the same. Groups may overlap; they are dealt anew one after the other.
   */
  hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[]
  /**
   * Groups of places that hold copies of one card, of which nobody can say which lies where: in any
   * order of the copies, each with what goes along with it, everything looks the same.
   */
  copies?(state: State): readonly (readonly Place[])[]
  /** What this seat cannot do as things stand, and why. */
  why(state: State, seat: Seat): readonly Refusal[]
  /** What a seat can leave for questions that come while it is away. */
  readonly orders?: OrderRules<View>
  /** Throws if an invariant is broken: a card in two places, a debt … */
  check(state: State): void
  /**
   * A state that was kept by the rules of this older version, as these rules have it. Only where states have another shape
   * than they had; it throws if nothing can be made of it.
   */
  upgrade?(state: GameState, version: number): State
}
