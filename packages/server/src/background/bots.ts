import { Worker } from 'node:worker_threads'

import { BOTS, USUAL_BOT } from '@ziggurat/bots'
import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'

import type { Logger } from '../logger.ts'
import type { Job, Report, Result } from './bot-worker.ts'
import { RecentUse } from './recent-use.ts'

/** The share of a bot's time limit after which it answers with the best that it has found. */
const CEILING = 0.3
/** On a busy server, all bots that wait should get their turn within this time, so each has only a part of it; in milliseconds. */
const ROUND = 10_000
/** But each may think at least this long. */
const LEAST = 50

/** The bot that replaces a person who has left or run out of time. */
export const SUBSTITUTE = USUAL_BOT

export const noSuchBot = (bot: string): Problem => problem('no-such-bot', { bot, known: BOTS })

/** For whom a bot plays: the network that its match was opened from, and the person who opened it. */
interface Payer {
  readonly network: string
  readonly host: string
}

type UnlimitedJob = Omit<Job, 'ceiling'>

interface Waiting {
  readonly job: UnlimitedJob
  readonly payer: Payer
  readonly since: number
  readonly done: (result: Result) => void
}

/** If a bot has waited this long, in milliseconds, it is logged; at most once in the interval. */
const LONG_WAIT = 2_000
const LOG_INTERVAL = 60_000

/** A pool of worker threads on which bots choose their answers, each within a time limit. */
export class Bots {
  private readonly budget: number
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private readonly workers = new Set<Worker>()
  private readonly maxWorkers: number
  private readonly program: URL
  private readonly log: Logger | undefined
  private readonly now: () => number
  /** The processor time that each network and each host has used lately, in milliseconds. */
  private readonly used = new RecentUse()
  private longest = 0
  private logged = -Infinity
  /** The processor time that all bots have used, in seconds. */
  seconds = 0
  /** How many answers the time limit has cut short. */
  cutShort = 0
  private closed = false

  constructor(
    threads: number,
    budget: number,
    parts: { readonly program?: URL; readonly log?: Logger; readonly now?: () => number } = {},
  ) {
    this.maxWorkers = threads
    this.budget = budget
    this.program = parts.program ?? new URL('bot-worker.ts', import.meta.url)
    this.log = parts.log
    this.now = parts.now ?? (() => performance.now())
  }

  /** The bot's answer, or why there is none. */
  choose(job: UnlimitedJob, payer: Payer = { network: '', host: '' }): Promise<Result> {
    return new Promise((done) => {
      this.queue.push({ job, payer, since: this.now(), done })
      this.next()
    })
  }

  /** How many bots wait for a worker. */
  get waiting(): number {
    return this.queue.length
  }

  /** The longest time that a bot has waited for a worker since the last call, in seconds. */
  takeLongestWait(): number {
    const now = this.now()
    const longest = Math.max(this.longest, ...this.queue.map(({ since }) => now - since))
    this.longest = 0
    return longest / 1000
  }

  sweep(): void {
    this.used.sweep(this.now())
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

  /**
   * Fair queue: next is the network that has used the least processor time lately, and within it the host. Many guests
   * behind one address get no more than one.
   */
  private takeNext(): Waiting {
    const { queue, used } = this
    const now = this.now()
    const goesBefore = ({ payer: one }: Waiting, { payer: other }: Waiting): boolean =>
      one.network === other.network
        ? used.of(hostKey(one), now) < used.of(hostKey(other), now)
        : used.of(one.network, now) < used.of(other.network, now)
    let at = 0
    for (const [i, each] of queue.entries()) if (goesBefore(each, queue[at] as Waiting)) at = i
    const [taken] = queue.splice(at, 1) as [Waiting]
    this.noteWait(now - taken.since, now)
    return taken
  }

  /** How long a bot may think now: the networks share the time equally, and within a network its bots. */
  private ceilingFor({ network }: Payer): number {
    const networks = new Set([network, ...this.queue.map(({ payer }) => payer.network)]).size
    const besides = this.queue.filter(({ payer }) => payer.network === network).length
    const share = (ROUND * this.maxWorkers) / networks / (1 + besides)
    return Math.min(this.budget * CEILING, Math.max(LEAST, share))
  }

  private noteWait(waited: number, now: number): void {
    this.longest = Math.max(this.longest, waited)
    if (waited < LONG_WAIT || now - this.logged < LOG_INTERVAL) return
    this.logged = now
    this.log?.info('bots wait long for a worker', { seconds: waited / 1000, waiting: this.queue.length })
  }

  private charge(payer: Payer, used: number): void {
    this.seconds += used / 1000
    for (const who of [payer.network, hostKey(payer)]) this.used.add(who, used, this.now())
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

  private run(worker: Worker, { job, payer, done }: Waiting): void {
    const begun = this.now()
    const finish = (result: Result, usable: boolean, used: number): void => {
      clearTimeout(timer)
      this.charge(payer, used)
      worker.off('message', answered)
      worker.off('error', failed)
      if (usable) this.idle.push(worker)
      else this.removeWorker(worker)
      done(result)
      this.next()
    }
    const answered = ({ used, wasCutShort, ...result }: Report): void => {
      if (wasCutShort) this.cutShort++
      finish(result, true, used)
    }
    const failed = (error: unknown): void => finish({ problem: String(error) }, false, this.now() - begun)
    // `unref`: a pending job does not keep a stopping server alive.
    const timer = setTimeout(failed, this.budget, `no answer in ${this.budget} ms`).unref()
    worker.on('message', answered)
    worker.on('error', failed)
    const limited: Job = { ...job, ceiling: this.ceilingFor(payer) }
    worker.postMessage(JSON.stringify(limited))
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.workers].map((worker) => worker.terminate()))
  }
}

const hostKey = ({ network, host }: Payer): string => `${network} ${host}`
