import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'

import type { Page } from '@playwright/test'
import type { Language } from '@ziggurat/texts'
import { build } from 'vite'

import { css } from '../../styles.ts'
import { clippedOn } from './checks.ts'
import type { TestSite } from './test-site.ts'
import { seen } from './through-the-ages-faces.ts'

const WEB = resolve(import.meta.dirname, '../..')
const SHEET = 'test/sheets/through-the-ages.html'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Where every card must show its whole effect; in fuller hands it may be hidden as a whole. */
const ROOMY = ['row', 'row of a phone', 'hand', 'hand on a phone', 'discard'] as const
/** Where only very few may be hidden. */
const TIGHT = ['full hand', 'hand looked back at'] as const

const silentIn = (silent: readonly string[], places: readonly string[]): readonly string[] =>
  silent.filter((each) => places.some((place) => each.startsWith(`${place}:`)))

const SHEET_SIZE = { width: 1400, height: 1000 } as const
/** The narrowest screen with the whole board. */
const SMALL = { width: 1200, height: 1000 } as const

/** A page with every card of an edition, in every place that shows cards. */
export class Sheet {
  private readonly page: Page
  private readonly server: Server
  private readonly folder: string

  private constructor(page: Page, server: Server, folder: string) {
    this.page = page
    this.server = server
    this.folder = folder
  }

  static async open(site: TestSite): Promise<Sheet> {
    const folder = mkdtempSync(join(tmpdir(), 'ziggurat-sheet-'))
    await build({
      root: WEB,
      configFile: false,
      logLevel: 'error',
      css,
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        rolldownOptions: { input: resolve(WEB, SHEET) },
      },
    })
    const server = createServer(({ url = '' }, response) => {
      const path = url.replace(/\?.*/, '')
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain')
      response.end(readFileSync(join(folder, path)))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return new Sheet(await site.visitor(), server, folder)
  }

  close(): void {
    this.server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What the cards of an edition do not show, in a language. */
  async lacks(edition: string, language: Language): Promise<readonly string[]> {
    const { page } = this
    const { port } = this.server.address() as AddressInfo
    await page.setViewportSize(SHEET_SIZE)
    await page.goto(`http://127.0.0.1:${port}/${SHEET}?edition=${edition}&language=${language}`)
    await page.locator('.tta-face').last().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const count = await page.locator('[data-place="row"] .tta-card').count()
    const shots = process.env['SHOTS']
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/tta-cards-${edition}-${language}.png`, fullPage: true })
    const { bad, silent } = await seen(page)
    const within = ROOMY.map((place) => `[data-place="${place}"] .tta-card`).join(', ')
    const clipped = await clippedOn(page, { within })
    const tight = silentIn(silent, TIGHT)
    await page.setViewportSize(SMALL)
    const small = await seen(page, '[data-place="row"]')
    return [
      ...(count > 150 ? [] : [`only ${count} cards`]),
      ...bad,
      ...silentIn(silent, ROOMY),
      ...(tight.length < 4 ? [] : tight),
      ...clipped,
      ...[...small.bad, ...small.silent].map((each) => `on a small screen: ${each}`),
    ]
  }
}
