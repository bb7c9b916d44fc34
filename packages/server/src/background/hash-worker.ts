import { argon2Sync } from 'node:crypto'
import type { Argon2Parameters } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

import { lowerPriority } from './priority.ts'

lowerPriority()
parentPort?.on('message', (parameters: Argon2Parameters) =>
  parentPort?.postMessage(argon2Sync('argon2id', parameters)),
)
