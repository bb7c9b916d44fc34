import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, test } from 'vitest'

test('a test run that starts the database server still fails with its own exit code', () => {
  const program = `
    import { setup } from ${JSON.stringify(join(import.meta.dirname, 'one-server.ts'))}
    await (await setup())()
    process.exitCode = 7`
  const env = { ...process.env }
  delete env['TEST_DATABASE_URL']
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { env })
  expect(status).toBe(7)
})
