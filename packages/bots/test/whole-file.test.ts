import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, expect, test } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'ziggurat-whole-'))
afterAll(() => rmSync(place, { recursive: true }))

const BYTES = 50_000_000

test('a file is whole, whenever the process that writes it is killed', async () => {
  const file = join(place, 'file')
  const script = `
    import { writeWhole } from ${JSON.stringify(new URL('../src/arena/whole-file.ts', import.meta.url).href)}
    const content = new Uint8Array(${BYTES})
    for (;;) writeWhole(${JSON.stringify(file)}, content)`
  for (let time = 0; time < 4; time++) {
    const writer = spawn(process.execPath, ['--input-type=module', '--eval', script])
    while (!existsSync(file)) await wait(5)
    await wait(7 * time)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    expect(statSync(file).size).toBe(BYTES)
    rmSync(file)
  }
})
