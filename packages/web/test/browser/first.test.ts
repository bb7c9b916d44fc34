import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

test('somebody comes, enters and plays', async () => {
  const page = await court.visitor()
  await page.goto('/')
  await page.getByLabel('Your name at the table').fill('Tereza')
  await page.getByRole('button', { name: 'Play 7 Wonders' }).click()
  await page.locator('.answers button').first().waitFor()

  for (let i = 0; i < 4; i++) {
    await page.locator('.answers button').first().click()
    await page.locator('.answers .button--do').click()
    await page.waitForTimeout(500)
  }

  expect(court.errors).toEqual([])
})
