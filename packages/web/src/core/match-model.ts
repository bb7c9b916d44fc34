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
  Problem,
  Refusal,
  Seat,
  SetRules,
} from '@ziggurat/kernel'
import type { ChatLine, Occupant, Update } from '@ziggurat/protocol'
import type { Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

/** A question as the server sends it. */
export interface OpenQuestion {
  readonly seat: Seat
  readonly kind: string
  readonly about?: About | undefined
  /** The legal answers. Of a set question that is shown, its pieces. */
  readonly options: readonly Option[]
  readonly set?: Pieces | undefined
}

/** A question as a screen shows it: one that asks for a set has its pieces as options. */
export const shownQuestion = ({ seat, kind, about, options, set }: OpenQuestion): OpenQuestion =>
  set === undefined ? { seat, kind, about, options } : { seat, kind, about, options: set.pieces, set }

/** A clock: the milliseconds left, and since when it runs; null if it does not run. */
export interface ClockState {
  readonly left: number
  readonly running: number | null
}

/** A handover, and the number of the first event after it. */
export interface SeatChange {
  readonly seat: Seat
  readonly event: number
  readonly from: Occupant
  readonly to: Occupant
  /** Whether an administrator has banned the former occupant. */
  readonly banned: boolean
}

/** Everything that a screen shows of a match, as signals: live from the server, or replayed from a record. */
export interface MatchModel<View = unknown> {
  readonly game: string
  readonly options: GameOptions
  readonly seats: number
  /** Whether it can be answered: a replay cannot. */
  readonly playable: boolean
  /** The seat whose view this is; null for a spectator. */
  readonly seat: ReadonlySignal<Seat | null>
  readonly view: ReadonlySignal<View>
  /** The view of any seat, in a replay that shows all hands; otherwise null. */
  readonly viewOfSeat: ReadonlySignal<((seat: Seat) => View) | null>
  /** What this seat is asked. */
  readonly question: ReadonlySignal<OpenQuestion | null>
  /** This seat's answer, while other seats are still asked. */
  readonly given: ReadonlySignal<Option | null>
  /** The seats that are asked something. */
  readonly waiting: ReadonlySignal<readonly Seat[]>
  readonly events: ReadonlySignal<readonly GameEvent[]>
  /** The number of the first event since this seat's last answer. */
  readonly fresh: ReadonlySignal<number>
  /** The numbers of events that begin an answer given by a standing order of this seat. */
  readonly ordered: ReadonlySignal<readonly number[]>
  /** What this seat cannot do now, and why. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>
  readonly outcome: ReadonlySignal<Outcome | null>
  /** Whether an administrator has ended the game. */
  readonly closed: ReadonlySignal<boolean>
  readonly clocks: ReadonlySignal<readonly ClockState[] | null>
  readonly occupants: ReadonlySignal<readonly Occupant[]>
  /** All handovers so far, the oldest first. */
  readonly seatChanges: ReadonlySignal<readonly SeatChange[]>
  readonly texts: ReadonlySignal<Texts<View>>
  /** What is selected and not confirmed yet: an option's id, or a card's, as the game's board uses it. */
  readonly picked: Signal<string | null>
  /** The pieces of a set that is not confirmed yet. */
  readonly chosen: Signal<readonly Piece[]>
  /** The card that the lens enlarges. */
  readonly lens: Signal<LensTarget | null>
  /** Whether an answer is being sent. */
  readonly busy: ReadonlySignal<boolean>
  /** The name of a seat's player, for the board; '' if nobody sits there. The level of a bot is a mark at its place. */
  name(seat: Seat): string
  /** The name of a seat's player; that of a bot says its level. */
  fullName(seat: Seat): string
  /** The full name of the player who held a seat at the event of this number. */
  nameAt(seat: Seat, event: number): string
  /** Whether a seat's player is away, or a bot plays for them. */
  absence(seat: Seat): 'away' | 'bot' | null
  answer(id: string): void
  /** Takes back this seat's answer while other seats are asked; null where that is not possible. */
  readonly withdraw: (() => void) | null
  /** Null where people cannot talk. */
  readonly chat: Chat | null
}

/** The chat of a match. */
export interface Chat {
  readonly match: string
  readonly lines: ReadonlySignal<readonly ChatLine[]>
  /** How many lines this person has not seen. */
  readonly unread: ReadonlySignal<number>
  markRead(): void
  send(text: string): Promise<boolean>
}

/** A match that is played, at the server or in this browser, and its result. */
export interface PlayedModel<View = unknown> extends MatchModel<View> {
  readonly id: string
  /** Why the last answer or undo was refused. */
  readonly problem: ReadonlySignal<Problem | null>
  /** Where an undo leads and what it costs; null if there is nothing to take back. */
  readonly undoing: ReadonlySignal<Update['undo']>
  /** Whether this person has asked the others to agree to an undo. */
  readonly undoAsked: ReadonlySignal<boolean>
  /** Whether the only person among bots has undone something that was revealed. */
  readonly rewound: ReadonlySignal<boolean>
  /** The answers that were dropped because the rules have changed; null after my next move. */
  readonly rulesChange: ReadonlySignal<Update['changed']>
  undo(to: number): void
  /** The address of its replay, at the position after this many answers. */
  replayAt(position?: number): string
  /** The record, once the game is over. */
  record(): Promise<string>
}

export interface LensTarget {
  readonly card: string
  readonly at: Element
}

/** What an event did to a seat. */
export type Aim = 'gain' | 'loss'

/** What a game provides for the screen of a match. */
export interface GameUi<View = unknown> {
  /** The board: everything below the bar. */
  readonly Board: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** How far the game is; shown in the bar. */
  readonly Progress: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** A card with its text, for the lens and the almanac. */
  readonly Face: FunctionComponent<{ readonly id: string; readonly texts: Texts<View> }>
  /** The score sheet of a finished game. */
  readonly Scores: FunctionComponent<{ readonly model: MatchModel<View> }>
  /** The numbers that are plotted over the game: by key, the value of every seat. */
  curves(view: View): Readonly<Record<string, readonly number[]>>
  /** The name of a curve in the language that is shown. */
  curveName(key: string): string
  /** The seat that acted in an event, if any. */
  actor(event: GameEvent): Seat | null
  /** Whether an event begins a chapter of the log, such as a turn or an age. */
  opens(event: GameEvent): boolean
  /** What an event that another player caused did to this seat. */
  aim(event: GameEvent, seat: Seat, seats: number): Aim | null
  /** The indentation of an event in the log; 0 by default. */
  depth?(events: readonly GameEvent[], at: number): number
  /** The rules for a set, if there are any beyond its size. */
  setRules?(view: View, kind: string): SetRules | null
  /** The board's keyboard shortcuts, each with what it does. */
  keys?(): readonly (readonly [key: string, does: string])[]
  /** The texts of standing orders, in a game that has them. */
  readonly orders?: OrderNames<View>
}

export interface OrderNames<View = unknown> {
  /** What an order is about. `among` are the orders that are listed with it: 'all others' is only 'all' if it is alone. */
  subject(order: Order, model: MatchModel<View>, among: readonly Order[]): string
  /** What it answers. */
  does(order: Order, model: MatchModel<View>): string
  /** An explanation, if one is needed. */
  hint(order: Order): string | undefined
  /** Why an order was dropped: the fact that it depended on and that has changed. */
  changed(fact: string): string | undefined
}
