import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
/** How long to wait for a process that is about to release the file, in milliseconds. */
const TIMEOUT = 2_000

/** Locks a file for this process until it is released or the process ends, however it ends; null if another process has it. */
export function lockFile(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: TIMEOUT })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null
    throw error
  }
  return () => lock.close()
}
