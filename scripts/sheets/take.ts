import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Player } from '../../packages/web/test/browser/player.ts'
import { arrange, nameOf, SITUATIONS } from '../../packages/web/test/browser/situations.ts'
import type { Situation } from '../../packages/web/test/browser/situations.ts'
import { TestSite } from '../../packages/web/test/browser/test-site.ts'

type Page = Awaited<ReturnType<TestSite['visitor']>>

/** Phones, tablets and desktops, in light and dark colour schemes. */
const SCREENS = [
  { width: 390, height: 844, isHeld: true, light: 'light' },
  { width: 844, height: 390, isHeld: true, light: 'dark' },
  { width: 820, height: 1180, isHeld: true, light: 'light' },
  { width: 1180, height: 820, isHeld: true, light: 'dark' },
  { width: 1366, height: 768, isHeld: false, light: 'light' },
  { width: 1920, height: 1080, isHeld: false, light: 'light' },
] as const

/**
 * A selection of the sweep: each game with many and few players, early and late, and each way of looking at
 * it.
 */
const CHOSEN: readonly (readonly [Situation['game'], number, Situation['how'], Situation['when']])[] = [
  ['seven-wonders', 3, 'live', 'late'],
  ['seven-wonders', 7, 'live', 'early'],
  ['seven-wonders', 5, 'after', 'late'],
  ['seven-wonders', 4, 'replay', 'late'],
  ['innovation', 2, 'live', 'late'],
  ['innovation', 4, 'live', 'early'],
  ['innovation', 3, 'after', 'late'],
  ['innovation', 3, 'replay', 'late'],
  ['through-the-ages', 2, 'live', 'late'],
  ['through-the-ages', 4, 'live', 'late'],
  ['through-the-ages', 3, 'after', 'late'],
  ['through-the-ages', 4, 'replay', 'early'],
]

const CAN_BE_PRESSED = ['.hand', '.inn-hand', '.tta-row']
  .map((place) => `${place} :is([data-state=can], [data-glow=can], [data-state=cannot])`)
  .join()

/** A page or table to take a picture of. */
interface Sheet {
  readonly name: string
  readonly path: string
  /** The player whose browser it is; undefined for a stranger. */
  readonly by?: Player
  /** What appears when the page is complete. */
  readonly shows: string
  /** What to press, for one more picture each. */
  readonly presses?: readonly string[]
  /** Whether the page is too long to be taken whole. */
  readonly isLong?: boolean
}

const PLAIN: readonly Sheet[] = [
  { name: 'first-visit', path: '/', shows: '.play' },
  { name: 'new-table', path: '/new/seven-wonders', shows: '.new-table' },
  { name: 'new-table-innovation', path: '/new/innovation', shows: '.new-table' },
  { name: 'almanac-seven-wonders', path: '/almanac/seven-wonders', shows: '.leaf', isLong: true },
  { name: 'almanac-innovation', path: '/almanac/innovation', shows: '.leaf', isLong: true },
  { name: 'almanac-through-the-ages', path: '/almanac/through-the-ages', shows: '.leaf', isLong: true },
  { name: 'leaf-seven-wonders', path: '/almanac/seven-wonders?card=palace', shows: 'dialog', isLong: true },
  { name: 'leaf-innovation', path: '/almanac/innovation?card=sailing', shows: 'dialog', isLong: true },
  { name: 'leaf-ages', path: '/almanac/through-the-ages?card=iron', shows: 'dialog', isLong: true },
  { name: 'rules', path: '/rules/seven-wonders', shows: 'main h2', isLong: true },
  { name: 'rule', path: '/rules/seven-wonders#7W-TRADE-01', shows: 'main h2', isLong: true },
  { name: 'settings', path: '/settings', shows: 'fieldset' },
  { name: 'account-new', path: '/account', shows: 'form' },
  { name: 'back-new', path: '/back', shows: '.upload' },
  { name: 'about', path: '/about', shows: 'h1' },
  { name: 'nowhere', path: '/nowhere', shows: 'h1' },
]

/** Everything is drawn as a whole, because edges differ slightly where parts are redrawn. */
const STILL = ['--disable-partial-raster', '--disable-lcd-text', '--num-raster-threads=1']

