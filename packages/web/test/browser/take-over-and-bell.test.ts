import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { SOON, violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { ask } from './page-api.ts'
import { anyCard, bots, enter, join, myTurn, open, playTurn, sitDown, start } from './seven-wonders-play.ts'
import { LAPTOP, PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a visitor who follows a link to a running game asks to take over from a bot', async () => {
  const host = await site.visitor({ reducedMotion: 'reduce' })
  const { match } = await sitDown(host, ['me', ...bots(2, 'random')])
  await playTurn(host)
  const { invitation } = await ask<{ invitation: string }>(host, `/api/matches/${match.id}/invitation`)

  const guest = await site.visitor({ reducedMotion: 'reduce' })
  await guest.goto(`/table/${match.id}?invitation=${invitation}`)
  const banner = guest.getByRole('form', { name: 'You are invited' })
  await banner.waitFor()
  expect(await guest.locator('.hand .card').count()).toBe(0)
  expect(await violationsOn(guest)).toEqual([])
  const game = { same: [/.*/], cut: '.match-frame__board *' }
  for (const viewport of [PHONE, LAPTOP]) {
    await guest.setViewportSize(viewport)
    expect(await wrongInFourLanguages(guest, game)).toEqual([])
  }
  await banner.getByLabel('Which seat').selectOption('2')
  await banner.getByLabel('Your name at the table').fill('Zofia')
  await banner.getByRole('button', { name: 'Ask for the seat of Utu' }).click()

  // The visitor waits, withdraws the request, and asks again; the host refuses, and then agrees.
  const request = guest.getByRole('region', { name: 'My request for a seat' })
  await request.getByText('Still to agree: Tereza.').waitFor()
  const vote = host
    .getByRole('alert')
    .filter({ hasText: 'Zofia (guest) asks to play in place of the bot Utu' })
  await vote.getByText('At the same internet address: Tereza').waitFor()
  for (const page of [guest, host]) {
    expect(await violationsOn(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await wrongInFourLanguages(page, game)).toEqual([])
    await page.setViewportSize(LAPTOP)
  }
  await request.getByRole('button', { name: 'Withdraw my request' }).click()
  await vote.waitFor({ state: 'detached' })
  await banner.getByRole('button', { name: 'Ask for the seat of Nisaba (plays at random)' }).click()
  await host.getByRole('alert').getByRole('button', { name: 'Refuse' }).click()
  await guest.getByText('You did not get the seat').waitFor()
  await banner.getByRole('button', { name: 'Ask for the seat of Nisaba (plays at random)' }).click()
  expect(await guest.locator('.hand .card').count()).toBe(0)
  await host.getByRole('alert').getByRole('button', { name: 'Agree' }).click()
  await guest.locator('.hand .card').first().waitFor()
  await request.waitFor({ state: 'detached' })
  await host.locator('.other', { hasText: 'Zofia' }).waitFor()

  // A visitor without an invitation is a spectator.
  const stranger = await site.visitor({ reducedMotion: 'reduce' })
  await stranger.goto(`/table/${match.id}`)
  await stranger.locator('#question').waitFor()
  expect(await stranger.getByRole('form', { name: 'You are invited' }).count()).toBe(0)
})

/** Counts how often the bell rings. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ears = window as unknown as { strokes: number }
    ears.strokes = 0
    OscillatorNode.prototype.start = () => void ears.strokes++
    OscillatorNode.prototype.stop = () => {}
  })
const strokes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { strokes: number }).strokes)

test('the bell rings when it becomes my turn, if it is switched on', async () => {
  const [ada, ben] = [
    await site.visitor({ reducedMotion: 'reduce' }),
    await site.visitor({ reducedMotion: 'reduce' }),
  ]
  for (const page of [ada, ben]) await listen(page)
  await enter(ada, 'Ada')
  await enter(ben, 'Ben')
  await ada.goto('/settings')
  await ada.getByRole('group', { name: 'Sound' }).getByText('On', { exact: true }).click()
  // Switching it on rings once.
  expect(await strokes(ada)).toBe(2)
  const match = await open(ada, ['me', 'open', ...bots(1, 'random')])
  await join(ben, match)
  await start(ada, match)
  await ben.goto(`/table/${match.match.id}`)
  await myTurn(ada)
  await myTurn(ben)
  // A player who comes to a waiting table sees it.
  expect(await strokes(ada)).toBe(0)

  const choose = async (page: Page): Promise<void> => {
    await (await anyCard(page)).click()
    await page.locator('.picked-card .button--do').click()
    await page.locator('.hand .card[data-state="waiting"], .sw-foot[data-open]').first().waitFor()
  }
  await choose(ada)
  await ada.locator('.hand .card[data-state="waiting"]').waitFor()
  await choose(ben)
  await myTurn(ada)
  await expect.poll(() => strokes(ada), SOON).toBe(2)
  expect(await strokes(ben)).toBe(0)
  expect(site.errors).toEqual([])
})
