import type { Seat, Emit } from '@ziggurat/kernel'

import type { CardId } from './catalogue.ts'
import type { Shows } from './effect.ts'
import type { Event } from './events.ts'
import { playerAt } from './state.ts'
import type { Board, Player, State } from './state.ts'

/** One action of a turn, from its beginning to its end. */
export interface Action {
  readonly state: State
  readonly emit: Emit<Event>
  /** The player whose action it is. */
  readonly activator: Seat
  /** Somebody else is executing a shared effect now; and something has changed through that. */
  sharing: boolean
  shared: boolean
  /** The whole action is over (Fission). */
  ended: boolean
  /** What is still to come of a card that was activated. */
  ahead: Ahead | null
}

export interface Ahead {
  /** Whether it may show something. */
  mayShow(): boolean
}

/** The card that is executed, and what must be remembered while it is. */
export interface Frame {
  readonly action: Action
  readonly card: CardId | null
  /** Which of the card's effects, from 0. */
  effect: number
  /** Another card lets it be executed, and may go on after that. */
  readonly nested: boolean
  /** What the effect may show. */
  shows: Shows
  /** Cards that the demand has moved so far, over all players (INN-DOGMA-09). */
  moved: number
  /** The most cards that one player has returned so far (Democracy). */
  mostReturned: number
}

/** A player while something is executed. */
export class Actor {
  readonly seat: Seat
  readonly frame: Frame
  readonly player: Player

  constructor(seat: Seat, frame: Frame) {
    this.seat = seat
    this.frame = frame
    this.player = playerAt(frame.action.state, seat)
  }

  get action(): Action {
    return this.frame.action
  }

  get state(): State {
    return this.frame.action.state
  }

  get hand(): readonly CardId[] {
    return this.player.hand.cards
  }

  get score(): readonly CardId[] {
    return this.player.score.cards
  }

  get board(): Board {
    return this.player.board
  }
}
