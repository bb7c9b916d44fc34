/** A longer line is no request. */
const LONGEST = 1_000_000

/** Splits what comes in into lines. Of a line that is too long, only that is told: null. */
export class Lines {
  private rest = ''
  private isTooLong = false

  /** The lines that are complete now. */
  add(text: string): readonly (string | null)[] {
    const parts = text.split('\n')
    const last = parts.pop() ?? ''
    const lines = parts.flatMap((part) => {
      this.keep(part)
      return this.taken()
    })
    this.keep(last)
    return lines
  }

  /** The last line, if it does not end with a line feed. */
  end(): readonly (string | null)[] {
    return this.taken()
  }

  private keep(part: string): void {
    if (this.isTooLong) return
    this.rest += part
    if (this.rest.length <= LONGEST) return
    this.rest = ''
    this.isTooLong = true
  }

  /** The line so far; none if it is empty. */
  private taken(): readonly (string | null)[] {
    const { rest, isTooLong } = this
    this.rest = ''
    this.isTooLong = false
    return isTooLong ? [null] : rest.trim() === '' ? [] : [rest]
  }
}
