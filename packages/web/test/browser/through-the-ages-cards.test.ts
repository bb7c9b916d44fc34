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
import { clippedOn } from './looking.ts'

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

/** Cards whose name runs into what they do, whose words are parted without a hyphen, or whose large face is cut. */
const clipped = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bad: string[] = []
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    /** A word stands in two lines though it has no hyphen. */
    const isTorn = (text: Text): boolean =>
      [...text.data.matchAll(/[^ ]+/g)].some(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
    for (const card of document.querySelectorAll<HTMLElement>('.tta-card')) {
      const name = card.querySelector('.tta-card__name')
      if (name === null) continue
      // Words end with dots where there is no room for more of them.
      const does = [...card.querySelectorAll('.tta-card__words, .tta-sign, .tta-card__costs')]
      const [above, own] = [boxOf(name), card.getBoundingClientRect()]
      const boxes = does.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0)
      const leaves = [above, ...boxes].some(
        ({ left, right, bottom }) => left < own.left || right > own.right + 1 || bottom > own.bottom,
      )
      const runs = boxes.some(({ top }) => above.bottom > top + 3)
      const whole = getComputedStyle(name).hyphens === 'none'
      const torn = whole && name.firstChild instanceof Text && isTorn(name.firstChild)
      if (runs || leaves || torn) bad.push(card.dataset['id'] ?? '')
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
    expect(await clippedOn(page, { within: '.tta-card', cut: '.tta-card__words' })).toEqual([])
  })
})
