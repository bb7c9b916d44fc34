import { setTimeout as pause } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

// A bot that takes a second to answer.
parentPort?.on('message', async () => {
  await pause(1_000)
  parentPort?.postMessage({ id: 'anything', used: 1 })
})
parentPort?.postMessage('ready')
