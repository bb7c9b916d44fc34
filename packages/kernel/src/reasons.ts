import type { Parts } from './parts.ts'

/** Why something cannot be done, with the numbers, for a catalogue to put into words. */
export interface Reason {
  readonly kind: string
  /** The rule that forbids it, unless it is a card of the game that does. */
  readonly rule?: string | undefined
}

/** Something that cannot be done now, named as an option would be ('build palace'), and all that stands against it. */
export interface Refusal<R extends Reason = Reason> extends Parts {
  readonly id: string
  readonly reasons: readonly R[]
}
