import { signal } from '@preact/signals'
import type { Reply } from '@ziggurat/protocol'

import { server } from './session.ts'

/** What the host says about the server; null until it is loaded. */
export const serverInfo = signal<Reply<'about'> | null>(null)

let asking: Promise<void> | null = null

/** Loads it once. If the server cannot be reached, the next call tries again. */
export function loadServerInfo(): Promise<void> {
  asking ??= server
    .ask('about')
    .then((info) => void (serverInfo.value = info))
    .catch(() => {
      asking = null
    })
  return asking
}
