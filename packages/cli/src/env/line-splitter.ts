/** A longer line is no request. */
const LONGEST = 1_000_000

/** Splits text that comes in pieces into lines. A line that is too long comes out as null. */
export class LineSplitter {
  private rest = ''
  private isTooLong = false

  /** The lines that are complete now. */
  add(text: string): readonly (string | null)[] {
    const parts = text.split('\n')
    const last = parts.pop() ?? ''
    const lines = parts.flatMap((part) => {
      this.append(part)
      return this.taken()
    })
    this.append(last)
    return lines
  }

  /** The last line, if it does not end with a line feed. */
  end(): readonly (string | null)[] {
    return this.taken()
  }

  private append(part: string): void {
    if (this.isTooLong) return
    this.rest += part
    if (this.rest.length <= LONGEST) return
    this.rest = ''
    this.isTooLong = true
  }

  /** The line so far, which is over; none if it is empty. */
  private taken(): readonly (string | null)[] {
    const { rest, isTooLong } = this
    this.rest = ''
    this.isTooLong = false
    return isTooLong ? [null] : rest.trim() === '' ? [] : [rest]
  }
}
