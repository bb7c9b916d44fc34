import { execFile, execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anyCard, asked, myTurn, nextTurn } from './seven-wonders-play.ts'
import { LAPTOP, launch } from './test-site.ts'

const run = promisify(execFile)
const RELEASE = resolve(import.meta.dirname, '../../../../scripts/release.ts')

/** Outside the checkout, with the machine's own Node and npm. */
const place = mkdtempSync(join(tmpdir(), 'ziggurat-released-'))
const KEPT = /^(?:HOME|npm_config_(?:registry|cache|userconfig)|NODE_EXTRA_CA_CERTS|\w+_proxy)$/i
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((each) => !each.includes('node_modules'))
    .join(':'),
  LOG_LEVEL: 'warn',
}
/** The machine's own Node. An older one only starts the Node that npm has installed with the release. */
const NODE = execFileSync('node', ['-p', 'process.version + process.execPath'], { env, encoding: 'utf8' })
const [, version = '', file = ''] = /^(v[\d.]+)(.*)/u.exec(NODE) ?? []
const isOlder = /^v(?:2[0-3]|24\.[0-8])\./u.test(version)

const data = join(place, 'data')
let folder = ''
let browser: Browser

beforeAll(async () => {
  const { stdout } = await run(process.execPath, [RELEASE, '--built', '--to', place])
  const [file = ''] = stdout.split('\n')
  await run('tar', ['-xzf', file, '-C', place])
  folder = join(place, readdirSync(place).find((name) => /^ziggurat-[\d.]+$/.test(name)) ?? '')
  await run('npm', ['ci', '--omit=dev'], { cwd: folder, env })
  browser = await launch()
}, 600_000)
afterAll(async () => {
  await browser.close()
  rmSync(place, { recursive: true, force: true })
})

interface Served {
  readonly child: ChildProcess
  readonly port: string
}

async function serve(port: string): Promise<Served> {
  const words = ['serve', '--port', port, '--host', '127.0.0.1', '--data', data]
  const child = spawn(join(folder, 'node_modules/.bin/ziggurat'), words, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [greeting] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  expect(greeting).toMatch(/^Ziggurat is at http:\/\/127.0.0.1:\d+\n$/)
  return { child, port: /\d+$/m.exec(greeting)?.[0] ?? '' }
}

async function stop({ child }: Served): Promise<void> {
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}

/** Builds or sells a card, and waits for the next question. */
async function playCard(page: Page): Promise<void> {
  await myTurn(page)
  const before = await asked(page)
  await (await anyCard(page)).click()
  await page.locator('.picked-card .button--do').click()
  await nextTurn(page, before)
}

test(
  `a release is installed from its tarball with Node ${version}${isOlder ? ', older than ours' : ''}, and a game goes on after a restart`,
  { timeout: 600_000 },
  async () => {
    expect(file).not.toContain('node_modules')
    const first = await serve('0')
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${first.port}`,
      viewport: LAPTOP,
      locale: 'en',
    })
    page.setDefaultTimeout(90_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/')
    await page.getByText('On the server', { exact: true }).click()
    await page.getByLabel('Your name at the table').fill('Tereza')
    await page.getByRole('button', { name: /^7 Wonders/ }).click()
    await page.waitForURL(/\/table\//)
    await playCard(page)
    await playCard(page)
    const before = await asked(page)
    await stop(first)

    const second = await serve(first.port)
    await playCard(page)
    await page.reload()
    await myTurn(page)
    expect(await asked(page)).not.toBe(before)
    await playCard(page)
    expect(errors).toEqual([])
    await page.close()
    await stop(second)
  },
)
