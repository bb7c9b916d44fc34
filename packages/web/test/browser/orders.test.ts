import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { position } from '@ziggurat/through-the-ages/testing'
import type { Facts } from '@ziggurat/through-the-ages/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { clippedOn, violationsOn } from './checks.ts'
import { Player } from './player.ts'
import { ScriptedPlayer } from './scripted-player.ts'
import { TestSite, PHONE } from './test-site.ts'

/** Several pages in turn, perhaps on a busy machine. */
const LONG = 240_000

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.join())
})
afterAll(() => site.close())

const NAMES = ['Ada', 'Ben', 'Cy'] as const

/** Pages of players at a given position. */
async function laid(facts: Facts): Promise<readonly Player[]> {
  const players = await Promise.all(facts.players.map((_, seat) => Player.enter(site, NAMES[seat] ?? '')))
  const ids = await Promise.all(players.map(async ({ client }) => (await client.ask('me')).person?.id ?? ''))
  const match = await site.lay(ids, position(facts).table)
  for (const player of players) player.match = match
  return players
}

const ATTACK: Facts = {
  players: [
    { on: { warriors: 8 }, government: 'monarchy', military: ['plunder-i'] },
    { on: { warriors: 6 }, military: ['military-bonus-i', 'legion'] },
    {},
  ],
  stage: 'politics',
}

const FIVE = { on: { warriors: 5 } }
const AUCTION: Facts = {
  players: [{ ...FIVE, military: ['rats'] }, FIVE],
  currentEvents: ['vast-territory-i', 'development-of-crafts'],
  stage: 'politics',
}

const opener = (page: Page): Locator => page.locator('[data-deed="orders"]')

async function openOrders(page: Page): Promise<Locator> {
  await opener(page).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.orders li').first().waitFor()
  return sheet
}

const rowOf = (sheet: Locator, subject: string): Locator =>
  sheet.locator('.orders > li').filter({ hasText: subject })

const inForce = (sheet: Locator): Locator => sheet.locator('[data-in-force]')

