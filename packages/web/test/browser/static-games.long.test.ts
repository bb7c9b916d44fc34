import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { serveFiles } from './bare-server.ts'
import { playByMouse, playQuickly } from './innovation-play.ts'
import { beginHere, passOn, playAnything } from './local-play.ts'
import { GAMES, lookBack, openEverything, playNow, untilKept } from './offline-checks.ts'
import { isOver, playTurn } from './seven-wonders-play.ts'
import { hurry, LAPTOP, launch, PHONE } from './test-site.ts'
import { playBy, sumsUp } from './through-the-ages-play.ts'

const BUILD = resolve(import.meta.dirname, '../../../../scripts/build-static.ts')
const parent = mkdtempSync(join(tmpdir(), 'ziggurat-static-'))
const folder = join(parent, 'static')

let browser: Browser
beforeAll(async () => {
  execFileSync(process.execPath, [BUILD, '--built', '--to', folder], { stdio: 'ignore' })
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  rmSync(parent, { recursive: true })
})

/** A visitor of a web space whose browser keeps the site, and who has lost the connection since. */
async function castaway(options: BrowserContextOptions = {}, path = '/'): Promise<Page> {
  const space = await serveFiles(folder, path)
  const context = await browser.newContext({
    baseURL: space.root,
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(90_000)
  await hurry(context)
  const page = await context.newPage()
  await untilKept(page, space.root)
  space.stop()
  await context.setOffline(true)
  return page
}

test('a whole game of 7 Wonders, without any server', async () => {
  const page = await castaway()
  await playNow(page, 'seven-wonders')
  while (!(await isOver(page))) await playTurn(page)
  expect(await lookBack(page)).toBe(3)
  await page.context().close()
})

test('a whole game of Innovation, without any server', async () => {
  const page = await castaway()
  await playQuickly(page)
  await playNow(page, 'innovation')
  await playByMouse(page)
  expect(await lookBack(page)).toBe(2)
  await page.context().close()
})

test('a whole simple game of Through the Ages of 2006 on a phone, without any server', async () => {
  const page = await castaway({ viewport: PHONE, hasTouch: true, isMobile: true })
  await playQuickly(page)
  await beginHere(page, 'through-the-ages', ['me', 'novice'], ['2006', 'simple'])
  await playBy(page, ({ x, y }) => page.touchscreen.tap(x, y))
  expect(await sumsUp(page)).toBe(true)
  await page.context().close()
})

test('a whole game of 7 Wonders by two people and a bot at one device, without any server', async () => {
  const page = await castaway({ viewport: PHONE, hasTouch: true, isMobile: true })
  await beginHere(page, 'seven-wonders', ['me', 'here', 'novice'])
  for (;;) {
    await page.locator('.curtain, .hand-over, .hand .card, .answers, .result').first().waitFor()
    if (await isOver(page)) break
    if (!(await passOn(page))) await playAnything(page)
  }
  expect(await lookBack(page)).toBe(3)
  await page.context().close()
})

test('rules, almanac and the replay of a record, in four languages, without any server', async () => {
  const page = await castaway({}, '/sub/folder/')
  // It is at the settings now.
  const root = new URL('..', page.url()).href
  for (const [at, language] of LANGUAGES.entries())
    await openEverything(page.context(), root, language, GAMES[at % GAMES.length] ?? '')
  // A page that has no folder of its own.
  await page.goto(`${root}almanac/nothing/`)
  await page.locator('.leaf').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.context().close()
})
