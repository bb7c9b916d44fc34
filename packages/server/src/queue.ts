/** Does a few tasks at once; the others wait for their turn. */
export class Queue {
  private readonly atOnce: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.atOnce = atOnce
  }

  /** How many tasks are being done or wait. */
  get size(): number {
    return this.running + this.waiting.length
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++
    else await new Promise<void>((begin) => this.waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }
}
