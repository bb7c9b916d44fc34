import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { almanac, cutInAlmanac, leaves } from './almanac.ts'
import { TIMEOUT, SOON } from './checks.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

const opened = (address: string, options: Parameters<TestSite['visitor']>[0] = {}): Promise<Page> =>
  almanac(site, address, options)

test('cards are found by name and effect, and the address has the search', async () => {
  const page = await opened('/almanac/seven-wonders')
  expect(await leaves(page).count()).toBe(78 + 14)

  await page.getByRole('searchbox').fill('FORUM')
  await expect.poll(() => page.locator('.leaf[data-card="forum"]').count(), SOON).toBe(1)
  await page.getByRole('searchbox').fill('')
  await choice(page, 'Kind').selectOption('green')
  await choice(page, 'Age').selectOption('2')
  await expect.poll(() => leaves(page).count(), SOON).toBe(4)
  await page.reload()
  await leaves(page).first().waitFor({ timeout: TIMEOUT })
  expect(await leaves(page).count()).toBe(4)
  expect(await page.getByRole('status').first().innerText()).toContain('4 of 92')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => leaves(page).count(), SOON).toBe(92)

  await choice(page, 'Players').selectOption('3')
  await expect.poll(() => leaves(page).count(), SOON).toBeLessThan(92)
  expect(site.errors).toEqual([])
})

test('case and diacritics do not matter', async () => {
  const page = await opened('/almanac/seven-wonders?q=PALAC', { locale: 'cs' })
  expect(await page.locator('.leaf[data-card="palace"]').count()).toBe(1)
})

test('Innovation is filtered by icon, Through the Ages by edition', async () => {
  const page = await opened('/almanac/innovation')
  await choice(page, 'Icon').selectOption('clock')
  await expect.poll(() => leaves(page).count(), SOON).toBeLessThan(50)
  await page.goto('/almanac/through-the-ages')
  await leaves(page).first().waitFor({ timeout: TIMEOUT })
  const later = await leaves(page).count()
  await choice(page, 'Edition').selectOption('2006')
  await expect.poll(() => leaves(page).count(), SOON).not.toBe(later)
  await expect.poll(() => leaves(page).count(), SOON).toBeGreaterThan(100)
})

test('a card has its numbers and the rules that name it', async () => {
  const page = await opened('/almanac/seven-wonders?card=forum')
  const sheet = page.getByRole('dialog', { name: 'Forum' })
  await sheet.getByRole('link', { name: 'Haven' }).waitFor()
  await sheet.getByRole('link', { name: '7W-COST-05' }).waitFor()
  await sheet.getByRole('link', { name: 'Haven' }).click()
  await page.getByRole('dialog', { name: 'Haven' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url(), SOON).not.toContain('card=')
})

test('by keyboard: slash searches, arrows go from card to card', async () => {
  const page = await opened('/almanac/seven-wonders')
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.closest('.leaf')?.getAttribute('data-card') ?? null)
  const cards = await leaves(page).evaluateAll((all) => all.map((leaf) => leaf.getAttribute('data-card')))
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(cards[0])
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(cards[1])
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(cards[5])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe(cards[0])
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url(), SOON).toContain(`card=${cards[1]}`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
})

// The long run checks both games in all languages.
test.each([
  ['seven-wonders', 'hu'],
  ['innovation', 'pl'],
] as const)('no word of a card is cut: %s, %s', async (game, locale) => {
  expect(await cutInAlmanac(site, game, locale)).toEqual([])
})
