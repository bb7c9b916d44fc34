import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { playQuickly } from './innovation-play.ts'
import { ask, enterAs, openTable, startTable } from './page-api.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a player whose opponent has run out of time sees when a bot plays on, and can refuse', async () => {
  const pages = [await site.visitor(), await site.visitor(), await site.visitor()] as const
  for (const [i, page] of pages.entries()) {
    await page.goto('/about')
    await enterAs(page, ['Ada', 'Ben', 'Cy'][i] ?? '')
  }
  const [ada, ben, cy] = pages
  const { match, invitation } = await openTable(ada, {
    game: 'innovation',
    seats: ['me', 'open', 'open'],
    clock: { kind: 'live', reserve: 10, increment: 0 },
    atZero: 'vote',
  })
  for (const page of [ben, cy]) await ask(page, `/api/matches/${match.id}/join`, { invitation })
  await startTable(ada, match.id)
  for (const page of [ada, ben]) {
    await playQuickly(page)
    await page.goto(`/table/${match.id}`)
    await page.locator('.inn-hand .icard[data-option]').first().click()
  }
  const asked = (page: Page): Locator => page.getByText('The time of Cy is up. Shall a bot play on?')
  const told = (page: Page): Locator =>
    page.getByText(/^Unless somebody refuses, a bot plays on from \d+:\d\d:\d\d/)
  for (const page of [ada, ben]) await asked(page).waitFor()
  await ada.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben]) await told(page).waitFor()
  expect(await ada.locator('.vote button').count()).toBe(0)
  expect(await violationsOn(ben)).toEqual([])
  await ben.getByRole('button', { name: 'Refuse' }).click()
  for (const page of [ada, ben]) await told(page).waitFor({ state: 'detached' })
  // She can ask again.
  await ada.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben]) await told(page).waitFor()
  await ben.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ada, ben]) await asked(page).waitFor({ state: 'detached' })
  expect(site.errors).toEqual([])
})
