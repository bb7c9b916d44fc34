/** So many waiting acts are shown at the usual pace; if there are more, faster. */
const AT_USUAL_PACE = 4

interface Waiting {
  readonly show: () => void
  readonly isAct: boolean
}

/**
 * Shows what happens in its order, and leaves time between two acts, so that a person can follow. A long turn is shown faster
 * and faster instead of late. Nothing is ever left out.
 */
export class Pacer {
  private readonly pause: () => number
  private readonly now: () => number
  private readonly waiting: Waiting[] = []
  /** When the last act was shown. */
  private last = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `pause` is the time between two acts, in milliseconds. */
  constructor(pause: () => number, now: () => number = () => performance.now()) {
    this.pause = pause
    this.now = now
  }

  /** Shows something: an act not before it is time for it, anything else only in its order. */
  add(show: () => void, isAct: boolean): void {
    this.waiting.push({ show, isAct })
    this.showDue()
  }

  /** Shows all that waits. */
  flush(): void {
    for (const { show } of this.waiting.splice(0)) show()
    this.last = this.now()
    clearTimeout(this.timer)
  }

  /** Shows nothing more. */
  close(): void {
    this.waiting.length = 0
    clearTimeout(this.timer)
  }

  private showDue(): void {
    clearTimeout(this.timer)
    for (;;) {
      const [next] = this.waiting
      if (next === undefined) return
      const left = next.isAct ? this.last + this.gap() - this.now() : 0
      if (left > 0) {
        this.timer = setTimeout(() => this.showDue(), left)
        return
      }
      this.waiting.shift()
      if (next.isAct) this.last = this.now()
      next.show()
    }
  }

  private gap(): number {
    const acts = this.waiting.filter(({ isAct }) => isAct).length
    return this.pause() * Math.min(1, AT_USUAL_PACE / acts)
  }
}
