import { parentPort } from 'node:worker_threads'

// Never answers on seat 0, throws on seat 1, and gives an illegal answer on the others.
parentPort?.on('message', (job: string) => {
  const { seat } = JSON.parse(job) as { seat: number }
  if (seat === 0) for (;;);
  if (seat === 1) throw new Error('this bot is broken')
  parentPort?.postMessage({ id: 'win at once', used: 1 })
})
parentPort?.postMessage('ready')
