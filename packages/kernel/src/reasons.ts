/** Why something cannot be done: the rule that forbids it and the numbers, for a catalogue to put into words. */
export interface Reason {
  readonly kind: string
  readonly rule: string
}

/** Something that cannot be done now, named as an option would be ('build palace'), and all that stands against it. */
export interface Refusal<R extends Reason = Reason> {
  readonly id: string
  readonly reasons: readonly R[]
}