test('a player leaves orders and goes; the game goes on without them', { timeout: LONG }, async () => {
  const [ada, ben] = await laid(ATTACK)
  if (ada === undefined || ben === undefined) throw new Error('nobody')
  const page = await ben.page(site)
  const sheet = await openOrders(page)
  expect(await inForce(sheet).count()).toBe(0)
  const row = rowOf(sheet, 'Aggressions against you')
  await row.getByRole('combobox').selectOption({ label: 'hold out if your cards suffice' })
  await row.getByRole('button').click()
  await inForce(sheet).filter({ hasText: 'Aggressions' }).waitFor()
  await rowOf(sheet, 'Pacts').getByRole('combobox').selectOption({ label: 'refuse those of Ada' })
  await rowOf(sheet, 'Pacts').getByRole('button').click()
  await expect.poll(() => inForce(sheet).count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Standing orders: 2 in force' }).waitFor()
  await page.context().close()

  const other = new ScriptedPlayer(ada)
  await other.answers('politics', 'attack 1 plunder-i')
  await other.waitsFor('defended')
  await other.answers('action', 'end turn')
  other.close()

  // Back again, they see which answers their orders gave.
  const again = await ben.page(site)
  await again.locator('.by-order').waitFor()
  expect(
    await again
      .locator('li')
      .filter({ has: again.locator('.by-order') })
      .textContent(),
  ).toContain('by your order')
  // Their cards have changed: the order is dropped, and a note says so.
  await again.locator('.order-note').filter({ hasText: 'your military cards have changed' }).waitFor()
  await again.getByRole('button', { name: 'Put away' }).click()
  await again.locator('.order-note').waitFor({ state: 'detached' })
  await again.getByRole('button', { name: 'Standing orders: 1 in force' }).waitFor()
  await again.context().close()
})

test('where no territory is known the order is about all auctions, else about all others', async () => {
  const [ada, ben] = await laid(AUCTION)
  if (ada === undefined || ben === undefined) throw new Error('nobody')
  const page = await ben.page(site)
  await rowOf(await openOrders(page), 'All auctions').waitFor()
  const other = new ScriptedPlayer(ada)
  await other.answers('politics', 'event rats')
  await rowOf(page.getByRole('dialog'), 'Auction: ').waitFor()
  expect(await rowOf(page.getByRole('dialog'), 'All other auctions').count()).toBe(1)
  other.close()
  await page.context().close()
})

test('a player leaves an order to bid up to a sum, and goes', { timeout: LONG }, async () => {
  const [ada, ben] = await laid(AUCTION)
  if (ada === undefined || ben === undefined) throw new Error('nobody')
  const other = new ScriptedPlayer(ada)
  await other.answers('politics', 'event rats')
  const page = await ben.page(site)
  const sheet = await openOrders(page)
  const row = rowOf(sheet, 'Auction: ')
  await row.getByRole('combobox').selectOption({ label: 'bid up to 4, then pass' })
  await row.getByRole('button').click()
  await inForce(sheet).waitFor()
  await page.context().close()
  await other.answers('bid', 'bid 2')
  await other.answers('bid', 'bid 4')
  await other.waitsFor('passed')
  expect(other.kinds.slice(-4)).toEqual(['bid', 'bid', 'bid', 'passed'])
  other.close()
})

test('by keyboard: left, dropped by a move of one’s own, left again', { timeout: LONG }, async () => {
  const [ada] = await laid({
    players: [{ unused: 1, on: { bronze: [2, 4] } }, {}, {}],
    stage: 'actions',
  })
  if (ada === undefined) throw new Error('nobody')
  const page = await ada.page(site)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  const row = rowOf(sheet, 'Aggressions against you')
  await row.getByRole('combobox').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await inForce(sheet).filter({ hasText: 'give in' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  const other = new ScriptedPlayer(ada)
  await other.answers('action', 'build warriors')
  other.close()
  const note = page.locator('.order-note')
  await note.filter({ hasText: 'your strength has changed' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await note.getByRole('button', { name: 'Standing orders' }).focus()
  await page.keyboard.press('Enter')
  await row.getByText('Dropped: your strength has changed').waitFor()
  await row.getByRole('button', { name: /^Give the order/ }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: /^Withdraw the order/ }).waitFor()
  await note.waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: /^Withdraw the order/ }).focus()
  await page.keyboard.press('Enter')
  await inForce(sheet).waitFor({ state: 'detached' })
  // The focus stays where it was.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Give the order')
  await page.context().close()
})

test.each([
  ['cs', 'Trvalé příkazy', 'Agrese proti vám'],
  ['hu', 'Állandó utasítások', 'Ellened irányuló agressziók'],
  ['pl', 'Stałe polecenia', 'Agresje przeciw tobie'],
])('on a phone, in %s', { timeout: LONG }, async (locale, title, subject) => {
  const [, ben] = await laid(ATTACK)
  if (ben === undefined) throw new Error('nobody')
  const phone: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true, locale }
  const page = await ben.page(site, phone)
  const sheet = await openOrders(page)
  await sheet.getByRole('heading', { name: title }).waitFor()
  await rowOf(sheet, subject).getByRole('button').click()
  await inForce(sheet).waitFor()
  expect((await clippedOn(page)).filter((each) => each.startsWith('the page is wider'))).toEqual([])
  expect(await violationsOn(page)).toEqual([])
  await page.context().close()
})

test('spectators have no orders, nor does a game without standing orders', { timeout: LONG }, async () => {
  const [ada] = await laid(AUCTION)
  const eve = await Player.enter(site, 'Eve')
  eve.match = ada?.match ?? ''
  const page = await eve.page(site)
  await page.locator('.tta-board').waitFor()
  expect(await opener(page).count()).toBe(0)
  await eve.open('seven-wonders', ['me', { bot: 'random' }, { bot: 'random' }])
  await eve.start()
  await page.goto(`/table/${eve.match}`)
  await page.locator('.hand .card').first().waitFor()
  expect(await opener(page).count()).toBe(0)
  await page.context().close()
})
