/** A worker for one local game. It ends with its page, or when it is terminated. */
export const startWorker = (): Worker =>
  new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'local game' })
