import { parentPort } from 'node:worker_threads'

// A bot that answers, and crashes when it is idle again.
parentPort?.on('message', () => {
  parentPort?.postMessage({ id: 'well', used: 1 })
  setTimeout(() => {
    throw new Error('this bot has crashed while idle')
  }, 10)
})
parentPort?.postMessage('ready')
