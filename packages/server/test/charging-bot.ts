import { parentPort } from 'node:worker_threads'

// A bot that claims to have used as many milliseconds of processor time as its seat says.
parentPort?.on('message', (job: string) => {
  const { seat } = JSON.parse(job) as { seat: number }
  parentPort?.postMessage({ id: 'done', used: seat })
})
parentPort?.postMessage('ready')
