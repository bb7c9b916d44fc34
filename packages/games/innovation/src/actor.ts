import type { Seat, Emit } from '@ziggurat/kernel'

import type { CardId } from './catalogue.ts'
import type { Shows } from './effect.ts'
import type { Event } from './events.ts'
import { playerAt } from './state.ts'
import type { Board, Player, State } from './state.ts'

/** One action of a turn, from start to finish. */
export interface Action {
  readonly state: State
  readonly emit: Emit<Event>
  /** The player whose action it is. */
  readonly activator: Seat
  /** Whether another player is executing a shared effect now, and whether that has changed anything. */
  sharing: boolean
  shared: boolean
  /** Whether the whole action is over (Fission). */
  ended: boolean
  /** What an activated card still has to do. */
  ahead: Ahead | null
}

export interface Ahead {
  /** Whether it may reveal something hidden. */
  mayShow(): boolean
}

/** The card that is being executed, and what must be remembered meanwhile. */
export interface Frame {
  readonly action: Action
  readonly card: CardId | null
  /** The index of the card's effect. */
  effect: number
  /** Whether another card executes this one. That card may go on afterwards. */
  readonly nested: boolean
  /** What the effect may reveal. */
  shows: Shows
  /** Cards that the demand has moved so far, over all players (INN-DOGMA-09). */
  moved: number
  /** The most cards that any player has returned so far (Democracy). */
  mostReturned: number
}

/** A player who executes something. */
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
