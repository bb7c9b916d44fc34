/** The ceiling on a bot's time. Without one, the same question and the same random numbers give the same answer everywhere. */
export interface Clock {
  /** Whether the bot has to answer now, with the best that it has found. */
  isUp(): boolean
}

export const NO_CLOCK: Clock = { isUp: () => false }

/** A clock that is up after some milliseconds, and knows whether it has cut an answer short. */
export class Ceiling implements Clock {
  hasCutShort = false
  private readonly end: number

  constructor(milliseconds: number) {
    this.end = performance.now() + milliseconds
  }

  isUp(): boolean {
    if (performance.now() < this.end) return false
    this.hasCutShort = true
    return true
  }
}
