import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anyCard, bots, enter, join, myTurn, open, playTurn, sitDown, start } from './seven-wonders-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const cardsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''))

/** Builds or sells the first card that can be played. */
async function choose(page: Page): Promise<void> {
  await myTurn(page)
  await (await anyCard(page)).click()
  await page.locator('.picked-card .button--do').click()
}

test('two players and a spectator', async () => {
  const [ada, ben, cid] = [await site.visitor(), await site.visitor(), await site.visitor()]
  await enter(ada, 'Ada')
  await enter(ben, 'Ben')
  const match = await open(ada, ['me', 'open', ...bots(1, 'random')])
  await join(ben, match)
  await start(ada, match)
  for (const page of [ben, cid]) await page.goto(`/table/${match.match.id}`)
  await myTurn(ada)
  await myTurn(ben)
  const [hers, his] = [await cardsOf(ada), await cardsOf(ben)]
  expect(hers).toHaveLength(7)
  expect(his).toHaveLength(7)

  // The spectator sees the table, no hand, and is counted.
  await cid.locator('#question').waitFor()
  expect(await cid.locator('.hand .card').count()).toBe(0)
  expect(await cid.locator('.button--do').count()).toBe(0)
  await ada.getByRole('img', { name: '1 spectator' }).waitFor()

  await choose(ada)
  await ben
    .getByText(/chosen/)
    .first()
    .waitFor()
  // Ada's choice is hidden until the turn is revealed.
  await choose(ben)
  for (const page of [ada, ben]) {
    await expect.poll(async () => (await cardsOf(page)).length, { timeout: 30_000 }).toBe(6)
  }
  await cid
    .getByText(/Ada (builds|discards)/)
    .first()
    .waitFor()

  await ada.getByRole('tab', { name: /Chat/ }).click()
  await ada.getByPlaceholder('Say something').fill('<b>well met</b>')
  await ada.keyboard.press('Enter')
  await ben.getByRole('tab', { name: 'Chat 1' }).click()
  await ben.getByText('<b>well met</b>').waitFor()
  await ben.getByRole('tab', { name: 'Log' }).click()
  await ben.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
})

test('a game goes on after a server restart, in the language that was chosen meanwhile', async () => {
  const page = await site.visitor()
  await sitDown(page, ['me', ...bots(2, 'random')])
  await playTurn(page)
  const before = await cardsOf(page)
  await site.restart(1500)
  await page.getByText('Connected').waitFor({ timeout: 60_000 })
  expect(await cardsOf(page)).toEqual(before)
  await playTurn(page)
  expect(await cardsOf(page)).toHaveLength(5)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('cs')
  await page.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).click()
  expect(await page.locator('html').getAttribute('lang')).toBe('cs')
  await page.getByText('Připojeno').waitFor()
  await playTurn(page)
  expect(await cardsOf(page)).toHaveLength(4)
})

test('one person in two tabs: an answer in one is shown in the other', async () => {
  const page = await site.visitor()
  const { match } = await sitDown(page, ['me', ...bots(2, 'random')])
  const second = await page.context().newPage()
  await second.goto(`/table/${match.id}`)
  await myTurn(second)
  await second.bringToFront()
  await playTurn(second)
  await expect.poll(() => cardsOf(page), { timeout: 30_000 }).toEqual(await cardsOf(second))
  await page.bringToFront()
  await playTurn(page)
  await expect.poll(() => cardsOf(second), { timeout: 30_000 }).toEqual(await cardsOf(page))
})

test('a laptop that slept during a server restart shows the current state', async () => {
  const page = await site.visitor()
  const { match } = await sitDown(page, ['me', ...bots(2, 'random')])
  await myTurn(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await site.restart()
  const second = await page.context().newPage()
  await second.goto(`/table/${match.id}`)
  await myTurn(second)
  await playTurn(second)
  await tools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.bringToFront()
  await expect.poll(() => cardsOf(page), { timeout: 30_000 }).toEqual(await cardsOf(second))
  await playTurn(page)
  expect(await cardsOf(page)).toHaveLength(5)
})

test('an answer given while offline is sent when the connection is back', async () => {
  const page = await site.visitor()
  await sitDown(page, ['me', ...bots(2, 'random')])
  await page.context().setOffline(true)
  await choose(page)
  await page.waitForTimeout(500)
  await page.context().setOffline(false)
  await expect.poll(async () => (await cardsOf(page)).length, { timeout: 60_000 }).toBe(6)
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
