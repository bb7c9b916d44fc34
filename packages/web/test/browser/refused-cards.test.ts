import type { Locator, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { arrange, enterScene } from './situations.ts'
import type { Situation } from './situations.ts'
import { TestSite, PHONE } from './test-site.ts'

/** Tapped on a phone, a card that cannot be played shows what it does and why it is refused. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})
afterAll(() => site.close())

const IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true } as const

const late = (game: Situation['game']): Situation => ({ game, seats: 3, when: 'late', how: 'live' })

async function before(situation: Situation, seat = 0): Promise<Page> {
  return enterScene(site, await arrange(site, situation), IN_HAND, seat)
}

/** It is wholly on the screen. */
async function isInSight(panel: Locator): Promise<boolean> {
  await panel.waitFor()
  return panel.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}

test('7 Wonders: a refused card shows its effect, and what is missing', async () => {
  const page = await before(late('seven-wonders'))
  const card = page.locator('.hand .card[data-state=cannot]').first()
  await card.tap()
  const told = page.locator('.picked-card .cannot')
  expect(await isInSight(told)).toBe(true)
  const { effect, reason, rule } = await told.evaluate((element) => ({
    effect: element.querySelector('p')?.textContent ?? '',
    reason: element.querySelector('li')?.textContent ?? '',
    rule: element.querySelector('a')?.getAttribute('href') ?? '',
  }))
  expect(effect).toMatch(/^[A-Z].+\.$/)
  expect(reason).toMatch(/^(Lacks|It costs|Already)/)
  expect(rule).toMatch(/^\/rules\/seven-wonders#7W-/)
})

test('7 Wonders: a card that can be built shows no reason', async () => {
  const page = await before({ ...late('seven-wonders'), when: 'early' })
  await page.locator('.hand .card[data-state=can]').first().tap()
  await page.locator('.picked-card .button--do').waitFor()
  expect(await page.locator('.cannot').count()).toBe(0)
})

test('Innovation: a player who is not asked sees the card', async () => {
  const page = await before(late('innovation'), 1)
  // It stands for no option now, so it is disabled.
  await page.locator('.inn-hand .icard').first().tap({ force: true })
  const lens = page.locator('.lens')
  expect(await isInSight(lens)).toBe(true)
  expect(await lens.innerText()).toContain('You are not being asked anything now.')
  expect(await lens.locator('.dogma__says').count()).toBeGreaterThan(0)
  // It stays until something else is touched.
  await page.waitForTimeout(700)
  expect(await lens.count()).toBe(1)
  await page.locator('.inn-tabs [role=tab]').last().tap()
  await lens.waitFor({ state: 'detached' })
})

test('Through the Ages: a refused card shows its effect, and the rule that forbids it', async () => {
  const page = await before(late('through-the-ages'))
  await page.locator('.tta-row .tta-card[data-state=cannot]').first().tap()
  const told = page.locator('.tta-place-options')
  expect(await isInSight(told)).toBe(true)
  expect(await told.locator('.tta-face').innerText()).toMatch(/\w+\s+\w+/)
  expect(await told.locator('.tta-look__why a').first().getAttribute('href')).toMatch(/#TTA-/)
})
