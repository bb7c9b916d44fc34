/** So often at most it is told how much I have seen, in milliseconds; also when I look away. */
const PAUSE = 15_000

/** Tells how much of a log I have looked at: only what was there while the page was visible, and rarely. */
export class SeenLog {
  private readonly tell: (length: number) => void
  /** The log's length now, as far as I have seen it, and as far as I have told. */
  private length = 0
  private seen = 0
  private told = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(tell: (length: number) => void) {
    this.tell = tell
    document.addEventListener('visibilitychange', this.look)
  }

  /** The log has grown, or was shown for the first time. */
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
    if (this.seen > this.told) this.timer ??= setTimeout(() => this.report(), PAUSE)
  }

  private report(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.seen <= this.told) return
    this.told = this.seen
    this.tell(this.seen)
  }
}
