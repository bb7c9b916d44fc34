import { Worker } from 'node:worker_threads'

import type { Batch, BatchResult } from './worker.ts'

/** Plays batches of games on worker threads, and hands over the results in the order of the batches, or as they arrive. */
export async function playBatches(
  batches: Iterable<Batch>,
  threads: number,
  onResult: (result: BatchResult, number: number) => boolean | void,
  order: 'of batches' | 'of arrival' = 'of batches',
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
        const result = await answerTo(worker, next.value)
        if (order === 'of arrival') {
          if (!isEnough && onResult(result, number) === true) isEnough = true
          continue
        }
        done.set(number, result)
        for (let each = done.get(handed); each !== undefined; each = done.get(handed)) {
          done.delete(handed)
          if (!isEnough && onResult(each, handed) === true) isEnough = true
          handed++
        }
      }
    } catch (error) {
      // The other threads stop as well.
      isEnough = true
      throw error
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
}

const answerTo = (worker: Worker, batch: Batch): Promise<BatchResult> =>
  new Promise((resolve, reject) => {
    const exited = (code: number) => {
      reject(new Error(`a thread ended with exit code ${code} while it played${withOwnBots(batch)}`))
    }
    const answered = (result: BatchResult) => {
      worker.off('error', reject)
      worker.off('exit', exited)
      resolve(result)
    }
    worker.once('message', answered)
    worker.once('error', reject)
    worker.once('exit', exited)
    worker.postMessage(batch)
  })

/** Somebody's own bot may have called `process.exit`. */
function withOwnBots({ games }: Batch): string {
  const players = games.flatMap((game) => game.players)
  const modules = new Set(players.flatMap((player) => ('module' in player ? [player.module] : [])))
  return modules.size === 0 ? '' : ` with ${[...modules].join(' and ')}`
}
