import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { clippedOn, SOON, violationsOn } from './checks.ts'
import { switchLanguage } from './languages.ts'
import { Player, QUIETLY } from './player.ts'
import { tiedRecord } from './records.ts'
import { TestSite, PHONE } from './test-site.ts'
import { leaves, twoAt } from './two-players.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join())
})
afterAll(() => site.close())

const absence = (page: Page, kind: string) => page.locator(`[data-absence=${kind}]`)

describe.each(['seven-wonders', 'innovation', 'through-the-ages'])('at a table of %s', (game) => {
  test('players who are away are marked, and a handover is shown; earlier events keep their names', async () => {
    const { ada, ben, page } = await twoAt(site, game)
    await page.locator('.log li').first().waitFor({ state: 'attached' })
    await expect.poll(() => absence(page, 'away').count(), SOON).toBe(0)
    const since = Date.now()
    ben.leave()
    await absence(page, 'away').first().waitFor({ state: 'attached' })
    expect(Date.now() - since).toBeLessThan(10_000)
    expect(await absence(page, 'away').first().getAttribute('title')).toBe('away')
    ben.watch()
    await absence(page, 'away').first().waitFor({ state: 'detached' })

    await leaves(ben)
    const line = page.locator('.log__hand')
    await line.waitFor({ state: 'attached' })
    expect(await line.textContent()).toBe('The bot Nisaba (novice) plays on in place of Ben.')
    await page
      .locator('.seat-change-note')
      .getByText('The bot Nisaba (novice) plays on in place of Ben.')
      .waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.locator('.seat-change-note').getByRole('button', { name: 'Close' }).click()
    await page.locator('.seat-change-note').waitFor({ state: 'detached' })
    // Ben's events keep his name; new ones have the bot's.
    const log = page.locator('.log').first()
    await expect.poll(async () => (await log.textContent())?.includes('Ben'), SOON).toBe(true)
    await ada.play(({ answers }) => answers >= 12, QUIETLY)
    await expect.poll(async () => (await log.textContent())?.includes('Nisaba'), SOON).toBe(true)
    expect(await line.count()).toBe(1)
  })
})

test('the browser’s tab says when it is my turn', async () => {
  const ada = await Player.enter(site, 'Ada')
  const ben = await Player.enter(site, 'Ben')
  const invitation = await ada.open('through-the-ages', ['me', 'open'])
  await ben.join(ada.match, invitation)
  await ada.start()
  const page = await ada.page(site, { reducedMotion: 'reduce' })
  const icon = (): Promise<string> =>
    page.evaluate(() => document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '')
  await expect.poll(() => page.title(), SOON).toBe('● Your turn · Through the Ages · Ziggurat')
  const mine = await icon()
  await ada.play(({ answers }) => answers > 0, ['end'])
  await expect.poll(() => page.title(), SOON).toBe('Through the Ages · Ziggurat')
  expect(await icon()).not.toBe(mine)
  // Both icons can be drawn.
  for (const sign of [mine, await icon()])
    expect(
      await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image.width > 0
      }, sign),
    ).toBe(true)
  await ben.play(({ answers }) => answers > 1, ['end'])
  await expect.poll(() => page.title(), SOON).toContain('Your turn')
  expect(await icon()).toBe(mine)
  await page.getByRole('link', { name: 'Back to the games' }).first().click()
  await expect.poll(icon, SOON).not.toBe(mine)
})

test('a wrong invitation says so on arrival, in a room and at a table', async () => {
  const ada = await Player.enter(site, 'Ada')
  const invitation = await ada.open('innovation', ['me', 'open'])
  await ada.client.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const { match: room } = await ada.client.ask('open', { game: 'innovation', seats: ['me', 'open'] })
  const page = await site.visitor({ viewport: PHONE })
  await page.goto(`/table/${room.id}?invitation=${invitation}`)
  await page.getByText('This invitation does not lead to this table').waitFor()
  expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  for (const language of ['en', 'cs', 'hu', 'pl']) {
    await switchLanguage(page, language)
    await page.locator('.room__invited[data-tone=bad]').waitFor()
    expect(await clippedOn(page)).toEqual([])
  }

  const { match: running } = await ada.client.ask('open', {
    game: 'innovation',
    seats: ['me', { bot: 'novice' }],
  })
  await ada.client.ask('start', {}, { match: running.id })
  const other = await site.visitor()
  await other.goto(`/table/${running.id}?invitation=wrong`)
  await other.getByText('This invitation does not lead to this table').waitFor()
  expect(await other.getByRole('button', { name: /^Ask for the seat/ }).count()).toBe(0)
  const right = await ada.client.ask('invitation', undefined, { match: running.id })
  await other.goto(`/table/${running.id}?invitation=${right.invitation}`)
  await other.getByRole('button', { name: /^Ask for the seat/ }).waitFor()
  expect(await other.getByText('This invitation does not lead').count()).toBe(0)
})

test.each([
  ['seven-wonders', /^Level on \d+ victory points?: coins decide \(Player \d \d+, Player \d \d+/],
  ['innovation', /^Level on \d+ points?: achievements decide \(Player \d \d+, Player \d \d+/],
] as const)('a tie says what broke it: %s', async (game, says) => {
  const ada = await Player.enter(site, 'Ada')
  const { match } = await ada.client.ask('upload', { record: tiedRecord(game) })
  const page = await site.visitor()
  await page.goto(`/table/${match.id}`)
  await page.locator('.result__tie').first().waitFor()
  expect(await page.locator('.result__tie').first().textContent()).toMatch(says)
  expect(await violationsOn(page)).toEqual([])
  expect(await clippedOn(page, { within: '.result__head' })).toEqual([])
})
