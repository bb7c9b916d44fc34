import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
/** How long somebody who is about to leave is waited for, in milliseconds. */
const PATIENCE = 2_000

/** Takes a file for this process alone, until it is given back or the process ends, however it does; null if another has it. */
export function holdFile(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: PATIENCE })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null
    throw error
  }
  return () => lock.close()
}
