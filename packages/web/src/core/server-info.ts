import { signal } from '@preact/signals'
import type { Reply } from '@ziggurat/protocol'

import { server } from './session.ts'
import { hasServer } from './site.ts'

/** What the host says about the server; null until it is loaded. */
export const serverInfo = signal<Reply<'about'> | null>(null)

let asking: Promise<void> | null = null

/** Loads it once, if there is a server. If it cannot be reached, the next call tries again. */
export function loadServerInfo(): Promise<void> {
  if (!hasServer) return Promise.resolve()
  asking ??= server
    .ask('about')
    .then((info) => void (serverInfo.value = info))
    .catch(() => {
      asking = null
    })
  return asking
}
