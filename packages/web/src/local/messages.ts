import type { GameEvent, GameOptions, Outcome, Problem, Seat, Seed } from '@ziggurat/kernel'
import type { Update } from '@ziggurat/protocol'

import type { LocalSeat } from '../core/kept-games.ts'

/** What a page asks of the worker that runs its local game. */
export type ToWorker =
  /** Begins a new game. Tests give the seed. */
  | {
      readonly type: 'begin'
      readonly id: string
      readonly game: string
      readonly options: GameOptions
      readonly seats: readonly LocalSeat[]
      readonly seed?: Seed
    }
  /** Goes on with a kept game. */
  | { readonly type: 'open'; readonly id: string }
  /** The answer of the seat that is shown. `question` is the log's length at which its question opened. */
  | { readonly type: 'answer'; readonly question: number; readonly id: string }
  /** Goes back to this number of answers. */
  | { readonly type: 'undo'; readonly to: number }
  /** Shows the game to the person at a seat; null while the device changes hands. */
  | { readonly type: 'show'; readonly seat: Seat | null }

/** What the person whose seat is shown may know; of null, what everybody may know. */
export type LocalUpdate = Pick<
  Update,
  'length' | 'answers' | 'seat' | 'fresh' | 'view' | 'question' | 'given' | 'waiting' | 'undo' | 'changed'
> & {
  readonly type: 'update'
  readonly game: string
  readonly options: GameOptions
  readonly seats: readonly LocalSeat[]
  readonly events: readonly GameEvent[]
  readonly outcome: Outcome | null
  /** The person whose turn it is next, if it is not the one whose seat is shown: they get the device. */
  readonly next: Seat | null
  /** The record, once the game is over. */
  readonly record: string | null
  /** How many of the bots' answers the clock has cut short. */
  readonly cutShort: number
  /** Whether the browser keeps the game: some forbid it, as in private windows, and a disk can be full. */
  readonly isKept: boolean
}

/** What the worker tells its page. */
export type FromWorker =
  | LocalUpdate
  /** The last message was refused. */
  | { readonly type: 'refused'; readonly problem: Problem }
  /** This browser has no such game. */
  | { readonly type: 'missing' }
  /** Another tab has opened the game and goes on with it. */
  | { readonly type: 'taken' }
  /** A bug. What was played so far can be reported and looked at: its record, if there is one. */
  | { readonly type: 'broken'; readonly message: string; readonly record: string | null }
