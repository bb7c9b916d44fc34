import type { Page } from '@playwright/test'
import { position } from '@ziggurat/through-the-ages/testing'
import type { Facts, PlayerFacts } from '@ziggurat/through-the-ages/testing'

export const button = (page: Page, id: string) => page.locator(`[data-option="${id}"]:visible`).first()

/** Presses an option twice: once to pick it, once to confirm it. */
export async function answer(page: Page, id: string): Promise<void> {
  await button(page, id).click()
  await page.locator(`.button--do[data-option="${id}"]`).first().click()
}

/** Presses a card in hand, then one of its options. */
export async function deed(page: Page, card: string, id: string): Promise<void> {
  await page.locator('.tta-hand .tta-card[data-state=can]', { hasText: card }).first().click()
  const offered = page.locator(`.tta-place-options [data-option="${id}"]`)
  await offered.waitFor()
  // A single option is picked at once.
  if ((await page.locator('.tta-place-options [data-option]').count()) > 1) await offered.click()
  await page.locator(`.tta-place-options .button--do[data-option="${id}"]`).click()
}

export const MIRA: PlayerFacts = {
  government: 'monarchy',
  on: { agriculture: [3, 3], bronze: [3, 4], philosophy: 2, religion: 2, warriors: 4 },
  specials: ['masonry'],
  military: ['vast-territory-ii', 'military-bonus-ii', 'military-bonus-ii', 'open-borders-agreement'],
  science: 5,
  culture: 20,
}
export const TOMASZ: PlayerFacts = {
  government: 'monarchy',
  on: { agriculture: [3, 3], bronze: [3, 4], philosophy: 1, religion: 2, warriors: 3, swordsmen: 5 },
  military: ['plunder-ii', 'war-over-technology', 'military-bonus-i'],
  science: 5,
  culture: 20,
}
/** Has no units. */
export const ZSOFI: PlayerFacts = { on: { agriculture: 3, religion: 2, warriors: 0 }, culture: 20 }

export const table = (facts: Partial<Facts> = {}) =>
  position({
    players: [MIRA, TOMASZ, ZSOFI],
    age: 2,
    stage: 'politics',
    currentEvents: ['wealthy-territory-ii', 'prosperity', 'prosperity'].slice(0, 2),
    futureEvents: ['historic-territory-ii'],
    ...facts,
  })
