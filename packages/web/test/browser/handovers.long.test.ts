import { afterAll, beforeAll, expect, test } from 'vitest'

import { clippedOn, SOON, violationsOn } from './checks.ts'
import { TestSite } from './test-site.ts'
import { leaves, twoAt } from './two-players.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a result that a bot has played out is marked, and the replay shows who played then', async () => {
  const { ada, ben, page } = await twoAt(site, 'seven-wonders')
  await leaves(ben)
  await ada.play(() => false)
  const mark = page.locator('.result .result-mark')
  await mark.waitFor()
  expect(await mark.textContent()).toContain('A bot played the game to its end in place of Ben.')
  expect(await violationsOn(page)).toEqual([])
  await page.goto(`/replay/${ada.match}?at=1`)
  const names = page.locator('.other__name')
  await names.first().waitFor()
  await expect.poll(async () => (await names.allTextContents()).join(), SOON).toContain('Ben')
  expect(await page.locator('.log__hand').count()).toBe(0)
  await page.goto(`/replay/${ada.match}?at=100000`)
  await expect.poll(async () => (await names.allTextContents()).join(), SOON).toContain('Nisaba')
  await page.locator('.log__hand').waitFor({ state: 'attached' })
  for (const where of ['/back', '/']) {
    await page.goto(where)
    await page.locator('.result-mark').waitFor()
    expect(await page.locator('.result-mark').textContent()).toContain('Ended by a bot')
    expect(await clippedOn(page)).toEqual([])
  }
})
