import { afterAll, beforeAll, expect, test } from 'vitest'

import { clippedOn, violationsOn } from './checks.ts'
import { wrongInFourLanguages } from './languages.ts'
import { Player } from './player.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open([], true)
})
afterAll(() => site.close())

test('after the game, the page says that my number is in the shuffle; a wrong shuffle is reported', async () => {
  const page = await site.visitor()
  await page.goto('/new/seven-wonders')
  for (const seat of [2, 3, 4]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('player')
  await page.getByText('On the server', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('.match-frame').waitFor()
  const table = page.url()
  const player = await Player.of(site, page)
  // The page need not show each turn.
  await page.goto('/about')
  await player.play(() => false)
  player.leave()
  await page.goto(table)
  const check = page.locator('.shuffle-check')
  await expect.poll(() => check.textContent()).toBe('Shuffle checked: your number is in it')
  await check.click()
  const sheet = page.getByRole('dialog', { name: 'The shuffle' })
  expect(await sheet.locator('dd').allTextContents()).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
    'none',
    'none',
    'none',
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  expect(await violationsOn(page)).toEqual([])
  // Numbers, the name of a guest, and names of wonders.
  const same = { same: [/^[0-9a-f]{32,64}$/, /^\S+ \d+$/, /^\p{Lu}\S+$/u], within: '.sheet' }
  expect(await wrongInFourLanguages(page, same)).toEqual([])

  // Another browser of the same person has sent nothing.
  const { cookies } = await page.context().storageState()
  const other = await site.visitor({ storageState: { cookies, origins: [] } })
  await other.goto(table)
  await expect.poll(() => other.locator('.shuffle-check').textContent()).toBe('Shuffle checked')

  const wrong = page.getByRole('alert').getByText(/The shuffle is wrong/)
  const pretend = async (change: 'hash' | 'numbers'): Promise<void> => {
    await page.evaluate((key) => {
      const [[match, sent] = [], ...rest] = JSON.parse(localStorage.getItem('ziggurat.numbers') ?? '') as [
        string,
        Record<string, unknown>,
      ][]
      const changed = { ...sent, [key]: key === 'hash' ? 'a'.repeat(64) : ['b'.repeat(32)] }
      localStorage.setItem('ziggurat.numbers', JSON.stringify([[match, changed], ...rest]))
    }, change)
    await page.reload()
  }
  await pretend('numbers')
  expect(await wrong.textContent()).toContain('The number that this browser sent is not in it.')
  await pretend('hash')
  expect(await wrong.textContent()).toContain('changed its part after this browser had seen its fingerprint')
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await clippedOn(page, { within: '.result' })).toEqual([])
})
