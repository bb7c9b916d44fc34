import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import chromium from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'

const START = resolve(import.meta.dirname, '../../../scripts/start.ts')

/** What a server said, served and ended with. */
interface Started {
  readonly said: string
  readonly page: string
  readonly code: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly start: Started
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  // Unpacked once, before several test files want it at the same moment.
  await chromium.executablePath()
  provide('start', await start())
}

/** As `npm start` does it: that also builds the client, once for all tests. */
async function start(): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'ziggurat-start-'))
  const child = spawn(process.execPath, [START, '--port', '0', '--data', data], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number]>
  let said = ''
  let page = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += String(chunk)
    const [address] = /http:\S+(?=\n)/.exec(said) ?? []
    if (address === undefined || page !== '') continue
    page = await (await fetch(address)).text()
    child.kill('SIGTERM')
  }
  const [code] = await ended
  rmSync(data, { recursive: true })
  if (page === '') throw new Error('the client was not built, or the server does not start')
  return { said, page, code }
}
