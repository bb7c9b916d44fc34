import { Worker } from 'node:worker_threads'

import type { Batch, BatchResult } from './worker.ts'

/** Plays batches of games on worker threads, and hands over the results in the order of the batches. */
export async function playBatches(
  batches: Iterable<Batch>,
  threads: number,
  onResult: (result: BatchResult, number: number) => boolean | void,
): Promise<void> {
  const queue = batches[Symbol.iterator]()
  const done = new Map<number, BatchResult>()
  let [begun, handed] = [0, 0]
  let isEnough = false
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('worker.ts', import.meta.url))
    try {
      for (;;) {
        const next = isEnough ? undefined : queue.next()
        if (next === undefined || next.done === true) return
        const number = begun++
        done.set(number, await answerTo(worker, next.value))
        for (let each = done.get(handed); each !== undefined; each = done.get(handed)) {
          done.delete(handed)
          if (!isEnough && onResult(each, handed) === true) isEnough = true
          handed++
        }
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
}

const answerTo = (worker: Worker, batch: Batch): Promise<BatchResult> =>
  new Promise((resolve, reject) => {
    const answered = (result: BatchResult) => {
      worker.off('error', reject)
      resolve(result)
    }
    worker.once('message', answered)
    worker.once('error', reject)
    worker.postMessage(batch)
  })
