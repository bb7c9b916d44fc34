import { Worker } from 'node:worker_threads'

import { BOTS } from '@ziggurat/bots'
import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'

import type { Job, Result } from './bot-worker.ts'

/** The bot that plays on for a person. */
export const SUBSTITUTE = 'novice'

export const noSuchBot = (bot: string): Problem => problem('no-such-bot', { bot, known: BOTS })

interface Waiting {
  readonly job: Job
  readonly whose: string
  readonly done: (result: Result) => void
}

/** Bots think on threads of their own, each for a limited time. */
export class Bots {
  private readonly budget: number
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private readonly workers = new Set<Worker>()
  private readonly most: number
  private readonly program: URL
  private turns = 0
  /** The turn at which each who opened tables was served last. */
  private readonly served = new Map<string, number>()
  private closed = false

  constructor(threads: number, budget: number, program = new URL('bot-worker.ts', import.meta.url)) {
    this.most = threads
    this.budget = budget
    this.program = program
  }

  /** An answer, or why the bot found none in time; `whose` table it is. */
  choose(job: Job, whose = ''): Promise<Result> {
    return new Promise((done) => {
      this.queue.push({ job, whose, done })
      this.next()
    })
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    const worker = this.idle.pop()
    if (worker === undefined) {
      if (this.workers.size < this.most) this.hire()
      return
    }
    this.give(worker, this.longestWaiting())
  }

  /** Who has opened many tables lets nobody wait but himself: next comes a bot of who was served least lately. */
  private longestWaiting(): Waiting {
    const { queue, served } = this
    const last = ({ whose }: Waiting): number => served.get(whose) ?? 0
    let at = 0
    for (const [i, each] of queue.entries()) if (last(each) < last(queue[at] as Waiting)) at = i
    const [waiting] = queue.splice(at, 1) as [Waiting]
    if (queue.length === 0) served.clear()
    else served.set(waiting.whose, ++this.turns)
    return waiting
  }

  /** A thread says that it is ready: until then no bot's time runs. */
  private hire(): void {
    const worker = new Worker(this.program)
    worker.unref()
    this.workers.add(worker)
    // Also one that has been fired, or that nobody asks anything, may break: that harms nobody.
    worker.on('error', () => this.fire(worker))
    const failed = (error: unknown): void => {
      this.fire(worker)
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

  private fire(worker: Worker): void {
    this.workers.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    void worker.terminate()
  }

  private give(worker: Worker, { job, done }: Waiting): void {
    const finish = (result: Result, usable: boolean): void => {
      clearTimeout(timer)
      worker.off('message', answered)
      worker.off('error', failed)
      if (usable) this.idle.push(worker)
      else this.fire(worker)
      done(result)
      this.next()
    }
    const answered = (result: Result): void => finish(result, true)
    const failed = (error: unknown): void => finish({ problem: String(error) }, false)
    // A server that stops does not wait for it.
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
