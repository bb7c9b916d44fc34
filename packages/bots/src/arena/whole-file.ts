import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file that is complete at any moment, even if the process is killed or the power fails: beside it, and then renamed. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.partial`
  writeFileSync(beside, content, { flush: true })
  renameSync(beside, file)
}