/** Fixes everything that depends on chance or the clock, and waits for fonts and pictures. */
const SETTLED = `(async () => {
  await document.fonts.ready
  for (const field of document.querySelectorAll('input')) if (field.readOnly) field.value = 'a secret'
  for (const picture of document.querySelectorAll('.game__picture')) picture.replaceChildren()
  for (const time of document.querySelectorAll('time, .room__seed')) time.textContent = 'some time'
  const before = document.body.innerText
  await new Promise((passed) => setTimeout(passed, 60))
  const arePainted = [...document.querySelectorAll('.mosaic')].every((mosaic) => {
    const { width, top } = mosaic.getBoundingClientRect()
    return width === 0 || top > innerHeight || mosaic.querySelector('img')?.complete
  })
  return arePainted && document.body.innerText === before
})()`

async function shoot(page: Page, file: string, isLong: boolean): Promise<void> {
  while (!(await page.evaluate(SETTLED))) await page.waitForTimeout(20)
  writeFileSync(file, await page.screenshot({ fullPage: !isLong, animations: 'disabled', caret: 'hide' }))
}

async function takeSheet(site: TestSite, folder: string, sheet: Sheet): Promise<void> {
  for (const isHeld of [true, false]) {
    const page = await site.visitor({
      reducedMotion: 'reduce',
      ...(isHeld && { hasTouch: true, isMobile: true }),
    })
    // The home page greets by the time of day.
    await page.clock.setFixedTime(new Date().setHours(12, 0, 0, 0))
    const value = sheet.by?.client.token ?? ''
    if (value !== '') await page.context().addCookies([{ name: 'ziggurat', value, url: site.base }])
    for (const { width, height, light } of SCREENS.filter((screen) => screen.isHeld === isHeld)) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: light })
      // Reloads, so that no picture depends on the previous one.
      await page.goto(sheet.path)
      await page.locator(sheet.shows).first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const called = (more = ''): string => join(folder, `${sheet.name}${more}, ${width}x${height}.png`)
      await shoot(page, called(), sheet.isLong === true)
      for (const [nth, selector] of (sheet.presses ?? []).entries()) {
        const [thing] = await page.locator(selector).all()
        if (thing === undefined) continue
        await thing.dispatchEvent('click')
        await shoot(page, called(`, pressed ${nth + 1}`), true)
        await page.keyboard.press('Escape')
      }
    }
    await page.context().close()
  }
}

/** A person with running games, one that waits for players, and one that is over. */
async function peopled(site: TestSite): Promise<readonly Sheet[]> {
  const mira = await Player.enter(site, 'Mira')
  const ondrej = await Player.enter(site, 'Ondřej')
  await ondrej.open('seven-wonders', ['me', 'open', 'open', 'open', 'open'])
  const invitation = await mira.open('innovation', ['me', 'open', { bot: 'novice' }])
  const room = `/table/${mira.match}`
  const own = (name: string, path: string, shows: string): Sheet => ({ name, path, shows, by: mira })
  return [
    own('account', '/account', 'form'),
    own('home', '/', '.game'),
    own('waiting-room', room, '.room__invite input'),
    { name: 'invited', path: `${room}?invitation=${invitation}`, shows: '.room__seats' },
  ]
}

const PRESSES = {
  live: [CAN_BE_PRESSED, '.bar__tools > button:last-child', '.bar__tools > button:nth-last-child(2)'],
  after: ['.result__deeds [role=tab]:nth-child(2)', '.result__deeds [role=tab]:nth-child(3)'],
  replay: [],
} as const

/** Takes a picture of each sheet on each screen. */
export async function take(folder: string, only: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const site = await TestSite.open(STILL)
  const isWanted = (name: string): boolean => only.length === 0 || only.some((each) => name.includes(each))
  const takeAll = async (sheets: readonly Sheet[]): Promise<void> => {
    for (const sheet of sheets) {
      if (!isWanted(sheet.name)) continue
      await takeSheet(site, folder, sheet)
      console.log(sheet.name)
    }
  }
  await takeAll(PLAIN)
  await takeAll(await peopled(site))
  for (const [game, seats, how, when] of CHOSEN) {
    const situation = SITUATIONS.find(
      (each) => each.game === game && each.seats === seats && each.how === how && each.when === when,
    )
    const name = situation === undefined ? '' : nameOf(situation).replaceAll(', ', '-').replaceAll(' ', '-')
    if (situation === undefined || !isWanted(name)) continue
    const { path, people } = await arrange(site, situation)
    const [by] = people
    if (by === undefined) continue
    await takeAll([{ name, path, by, shows: '.match-frame__board > *', presses: PRESSES[how], isLong: true }])
  }
  await site.close()
  for (const error of site.errors) console.error(error)
}
