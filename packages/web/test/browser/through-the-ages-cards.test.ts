import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/kernel'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Court } from './court.ts'

const WEB = resolve(import.meta.dirname, '../..')
const SHEET = 'test/sheets/through-the-ages.html'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

let court: Court
let server: Server
let page: Page
const folder = mkdtempSync(join(tmpdir(), 'ziggurat-sheet-'))

beforeAll(async () => {
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: resolve(WEB, SHEET) },
    },
  })
  server = createServer(({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '')
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
    response.end(readFileSync(join(folder, path)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  court = await Court.open()
  page = await court.visitor({ viewport: { width: 1400, height: 1000 } })
}, 120_000)
afterAll(async () => {
  await court.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Cards whose name runs into what they do, or out of the card. */
const clipped = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bad: string[] = []
    for (const card of document.querySelectorAll<HTMLElement>('.tta-card')) {
      const name = card.querySelector('.tta-card__name')?.getBoundingClientRect()
      const does = card.querySelector('.tta-card__does')?.getBoundingClientRect()
      const own = card.getBoundingClientRect()
      if (name === undefined || does === undefined) continue
      const wide = card.querySelector('.tta-card__name')
      const runs = name.bottom > does.top + 2 || does.bottom > own.bottom
      const leaves = wide !== null && wide.scrollWidth > wide.clientWidth + 1
      if (runs || leaves) bad.push(card.dataset['id'] ?? '')
    }
    for (const face of document.querySelectorAll<HTMLElement>('.tta-face')) {
      if (face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1)
        bad.push(`large ${face.parentElement?.dataset['id'] ?? ''}`)
    }
    return bad
  })

describe.each(['2015', '2006'])('%s', (edition) => {
  test.each(LANGUAGES)('every card shows all of itself in %s', { timeout: 60_000 }, async (language) => {
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/${SHEET}?edition=${edition}&language=${language}`)
    await page.locator('.tta-face').last().waitFor({ timeout: 20_000 })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    expect(await page.locator('.tta-card').count()).toBeGreaterThan(150)
    const shots = process.env['SHOTS']
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/tta-cards-${edition}-${language}.png`, fullPage: true })
    expect(await clipped()).toEqual([])
  })
})
