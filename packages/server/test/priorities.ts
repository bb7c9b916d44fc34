import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'

/** How many threads of this process have a lower priority than the process. */
export const lowered = (): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority()).length
