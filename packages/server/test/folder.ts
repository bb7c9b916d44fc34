import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll } from 'vitest'

/** An empty folder that is deleted after the tests of the file. */
export function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ziggurat-'))
  afterAll(() => rmSync(path, { recursive: true, force: true }))
  return path
}
