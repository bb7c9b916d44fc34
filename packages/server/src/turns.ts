/** How long the small tasks of one iteration of the event loop may take, in milliseconds. */
const SLICE = 1
/** A large task waits at most this long after the last one began, in milliseconds: also a busy server does a hundred a second. */
const LONGEST_WAIT = 10

type Task = () => void

/** Tasks by address: each address with tasks has its turn, however many it has. */
class Lines {
  private readonly lines = new Map<string, Task[]>()

  get isEmpty(): boolean {
    return this.lines.size === 0
  }

  add(address: string, task: Task): void {
    const line = this.lines.get(address)
    if (line === undefined) this.lines.set(address, [task])
    else line.push(task)
  }

  take(): Task | undefined {
    for (const [address, line] of this.lines) {
      const task = line.shift()
      this.lines.delete(address)
      if (line.length > 0) this.lines.set(address, line)
      return task
    }
    return undefined
  }
}

/**
 * The event loop's time, shared among clients. Addresses take turns, so that nobody waits for all that another address has sent.
 * People's answers go first: a large task, such as sending a whole match, begins while no answer is under way, and only one in an
 * iteration of the event loop.
 */
export class Turns {
  private readonly small = new Lines()
  private readonly large = new Lines()
  private answers = 0
  private began = -Infinity
  private isScheduled = false
  private timer: NodeJS.Timeout | null = null

  /** Queues a small task, such as to receive a message. */
  soon(address: string, task: Task): void {
    this.small.add(address, task)
    this.schedule()
  }

  /** Resolves when a large task may begin. */
  turn(address: string): Promise<void> {
    return new Promise((begin) => {
      this.large.add(address, begin)
      this.schedule()
    })
  }

  /** A person's answer: until it is durable, large tasks wait. */
  async answer<T>(work: () => Promise<T>): Promise<T> {
    this.answers++
    try {
      return await work()
    } finally {
      this.answers--
      this.schedule()
    }
  }

  private schedule(): void {
    if (this.isScheduled || (this.small.isEmpty && this.large.isEmpty)) return
    this.isScheduled = true
    setImmediate(() => {
      this.isScheduled = false
      this.run()
    })
  }

  private run(): void {
    const end = performance.now() + SLICE
    do this.small.take()?.()
    while (!this.small.isEmpty && performance.now() < end)
    const wait = this.answers > 0 || !this.small.isEmpty ? this.began + LONGEST_WAIT - performance.now() : 0
    if (wait <= 0) this.beginLarge()
    if (!this.small.isEmpty || wait <= 0) this.schedule()
    else this.scheduleAfter(wait)
  }

  private beginLarge(): void {
    const task = this.large.take()
    if (task === undefined) return
    this.began = performance.now()
    task()
  }

  private scheduleAfter(milliseconds: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.schedule()
    }, milliseconds).unref()
  }
}
