import { parentPort } from 'node:worker_threads'

// A bot on a busy machine: its worker takes longer to start than the bot's time limit.
setTimeout(() => {
  parentPort?.on('message', () => {
    parentPort?.postMessage({ id: 'at last' })
  })
  parentPort?.postMessage('ready')
}, 400)
