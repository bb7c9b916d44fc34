import { afterAll, beforeAll, expect, test } from 'vitest'

import { wrongInFourLanguages } from './languages.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('every setting applies at once and survives a reload', async () => {
  const page = await site.visitor()
  await page.goto('/settings')
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const choose = (name: string, value: string) => group(name).getByText(value, { exact: true }).click()
  const root = () => page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)))

  await choose('Light', 'Dark')
  await choose('Contrast', 'More')
  await choose('Motion', 'Never')
  await choose('Pace', 'Slow')
  await choose('Confirm before it counts', 'When it cannot be undone')
  await choose('Sound', 'On')
  expect(await root()).toMatchObject({ theme: 'dark', contrast: 'more', motion: 'none' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await choose('Language', 'Magyar')
  await page.getByRole('heading', { name: 'Beállítások' }).waitFor()

  await page.reload()
  await page.getByRole('heading', { name: 'Beállítások' }).waitFor()
  expect(await root()).toMatchObject({ theme: 'dark', contrast: 'more', motion: 'none' })
  const chosen = await page
    .locator('input:checked')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLInputElement ? each.value : '')))
  expect(chosen).toEqual(['hu', 'dark', 'more', 'none', 'slow', 'reveals', 'on'])
})

test('the system’s preferences apply until the person chooses', async () => {
  const page = await site.visitor({ locale: 'pl', colorScheme: 'dark' })
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.getByRole('group', { name: 'Światło' }).getByText('Jasne').click()
  expect(await ground()).not.toBe(dark)
})

test('settings have four languages, also on a phone', async () => {
  const page = await site.visitor()
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await wrongInFourLanguages(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await wrongInFourLanguages(page)).toEqual([])
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
