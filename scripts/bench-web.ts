import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

import { Player } from '../packages/web/test/browser/player.ts'
import { TestSite } from '../packages/web/test/browser/test-site.ts'
import { printSizes } from './client-sizes.ts'

/**
 * Measures the browser client in a real Chromium: from the address to a usable page, on a slow machine with a
 * slow connection; from an answer to the first change on the screen, on loopback; and the script time for
 * redrawing a full table in the middle of a game. Before that it prints the sizes of the client's parts; with `sizes`, only those.
 */
const ROOT = resolve(import.meta.dirname, '..')
const VISITS = 5
const ANSWERS = 30

/** What browser tools call fast 3G. */
const FAST_3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

/** When the first button that starts a game can be clicked, in milliseconds since the navigation. */
const UNTIL_USABLE = `new Promise((usable) => {
  const look = () => {
    const button = document.querySelector('main button')
    if (button !== null && button.getBoundingClientRect().width > 0) usable(performance.now())
    else requestAnimationFrame(look)
  }
  look()
})`

/** The time from a click or a key press to the first change of the table. */
const WATCH_ANSWERS = `(() => {
  window.waits = []
  let since = null
  new MutationObserver(() => {
    if (since === null) return
    const from = since
    since = null
    requestAnimationFrame(() => window.waits.push(performance.now() - from))
  }).observe(document.querySelector('.match-frame'), { subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('click', (event) => {
    if (event.target.closest('.button--do') !== null) since = performance.now()
  }, true)
})()`

type Page = Awaited<ReturnType<TestSite['visitor']>>

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

async function firstVisit(site: TestSite): Promise<number> {
  const page = await site.visitor()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', FAST_3G)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/', { waitUntil: 'commit' })
  const usable = (await page.evaluate(UNTIL_USABLE)) as number
  await page.context().close()
  return usable
}

async function answers(page: Page): Promise<readonly number[]> {
  await page.goto('/')
  await page.getByRole('textbox').first().fill('Tereza')
  await page
    .getByRole('button', { name: /7 Wonders/ })
    .first()
    .click()
  await page.locator('.match-frame').waitFor()
  await page.locator('.card[data-state="can"], .answers button').first().waitFor()
  await page.evaluate(WATCH_ANSWERS)
  for (let count = 0; count < ANSWERS; count++) {
    const open = page.locator('.card[data-state="can"], .answers button').first()
    const over = page.locator('.result')
    await open.or(over).first().waitFor()
    if (await over.isVisible()) break
    await open.click()
    await page.locator('.button--do').first().click()
    await page.waitForTimeout(150)
  }
  return (await page.evaluate('window.waits')) as number[]
}

/** The round in which the table is full enough to measure. */
const MIDGAME = 10
const REDRAWS = 12
const WARMING = 2

/** How long the scripts of a page have run so far, in milliseconds. */
type Scripts = () => Promise<number>

async function scriptsOf(page: Page): Promise<Scripts> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  }
}

/** All script time from an answer until the page is idle: the answer, the changes, and the new options. */
async function redraws(site: TestSite): Promise<readonly number[]> {
  const player = await Player.enter(site, 'Mira')
  const bot = { bot: 'novice' }
  await player.open('through-the-ages', ['me', bot, bot, bot])
  await player.start()
  await player.play(({ question, view }) => {
    const { round } = view as { readonly round: number }
    const canTake = question?.options.some(({ id }) => id.startsWith('take ')) === true
    return round >= MIDGAME && question?.kind === 'action' && canTake
  })
  player.leave()
  const page = await player.page(site)
  const scripts = await scriptsOf(page)
  const left = page.locator('.tta-left [data-of="civil"] small')
  const took: number[] = []
  const measured = async (deed: () => Promise<void>): Promise<void> => {
    const before = await scripts()
    const shown = await left.textContent()
    await deed()
    await left.filter({ hasNotText: shown ?? '' }).waitFor()
    await page.waitForTimeout(250)
    took.push((await scripts()) - before)
  }
  for (let count = 0; count < REDRAWS; count++) {
    await page.locator('.tta-row .tta-card[data-state=can]').first().click()
    const confirm = page.locator('.tta-place-options .button--do')
    await confirm.waitFor()
    await page.waitForTimeout(250)
    await measured(() => confirm.click())
    await measured(() => page.keyboard.press('u'))
  }
  // The first ones also paint pictures and compile code, which happens only once.
  return took.slice(2 * WARMING)
}

execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
printSizes(resolve(ROOT, 'packages/web/dist'))
if (process.argv[2] === 'sizes') process.exit()
const site = await TestSite.open()
console.log(`Node ${process.version}, Chromium\n`)
console.log('| what | median | worst |')
console.log('| --- | ---: | ---: |')
const row = (what: string, times: readonly number[]): void =>
  console.log(`| ${what} | ${percentile(times, 0.5).toFixed(1)} ms | ${Math.max(...times).toFixed(1)} ms |`)

const visits: number[] = []
for (let visit = 0; visit < VISITS; visit++) visits.push(await firstVisit(site))
row(`first visit until usable, 4× slower CPU, fast 3G (${VISITS} visits)`, visits)
const waits = await answers(await site.visitor())
row(`an answer until the table changes, loopback (${waits.length} answers)`, waits)
const drawn = await redraws(site)
row(`script to draw Through the Ages anew, four players, round ${MIDGAME} (${drawn.length} answers)`, drawn)
await site.close()
