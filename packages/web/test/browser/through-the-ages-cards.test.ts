import { resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/kernel'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Court } from './court.ts'

const WEB = resolve(import.meta.dirname, '../..')

let court: Court
let vite: ViteDevServer
let page: Page
beforeAll(async () => {
  court = await Court.open()
  vite = await createServer({
    configFile: resolve(WEB, 'vite.config.ts'),
    root: WEB,
    server: { port: 0, host: '127.0.0.1' },
  })
  await vite.listen()
  page = await court.visitor({ viewport: { width: 1400, height: 1000 } })
}, 120_000)
afterAll(async () => {
  await vite.close()
  await court.close()
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
    const base = vite.resolvedUrls?.local[0] ?? ''
    await page.goto(`${base}test/sheets/through-the-ages.html?edition=${edition}&language=${language}`)
    await page.locator('.tta-face').last().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => null))
    expect(await page.locator('.tta-card').count()).toBeGreaterThan(150)
    const shots = process.env['SHOTS']
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/tta-cards-${edition}-${language}.png`, fullPage: true })
    expect(await clipped()).toEqual([])
  })
})
