import { parentPort } from 'node:worker_threads'

// A bot that answers how long it may think, in milliseconds.
parentPort?.on('message', (job: string) => {
  const { ceiling } = JSON.parse(job) as { ceiling: number }
  parentPort?.postMessage({ id: String(ceiling), used: 1, wasCutShort: ceiling < 1_000 })
})
parentPort?.postMessage('ready')
