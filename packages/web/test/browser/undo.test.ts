import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import { hasten } from './innovation-table.ts'
import { SOON, violationsOn } from './looking.ts'
import { ask, enterAs, openTable, startTable } from './people.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

const undo = (page: Page): Locator => page.locator('[data-deed="undo"]')
const mayUndo = async (page: Page): Promise<boolean> =>
  (await undo(page).getAttribute('aria-disabled')) === 'false'
const draw = (page: Page): Locator => page.locator('.inn-ask__deeds [data-option="draw"]')
const handOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.inn-hand .icard')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card'] ?? ''))

/** Two people who have laid their first cards: who has the turn, and who comes next. */
async function twoBegin(): Promise<readonly [Page, Page]> {
  const ada = await court.visitor({ reducedMotion: 'reduce' })
  const ben = await court.visitor({ reducedMotion: 'reduce' })
  for (const page of [ada, ben]) {
    await hasten(page)
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

test('what was seen is taken back if the other agrees; what nobody saw, at once and by mouse', async () => {
  const [first, second] = await twoBegin()
  const hand = await handOf(first)
  await draw(first).click()
  await expect.poll(async () => (await handOf(first)).length, SOON).toBe(hand.length + 1)
  // The card has been seen: there is no way back without the other.
  expect(await mayUndo(first)).toBe(false)

  const wish = async (): Promise<void> => {
    await first.getByRole('button', { name: 'Menu' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Ask to take back the last move' }).click()
    await first.getByText('You have asked the others to take back the last move.').waitFor()
    await second.getByText('asks to take back the last move.').waitFor()
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

  // Melded and then drawn: the way back ends at the draw, also for what came before it.
  await second.locator('.inn-hand .icard[data-option^="meld"]').first().click()
  await second.getByText('Your action 2 of 2').waitFor()
  await draw(second).click()
  await first.getByText('Your action 1 of 2').waitFor()
  expect(await mayUndo(second)).toBe(false)
  expect(court.errors).toEqual([])
})

test('who sees that somebody’s time is up reads when a bot plays on, and can refuse', async () => {
  const pages = [await court.visitor(), await court.visitor(), await court.visitor()] as const
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
    await hasten(page)
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
  expect(court.errors).toEqual([])
})
