/** Milliseconds between two reports; the page also reports when it is hidden. */
const PAUSE = 15_000

/** Reports how much of a log this person has seen: its length while the page was visible. */
export class SeenLog {
  private readonly send: (length: number) => void
  /** The log's length: now, as far as it was seen, and as far as it was reported. */
  private length = 0
  private seen = 0
  private sent = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (length: number) => void) {
    this.send = send
    document.addEventListener('visibilitychange', this.look)
  }

  /** Call this when the log has grown, or is shown for the first time. */
  grown(length: number): void {
    this.length = length
    this.look()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look)
    this.report()
  }

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') return this.report()
    this.seen = this.length
    if (this.seen > this.sent) this.timer ??= setTimeout(() => this.report(), PAUSE)
  }

  private report(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.seen <= this.sent) return
    this.sent = this.seen
    this.send(this.seen)
  }
}
