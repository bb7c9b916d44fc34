import { parentPort } from 'node:worker_threads'

// A bot on a busy machine: its worker takes longer to start than the bot's time limit.
setTimeout(() => {
  parentPort?.on('message', () => {
    parentPort?.postMessage({ id: 'at last', used: 10 })
  })
  parentPort?.postMessage('ready')
}, 400)
