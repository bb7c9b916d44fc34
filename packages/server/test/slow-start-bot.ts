import { parentPort } from 'node:worker_threads'

// A bot on a busy machine: its thread takes longer to start than the bot may think.
setTimeout(() => {
  parentPort?.on('message', () => {
    parentPort?.postMessage({ id: 'at last' })
  })
  parentPort?.postMessage('ready')
}, 400)
