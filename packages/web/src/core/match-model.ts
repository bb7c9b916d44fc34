import type { ReadonlySignal, Signal } from '@preact/signals'
import type {
  About,
  GameEvent,
  GameOptions,
  Option,
  Order,
  Outcome,
  Piece,
  Pieces,
  Refusal,
  Seat,
  SetRules,
} from '@ziggurat/kernel'
import type { ChatLine, Occupant } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

/** A question as it comes over the wire. */
export interface OpenQuestion {
  readonly seat: Seat
  readonly kind: string
  readonly about?: About | undefined
  /** The answers; where the answer is a set, the pieces that it is chosen from. */
  readonly options: readonly Option[]
  readonly set?: Pieces | undefined
}

/** A question as a table shows it. */
export const shownQuestion = ({ seat, kind, about, options, set }: OpenQuestion): OpenQuestion =>
  set === undefined ? { seat, kind, about, options } : { seat, kind, about, options: set.pieces, set }

/** A clock as it stands: what is left, and since when it runs. */
export interface ClockState {
  readonly left: number
  readonly running: number | null
}

/** A seat that has changed hands before this event. */
export interface SeatChange {
  readonly seat: Seat
  readonly event: number
  readonly from: Occupant
  readonly to: Occupant
}

/** What a screen knows of a table, live or looked back at. Nothing here knows a rule. */
export interface MatchModel<View = unknown> {
  readonly game: string
  readonly options: GameOptions
  readonly seats: number
  /** The log and chat of a table that is looked back at do not grow. */
  readonly live: boolean
  /** Whose eyes these are; null are a spectator's. */
  readonly seat: ReadonlySignal<Seat | null>
  readonly view: ReadonlySignal<View>
  /** What each seat sees, where everything lies open: in a game that is looked back at. */
  readonly viewOfSeat: ReadonlySignal<((seat: Seat) => View) | null>
  /** What I am asked, and what I have answered while others are still asked. */
  readonly question: ReadonlySignal<OpenQuestion | null>
  readonly given: ReadonlySignal<Option | null>
  /** Seats that are asked something. */
  readonly waiting: ReadonlySignal<readonly Seat[]>
  readonly events: ReadonlySignal<readonly GameEvent[]>
  /** The first event since my last answer. */
  readonly fresh: ReadonlySignal<number>
  /** The events with which answers began that my standing orders gave. */
  readonly ordered: ReadonlySignal<readonly number[]>
  /** What I cannot do now, and why. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>
  readonly outcome: ReadonlySignal<Outcome | null>
  readonly clocks: ReadonlySignal<readonly ClockState[] | null>
  readonly occupants: ReadonlySignal<readonly Occupant[]>
  /** Seats that have changed hands, in their order. */
  readonly seatChanges: ReadonlySignal<readonly SeatChange[]>
  readonly texts: ReadonlySignal<Texts<View>>
  /** What I look at more closely before I decide: a card's id, or whatever a game's table means by it. */
  readonly picked: Signal<string | null>
  /** What I have chosen of a set that I have not confirmed yet. */
  readonly chosen: Signal<readonly Piece[]>
  /** The card under the pointer or the focus. */
  readonly lens: Signal<LensTarget | null>
  /** Whether an answer is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** A seat's player; '' if nobody sits there. */
  name(seat: Seat): string
  /** The player whom an event of this number is about: somebody else may sit there by now. */
  nameAt(seat: Seat, event: number): string
  /** Whether somebody is not there: away, or a bot plays on for them. */
  absence(seat: Seat): 'away' | 'bot' | null
  answer(id: string): void
}

/** A table of the server, where one can talk, and take back an answer while others are still asked. */
export interface OnlineModel<View = unknown> extends MatchModel<View> {
  readonly live: true
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** How many lines of it I have not seen. */
  readonly unread: ReadonlySignal<number>
  readChat(): void
  talk(text: string): Promise<boolean>
  withdraw(): void
}

export const isOnline = <View>(model: MatchModel<View>): model is OnlineModel<View> => model.live

export interface LensTarget {
  readonly card: string
  readonly at: Element
}

/** How something aimed at me went. */
export type Aim = 'gain' | 'loss'

/** What a game brings to its table: drawings of its own on the shared parts. */
export interface GameUi<View = unknown> {
  /** All below the bar. */
  readonly Board: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** How far the game is, in the bar. */
  readonly Progress: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** A card's face with its text, for the lens and the almanac. */
  readonly Face: FunctionComponent<{ readonly id: string; readonly texts: Texts<View> }>
  /** The score sheet by category, when the game is over. */
  readonly Scores: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** Numbers to draw over time: for each, its key, and the value of every seat. */
  curves(view: View): Readonly<Record<string, readonly number[]>>
  /** What a curve is called, in the language that is shown. */
  curveName(key: string): string
  /** Who did it; null if nobody in particular. */
  actor(event: GameEvent): Seat | null
  /** Whether an event opens a chapter of the log: a turn, an age. */
  opens(event: GameEvent): boolean
  /** Whether it concerned this seat by another's doing. */
  aim(event: GameEvent, seat: Seat, seats: number): Aim | null
  /** How deep an event stands below what it belongs to, in the log; 0 if it is not said. */
  depth?(events: readonly GameEvent[], at: number): number
  /** What a set must be, where its size is not all that matters. */
  setRules?(view: View, kind: string): SetRules | null
  /** Keys of its own, each with what it does. */
  keys?(): readonly (readonly [key: string, does: string])[]
  /** How standing orders are called, in a game that has them. */
  readonly orders?: OrderNames<View>
}

export interface OrderNames<View = unknown> {
  /** What an order is about; 'all others' are all where no other one is among them. */
  subject(order: Order, model: MatchModel<View>, among: readonly Order[]): string
  /** What it does then. */
  does(order: Order, model: MatchModel<View>): string
  /** How it does that, if that is not plain. */
  hint(order: Order): string | undefined
  /** What is no longer so that an order rested on. */
  changed(fact: string): string | undefined
}
