import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Lower than the event loop's 0: while processors are scarce, people's answers come first. */
const PRIORITY = 10

/** Lowers the priority of this thread. Only Linux gives each thread a priority of its own. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), PRIORITY)
  } catch {
    // Without /proc, the thread has the priority of the server.
  }
}
