import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { SOON, violationsOn } from './checks.ts'
import { playQuickly, sitDown } from './innovation-play.ts'
import { ask, enterAs, openTable, startTable } from './page-api.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const undo = (page: Page): Locator => page.locator('[data-deed="undo"]')
const mayUndo = async (page: Page): Promise<boolean> =>
  (await undo(page).getAttribute('aria-disabled')) === 'false'
const draw = (page: Page): Locator => page.locator('.inn-foot__deeds [data-option="draw"]')
const handOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.inn-hand .icard')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''))

/** Two players after their first melds: the one on turn, and the other. */
async function twoBegin(): Promise<readonly [Page, Page]> {
  const ada = await site.visitor({ reducedMotion: 'reduce' })
  const ben = await site.visitor({ reducedMotion: 'reduce' })
  for (const page of [ada, ben]) {
    await playQuickly(page)
    await page.goto('/about')
  }
  await enterAs(ada, 'Ada')
  await enterAs(ben, 'Ben')
  const { match, invitation } = await openTable(ada, { game: 'innovation', seats: ['me', 'open'] })
  await ask(ben, `/api/matches/${match.id}/join`, { invitation })
  await startTable(ada, match.id)
  for (const page of [ada, ben]) {
    await page.goto(`/table/${match.id}`)
    await page.locator('.inn-hand .icard[data-option]').first().click()
  }
  await expect.poll(async () => (await draw(ada).count()) + (await draw(ben).count()), SOON).toBe(1)
  return (await draw(ada).count()) === 1 ? [ada, ben] : [ben, ada]
}

test('an undo needs consent if something was seen; otherwise it works at once', async () => {
  const [first, second] = await twoBegin()
  const hand = await handOf(first)
  await draw(first).click()
  await expect.poll(async () => (await handOf(first)).length, SOON).toBe(hand.length + 1)
  // The card was seen: an undo needs consent.
  expect(await mayUndo(first)).toBe(false)

  const wish = async (): Promise<void> => {
    // The grey button says why, and offers to ask.
    expect(await undo(first).getAttribute('title')).toContain('all of them must agree')
    await undo(first).click({ force: true })
    const dialog = first.getByRole('alertdialog')
    await dialog.getByText('Others have seen what came of your last move').waitFor()
    expect(await violationsOn(first)).toEqual([])
    await dialog.getByRole('button', { name: 'Ask the others' }).click()
    await first.locator('.vote').getByText('You have asked the others to let you take back').waitFor()
    await second.getByText('asks to take back their last move.').waitFor()
  }
  await wish()
  expect(await violationsOn(second)).toEqual([])
  await second.getByRole('button', { name: 'Refuse' }).click()
  await first.getByText('The others did not agree.').waitFor()
  expect(await second.locator('.vote').count()).toBe(0)
  expect(await handOf(first)).toHaveLength(hand.length + 1)

  await wish()
  expect(await first.getByText('The others did not agree.').count()).toBe(0)
  await second.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => handOf(first), SOON).toEqual(hand)
  expect(await second.locator('.vote').count()).toBe(0)

  await draw(first).click()
  await second.getByText('Your action 1 of 2').waitFor()
  const before = await handOf(second)
  expect(await mayUndo(second)).toBe(false)
  await second.locator('.inn-hand .icard[data-option^="meld"]').first().click()
  await second.getByText('Your action 2 of 2').waitFor()
  expect(await handOf(second)).toHaveLength(before.length - 1)
  expect(await mayUndo(second)).toBe(true)
  await undo(second).click()
  await second.getByText('Your action 1 of 2').waitFor()
  expect(await handOf(second)).toEqual(before)
  expect(await mayUndo(second)).toBe(false)

  // Melded, then drawn: the draw is an undo barrier, also for the meld before it.
  await second.locator('.inn-hand .icard[data-option^="meld"]').first().click()
  await second.getByText('Your action 2 of 2').waitFor()
  await draw(second).click()
  await first.getByText('Your action 1 of 2').waitFor()
  expect(await mayUndo(second)).toBe(false)
  expect(site.errors).toEqual([])
})

/** A game against bots in which I have drawn and am asked again. */
async function drawnAmongBots(): Promise<{ readonly page: Page; readonly hand: readonly string[] }> {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await playQuickly(page)
  await sitDown(page, { bots: 2, level: 'random' })
  await page.locator('.inn-hand .icard[data-option]').first().click()
  await draw(page).waitFor()
  await undo(page).click()
  return { page, hand: await handOf(page) }
}

test('among bots, undo takes back my own move, past theirs, and the game is marked', async () => {
  const { page, hand: before } = await drawnAmongBots()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('the game is then marked for good').waitFor()
  expect(await violationsOn(page)).toEqual([])
  // The dialog traps the focus, starts at cancel, and Escape cancels.
  const focus = (): Promise<string> =>
    page.evaluate(() =>
      document.activeElement === document.body ? 'the browser' : (document.activeElement?.textContent ?? ''),
    )
  expect(await focus()).toBe('Cancel')
  for (let tabs = 0; tabs < 5; tabs++) {
    await page.keyboard.press('Tab')
    expect(['Cancel', 'Take back my last move', 'the browser']).toContain(await focus())
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('[data-mark="rewound"]').count()).toBe(0)
  expect(await handOf(page)).toEqual(before)

  await page.keyboard.press('u')
  await dialog.getByRole('button', { name: 'Take back my last move' }).click()
  // My first card is back in hand, and only I can play it.
  await expect.poll(async () => (await handOf(page)).length, SOON).toBe(2)
  await page.locator('[data-mark="rewound"]').waitFor()
  expect(await draw(page).count()).toBe(0)
  await page.waitForTimeout(1_000)
  expect(await handOf(page)).toHaveLength(2)

  // A marked game needs no confirmation any more.
  await page.locator('.inn-hand .icard[data-option]').first().click()
  await draw(page).waitFor()
  await undo(page).click()
  await expect.poll(async () => (await handOf(page)).length, SOON).toBe(2)
  // Nothing is left to undo, and the button says so.
  expect(await mayUndo(page)).toBe(false)
  await undo(page).click({ force: true })
  await dialog.getByText('You have not made a move that you could take back.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(site.errors).toEqual([])
})

test('leaving is confirmed on the page itself', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await sitDown(page, { bots: 1 })
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Leave the table' }).click()
    await page.getByRole('alertdialog').getByText('A bot will play on for you.').waitFor()
  }
  await leave()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  expect(await undo(page).count()).toBe(1)
  await leave()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }).click()
  await undo(page).waitFor({ state: 'detached' })
  expect(site.errors).toEqual([])
})
