import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import chromium from '@sparticuz/chromium'

const ROOT = resolve(import.meta.dirname, '../../..')

export async function setup(): Promise<void> {
  // Unpacked once, before several test files want it at the same moment.
  await chromium.executablePath()
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
}
