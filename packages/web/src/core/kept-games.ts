import type { GameOptions, Outcome, Seat, Seed } from '@ziggurat/kernel'

/** Who sits at a seat of a local game. */
export type LocalSeat =
  /** Somebody at this device; their name, or '' for 'you'. */
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string }

/** A change of the rules during the game: its last answers did not fit today's rules and were dropped. */
export interface KeptChange {
  readonly rules: number
  readonly at: number
  readonly dropped: readonly { readonly seat: Seat; readonly id: string }[]
}

/** A local game as this browser keeps it. */
export interface KeptGame {
  readonly id: string
  readonly game: string
  /** The version of the rules that it was last played with. */
  readonly rules: number
  readonly options: GameOptions
  readonly seed: Seed
  readonly seats: readonly LocalSeat[]
  readonly answers: readonly { readonly seat: Seat; readonly id: string }[]
  /** A checkpoint, from which the game can go on if the rules change: its number of answers, and its state as JSON. */
  readonly start: { readonly count: number; readonly state: string } | null
  /** The checkpoint that the game went on from, after a change of the rules; null for a game played from its beginning. */
  readonly origin: { readonly count: number; readonly state: string } | null
  readonly change: KeptChange | null
  readonly began: number
  readonly touched: number
  /** The seats that are asked something. */
  readonly waiting: readonly Seat[]
  readonly outcome: Outcome | null
  /** The match at the server that the finished game was handed to. */
  readonly uploaded: string | null
}
