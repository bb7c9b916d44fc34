import type { Page } from '@playwright/test'

import { asked, layOutSale } from './seven-wonders-play.ts'

/** Takes the seats of a new table on this device: what to choose for each, from the first seat; 'here Zofia' names somebody. */
export async function beginHere(
  page: Page,
  game: string,
  seats: readonly string[],
  /** Values of options, in the order in which they appear. */
  options: readonly string[] = [],
): Promise<void> {
  await page.goto(`/new/${game}`)
  const places = page.locator('.sitters select')
  await places.first().waitFor()
  while ((await places.count()) > seats.length)
    await page.locator('.sitters li').last().locator('button').last().click()
  while ((await places.count()) < seats.length) await page.locator('.sitters + .button').click()
  const names = page.locator('.sitters li')
  for (const [at, words] of seats.entries()) {
    const [who = '', name = ''] = words.split(' ')
    await places.nth(at).selectOption(who)
    if (name !== '') await names.nth(at).locator('.sitters__name').fill(name)
  }
  for (const value of options)
    await page.locator('label', { has: page.locator(`[value="${value}"]`) }).click()
  await page.locator('.summary .button--do').click()
  await page.locator('.curtain, .match-frame').waitFor()
}

/** Passes the device on if somebody else is asked; returns whether it did. */
export async function passOn(page: Page): Promise<boolean> {
  for (const over of ['.curtain', '.hand-over']) {
    const button = page.locator(`${over} .button--do`)
    if ((await button.count()) === 0) continue
    await button.click()
    // The worker has answered.
    await page.locator(over).waitFor({ state: 'detached' })
    return true
  }
  return false
}

/** 7 Wonders: sells the first card of the hand, or takes the first answer. */
export async function playAnything(page: Page): Promise<void> {
  const before = await asked(page)
  const answer = page.locator('.answers [data-option]').first()
  if ((await answer.count()) > 0) await answer.click()
  else await sellOne(page)
  // Whoever chose last in a turn keeps the device and begins the next turn.
  const passed = page.locator('.curtain, .hand-over, .result')
  while ((await passed.count()) === 0 && (await asked(page)) === before) await page.waitForTimeout(50)
}

async function sellOne(page: Page): Promise<void> {
  await page.locator('.hand .card').first().click()
  await layOutSale(page)
  await page.locator('.picked-card .button--do').click()
}

/** On the page of a new table: the second seat is for somebody at this device. */
export async function seatSomebody(page: Page): Promise<void> {
  await page.goto('/new/seven-wonders')
  await page.locator('.sitters select').nth(1).selectOption('here')
  await page.locator('.sitters__name').first().waitFor()
}

/** A game of two people at this device, at the curtain before the first turn. */
export const toCurtain = (page: Page): Promise<void> =>
  beginHere(page, 'seven-wonders', ['me', 'here', 'novice'])

/** The first person has chosen a card, and the second one is to get the device. */
export async function toHandOver(page: Page): Promise<void> {
  await toCurtain(page)
  await passOn(page)
  await playAnything(page)
  await page.locator('.hand-over').waitFor()
}

/** The home page of somebody with a game on this device. */
export async function toGamesHere(page: Page): Promise<void> {
  await toCurtain(page)
  await page.goto('/')
  await page.locator('.game').waitFor()
}

/** The page of a game that another tab has taken. */
export async function toTaken(page: Page): Promise<void> {
  await toCurtain(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await page.locator('[role=alert] h1').waitFor()
}
