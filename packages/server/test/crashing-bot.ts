import { parentPort } from 'node:worker_threads'

// A bot that answers, and breaks when nobody asks it anything any more.
parentPort?.on('message', () => {
  parentPort?.postMessage({ id: 'well' })
  setTimeout(() => {
    throw new Error('this bot has broken afterwards')
  }, 10)
})
parentPort?.postMessage('ready')
