import { parentPort } from 'node:worker_threads'

// A bot of the worst kind: it thinks for ever, or it breaks, or it answers what was not asked.
parentPort?.on('message', ({ seat }: { seat: number }) => {
  if (seat === 0) for (;;);
  if (seat === 1) throw new Error('this bot is broken')
  parentPort?.postMessage({ id: 'win at once' })
})
parentPort?.postMessage('ready')
