import type { Parts } from './parts.ts'

/** Why something cannot be done, with its numbers. A message catalogue puts it into words. */
export interface Reason {
  readonly kind: string
  /** The rule that forbids it; undefined if a card of the game does. */
  readonly rule?: string | undefined
}

/** Something that cannot be done now, named like an option ('build palace'), with all reasons against it. */
export interface Refusal<R extends Reason = Reason> extends Parts {
  readonly id: string
  readonly reasons: readonly R[]
}
