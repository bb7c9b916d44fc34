import { Worker } from 'node:worker_threads'

import { BOTS, USUAL_BOT } from '@ziggurat/bots'
import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'

import type { Job, Result } from './bot-worker.ts'

/** The bot that replaces a person who has left or run out of time. */
export const SUBSTITUTE = USUAL_BOT

export const noSuchBot = (bot: string): Problem => problem('no-such-bot', { bot, known: BOTS })

interface Waiting {
  readonly job: Job
  readonly host: string
  readonly done: (result: Result) => void
}

/** A pool of worker threads on which bots choose their answers, each within a time limit. */
export class Bots {
  private readonly budget: number
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private readonly workers = new Set<Worker>()
  private readonly maxWorkers: number
  private readonly program: URL
  private turns = 0
  /** When each host's bots were served last, counted in jobs. */
  private readonly served = new Map<string, number>()
  private closed = false

  constructor(threads: number, budget: number, program = new URL('bot-worker.ts', import.meta.url)) {
    this.maxWorkers = threads
    this.budget = budget
    this.program = program
  }

  /** The bot's answer, or why there is none. `host` is the person who opened the match. */
  choose(job: Job, host = ''): Promise<Result> {
    return new Promise((done) => {
      this.queue.push({ job, host, done })
      this.next()
    })
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    const worker = this.idle.pop()
    if (worker === undefined) {
      if (this.workers.size < this.maxWorkers) this.addWorker()
      return
    }
    this.run(worker, this.takeNext())
  }

  /** Fair queue: a host with many matches waits only behind their own. Next is the host who was served least recently. */
  private takeNext(): Waiting {
    const { queue, served } = this
    const last = ({ host }: Waiting): number => served.get(host) ?? 0
    let at = 0
    for (const [i, each] of queue.entries()) if (last(each) < last(queue[at] as Waiting)) at = i
    const [waiting] = queue.splice(at, 1) as [Waiting]
    if (queue.length === 0) served.clear()
    else served.set(waiting.host, ++this.turns)
    return waiting
  }

  /** A worker reports when it has loaded; only then it is given jobs. */
  private addWorker(): void {
    const worker = new Worker(this.program)
    worker.unref()
    this.workers.add(worker)
    // A worker can also fail while it is idle or being terminated. Without a listener that would crash the server.
    worker.on('error', () => this.removeWorker(worker))
    const failed = (error: unknown): void => {
      this.removeWorker(worker)
      this.queue.shift()?.done({ problem: String(error) })
      this.next()
    }
    worker.once('error', failed)
    worker.once('message', () => {
      worker.off('error', failed)
      this.idle.push(worker)
      this.next()
    })
  }

  private removeWorker(worker: Worker): void {
    this.workers.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    void worker.terminate()
  }

  private run(worker: Worker, { job, done }: Waiting): void {
    const finish = (result: Result, usable: boolean): void => {
      clearTimeout(timer)
      worker.off('message', answered)
      worker.off('error', failed)
      if (usable) this.idle.push(worker)
      else this.removeWorker(worker)
      done(result)
      this.next()
    }
    const answered = (result: Result): void => finish(result, true)
    const failed = (error: unknown): void => finish({ problem: String(error) }, false)
    // `unref`: a pending job does not keep a stopping server alive.
    const timer = setTimeout(failed, this.budget, `no answer in ${this.budget} ms`).unref()
    worker.on('message', answered)
    worker.on('error', failed)
    worker.postMessage(job)
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.workers].map((worker) => worker.terminate()))
  }
}
