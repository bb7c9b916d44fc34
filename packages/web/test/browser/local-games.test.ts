import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { beginHere } from './local-play.ts'
import { playTurn } from './seven-wonders-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})

test('undo takes back my last choice and what the bots did after it, as often as I like', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await beginHere(page, 'seven-wonders', ['me', 'novice', 'novice'])
  const time = page.locator('.bar__time')
  const start = await time.innerText()
  for (let turn = 0; turn < 3; turn++) await playTurn(page)
  for (let turn = 0; turn < 3; turn++) {
    const before = await time.innerText()
    await page.locator('[data-deed=undo]').click()
    await expect.poll(() => time.innerText()).not.toBe(before)
  }
  expect(await time.innerText()).toBe(start)
  await page.context().close()
})

test('the newest tab has the game; the other one can take it back', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await beginHere(page, 'seven-wonders', ['me', 'novice', 'novice'])
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('.hand .card').first().waitFor()
  await page.getByText('has been opened in another tab').waitFor()
  await page.getByRole('button', { name: 'Go on here' }).click()
  await page.locator('.hand .card').first().waitFor()
  await other.getByText('has been opened in another tab').waitFor()
  expect(await other.locator('.hand .card').count()).toBe(0)
  await page.context().close()
})

test('options that cannot be combined are refused beside the form', async () => {
  const page = await site.visitor()
  await page.goto('/new/through-the-ages')
  const seats = page.locator('.sitters select')
  await seats.nth(1).selectOption('here')
  for (const seat of (await seats.all()).slice(2)) await seat.selectOption('novice')
  await page.locator('input[value="simple"]').check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.summary').getByRole('alert').waitFor()
  expect(await page.locator('input[value="simple"]').isChecked()).toBe(true)
  await page.context().close()
})

test('a deleted game is gone', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await beginHere(page, 'seven-wonders', ['me', 'novice', 'novice'])
  const address = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Delete this game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this game' }).click()
  await page.locator('.now').waitFor()
  expect(await page.locator('.game').count()).toBe(0)
  await page.goto(address)
  await page.getByText('This device does not have this game').waitFor()
  await page.context().close()
})
