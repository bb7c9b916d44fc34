import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { Player } from './player.ts'
import { TestSite, PHONE } from './test-site.ts'
import { IN_HAND, STILL } from './through-the-ages-fit.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.join())
})
afterAll(() => site.close())

const BOTS = [{ bot: 'random' }, { bot: 'random' }] as const

async function table(options: Readonly<Record<string, string>> = {}, round = 1): Promise<Player> {
  const player = await Player.enter(site, 'Mira')
  await player.open('through-the-ages', ['me', ...BOTS], options)
  await player.start()
  await player.play(({ question, view }) => {
    const { round: now } = view as { readonly round: number }
    return now >= round && question?.kind === 'action'
  })
  player.leave()
  return player
}

const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.tta-progress__round').textContent()) ?? '')?.[0] ?? 0)

/** Gives the first option to every question, until my actions of a later round. */
async function toActions(page: Page, after = 0): Promise<void> {
  const end = page.locator('.tta-foot [data-option="end turn"]')
  const pass = page.locator('.tta-foot [data-option="pass"]')
  const answer = page.locator('.tta-current-event .answers button')
  const mayAct = async (): Promise<boolean> => (await end.isVisible()) && (await roundOf(page)) > after
  const isAsked = async (): Promise<boolean> => (await pass.or(answer).count()) > 0 || (await mayAct())
  for (let tries = 0; tries < 60; tries++) {
    await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
    if (await mayAct()) return
    const button = (await pass.isVisible()) ? pass : answer
    await button.first().click()
    await page.waitForTimeout(150)
  }
}

describe('with a mouse', () => {
  test('a card is taken and the turn ends', { timeout: 120_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(site, STILL)
    await toActions(page)
    const round = await roundOf(page)
    const left = page.locator('.tta-left [data-of="civil"] small')
    const before = await left.textContent()
    await page.locator('.tta-row .tta-card[data-state="can"]').first().click()
    // Price and foresight are shown before anything happens.
    await page.locator('.tta-place-options .tta-changes').waitFor()
    await page.locator('.tta-place-options .button--do').click()
    await left.filter({ hasNotText: before ?? '' }).waitFor()
    await page.locator('.tta-foot [data-option="end turn"]').click()
    await page.locator('.tta-foot [data-option="end turn"]').click()
    await toActions(page, round)
    expect(await roundOf(page)).toBe(round + 1)
  })

  test('a rival’s civilization opens over mine and closes', { timeout: 60_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(site, STILL)
    await page.locator('.tta-rival button[aria-pressed]').first().click()
    await page.locator('.tta-civ:not([data-mine])').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.tta-civ[data-mine]').waitFor()
    expect(await page.locator('.tta-civ:not([data-mine])').count()).toBe(0)
  })

  test('a rating shows its calculation', { timeout: 60_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(site, STILL)
    await page.locator('button.tta-ratings-bar__cell').nth(2).click()
    await page.locator('.tta-sum tfoot').waitFor()
    const parts = await page.locator('.tta-sum tbody td').allTextContents()
    const sum = parts.reduce((all, part) => all + Number(part.replace('−', '-')), 0)
    expect(sum).toBe(Number(await page.locator('.tta-sum tfoot td').textContent()))
  })
})

test('by keyboard alone: all options of a turn, and its end', { timeout: 120_000 }, async () => {
  const player = await table({}, 2)
  const page = await player.page(site, STILL)
  await toActions(page)
  await page.keyboard.press('m')
  await page.locator('.sheet .answers').waitFor()
  await page.keyboard.press('Escape')
  const before = await page.locator('.tta-left [data-of="civil"] small').textContent()
  await page.locator('.tta-row .tta-card[data-state="can"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.tta-place-options').waitFor()
  await page.keyboard.press('Enter')
  await page
    .locator('.tta-left [data-of="civil"] small')
    .filter({ hasNotText: before ?? '' })
    .waitFor()
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await page.locator('.tta-foot [data-option="end turn"]').waitFor({ state: 'hidden' })
  expect(await page.locator('.tta-place-options').count()).toBe(0)
})

test('a game of 2006 does not overflow a phone', { timeout: 120_000 }, async () => {
  const player = await table({ edition: '2006', level: 'simple' }, 4)
  const page = await player.page(site, IN_HAND)
  await page.locator('.tta-phone').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.locator('.tta-tray [role="tab"]').nth(1).tap()
  await page.locator('.tta-tray .tta-hand').waitFor()
})
