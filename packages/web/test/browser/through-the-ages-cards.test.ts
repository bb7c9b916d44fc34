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

import { Court, LAPTOP, PHONE } from './court.ts'
import { clippedOn } from './looking.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'
import { fullest, midgame } from './through-the-ages-positions.ts'
import { speak } from './tongues.ts'

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
  page = await court.visitor()
}, 120_000)
afterAll(async () => {
  await court.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Where every card tells all that it does; in fuller hands a card tells all of it or nothing, and the lens the rest. */
const ROOMY = ['row', 'row of a phone', 'hand', 'hand on a phone', 'discard'] as const
/** Here only very few have no room. */
const TIGHT = ['full hand', 'hand looked back at'] as const

interface Seen {
  /** Small faces on which something is cut, or over something else; large ones that are cut. */
  readonly bad: readonly string[]
  /** Small faces that say nothing of what the card does. */
  readonly silent: readonly string[]
}

const seen = (on: Page, within = 'body'): Promise<Seen> =>
  on.evaluate((selector) => {
    const bad: string[] = []
    const silent: string[] = []
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
    /** Something ends with dots, or is cut by a number of lines. */
    const isClamped = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow !== 'clip' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    }
    for (const card of document.querySelectorAll<HTMLElement>(`${selector} .tta-card`)) {
      const name = card.querySelector('.tta-card__name')
      if (name === null) continue
      const place = card.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 'table'
      const said = `${place}: ${card.dataset['id'] ?? name.textContent}`
      const [above, own] = [boxOf(name), card.getBoundingClientRect()]
      const boxes = [...card.querySelectorAll('.tta-card__note, .tta-piece, .tta-sign, .tta-card__costs')]
        .map((each) => boxOf(each))
        .filter(({ height }) => height > 0)
      // What has no room stands beside the card as a whole, where nobody sees it.
      const shown = boxes.filter(({ left }) => left < own.right)
      if (shown.length === 0) silent.push(said)
      const leaves = [above, ...shown].some(
        ({ left, right, bottom }) => left < own.left || right > own.right || bottom > own.bottom,
      )
      const runs = shown.some(({ top }) => above.bottom > top + 3)
      const whole = getComputedStyle(name).hyphens === 'none'
      const torn = whole && name.firstChild instanceof Text && isTorn(name.firstChild)
      const parted = shown.length > 0 && shown.length < boxes.length
      if (runs || leaves || torn || parted || [...card.querySelectorAll('*')].some(isClamped)) bad.push(said)
    }
    for (const face of document.querySelectorAll<HTMLElement>('.tta-face')) {
      if (face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1)
        bad.push(`large: ${face.parentElement?.dataset['id'] ?? ''}`)
    }
    return { bad, silent }
  }, within)

const silentIn = (silent: readonly string[], places: readonly string[]): readonly string[] =>
  silent.filter((each) => places.some((place) => each.startsWith(`${place}:`)))

const SHEET_SIZE = { width: 1400, height: 1000 } as const
/** The narrowest screen that has the whole table. */
const SMALL = { width: 1200, height: 1000 } as const

async function open(edition: string, language: string): Promise<void> {
  const { port } = server.address() as AddressInfo
  await page.setViewportSize(SHEET_SIZE)
  await page.goto(`http://127.0.0.1:${port}/${SHEET}?edition=${edition}&language=${language}`)
  await page.locator('.tta-face').last().waitFor({ timeout: 20_000 })
  await page.evaluate(() => document.fonts.ready.then(() => null))
}

describe.each(['2015', '2006'])('%s', (edition) => {
  test.each(LANGUAGES)('every card shows all of itself in %s', { timeout: 120_000 }, async (language) => {
    await open(edition, language)
    expect(await page.locator('[data-place="row"] .tta-card').count()).toBeGreaterThan(150)
    const shots = process.env['SHOTS']
    if (shots !== undefined)
      await page.screenshot({ path: `${shots}/tta-cards-${edition}-${language}.png`, fullPage: true })
    const { bad, silent } = await seen(page)
    expect(bad).toEqual([])
    expect(silentIn(silent, ROOMY)).toEqual([])
    expect(silentIn(silent, TIGHT).length).toBeLessThan(4)
    const within = ROOMY.map((place) => `[data-place="${place}"] .tta-card`).join(', ')
    expect(await clippedOn(page, { within })).toEqual([])

    await page.setViewportSize(SMALL)
    expect(await seen(page, '[data-place="row"]')).toEqual({ bad: [], silent: [] })
  })
})

describe('at a table', () => {
  let player: Player
  beforeAll(async () => {
    player = await Player.enter(court, 'Mira')
    await stage(court, midgame(), [player, 'novice', 'novice', 'novice'])
  })

  /** What is cut in any language. */
  const cutOn = async (table: Page): Promise<readonly string[]> => {
    const found: string[] = []
    for (const language of LANGUAGES) {
      await speak(table, language)
      const { bad, silent } = await seen(table)
      found.push(...[...bad, ...silent].map((each) => `${language}: ${each}`))
    }
    return found
  }

  test.each([LAPTOP, { width: 2560, height: 1440 }])(
    'the row and the hand are whole at $width pixels',
    { timeout: 120_000 },
    async (viewport) => {
      const table = await player.page(court, { viewport })
      await table.locator('.tta-hand .tta-card').first().waitFor()
      expect(await table.locator('.tta-card').count()).toBeGreaterThan(18)
      expect(await cutOn(table)).toEqual([])
      await table.close()
    },
  )

  test('the row and the hand are whole on a phone', { timeout: 120_000 }, async () => {
    const table = await player.page(court, { viewport: PHONE, hasTouch: true, isMobile: true })
    await table.locator('.tta-row .tta-card').first().waitFor()
    expect(await cutOn(table)).toEqual([])
    await table.locator('.tta-tray [role="tab"]').nth(1).tap()
    await table.locator('.tta-hand .tta-card').first().waitFor()
    expect(await cutOn(table)).toEqual([])
    const places = await table.locator('.tta-hand .tta-card').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right } = card.getBoundingClientRect()
        return [left, right] as const
      }),
    )
    // No card lies on another one.
    expect(places.filter(([left], at) => left < (places[at - 1]?.[1] ?? 0))).toEqual([])
    await table.close()
  })
})

/** Whose words or signs stand outside of them. */
const burst = (table: Page): Promise<string[]> =>
  table
    .locator('.tta-seats > button, .tta-lintel__cell, .bar .tta-ages > [aria-current]')
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const { right: edge } = (box.closest('.bar__time') ?? box).getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(box)
        const parts = [box, ...box.querySelectorAll(':not(.visually-hidden)'), words]
        const over = Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - edge
        return over <= 0.5 ? [] : [`'${box.textContent}' by ${over}`]
      }),
    )

test('the greatest numbers have room on the narrowest phone', { timeout: 120_000 }, async () => {
  const player = await Player.enter(court, 'Mira')
  await stage(court, fullest(), [player, 'novice', 'novice', 'novice'])
  const viewport = { width: 360, height: 740 }
  const table = await player.page(court, { viewport, hasTouch: true, isMobile: true })
  await table.locator('.tta-seats').waitFor()
  for (const language of LANGUAGES) {
    await speak(table, language)
    expect([language, await burst(table)]).toEqual([language, []])
  }
})
