import type { Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { violationsOn } from './checks.ts'
import { Player, QUIETLY } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { TestSite, LAPTOP, PHONE } from './test-site.ts'
import { answer, button, deed, table } from './through-the-ages-people.ts'
import { QUESTION_NAMES, wrongWithQuestion } from './through-the-ages-questions.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const wanted = (keep: readonly string[], id: string): number =>
  keep.some((card) => id.endsWith(card)) ? 1 : 0

/** Picks the pieces of a set, and confirms it. */
async function answerSet(page: Page, ...pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) await button(page, piece).click()
  await page.locator('.set-bar [data-confirm]').click()
}

/** Ends the turn, discarding cards first if necessary. */
async function endTurn(page: Page, keep: readonly string[]): Promise<void> {
  const foot = page.locator('.tta-foot')
  const pass = foot.locator('[data-option="pass"]')
  const end = foot.locator('[data-option="end turn"]')
  const discard = page.locator('.tta-current-event[data-event="discard"] .answers button:not([data-out])')
  await end.or(pass).first().waitFor()
  if (await pass.isVisible()) await answer(page, 'pass')
  await end.waitFor()
  await answer(page, 'end turn')
  for (;;) {
    await foot.filter({ hasText: 'Waiting for' }).or(discard).or(page.locator('.result')).first().waitFor()
    if (!(await discard.first().isVisible())) return
    const ids = await discard.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''))
    const rather = ids.toSorted((one, other) => wanted(keep, one) - wanted(keep, other))
    const confirm = page.locator('.set-bar [data-confirm]')
    // One card is discarded by a click, several are picked and confirmed.
    const isSet = (await confirm.count()) > 0
    for (const id of isSet ? rather : rather.slice(0, 1)) {
      if (isSet && (await confirm.getAttribute('aria-disabled')) === 'false') break
      await button(page, id).click()
    }
    if (isSet) await confirm.click()
    await discard.first().waitFor({ state: 'hidden' })
  }
}

test('two players with a spectator: an auction, an aggression and its defence, a pact, a war', async () => {
  const mira = await Player.enter(site, 'Mira')
  const tomasz = await Player.enter(site, 'Tomasz')
  const zsofi = await Player.enter(site, 'Zsófi')
  const guest = await Player.enter(site, 'Guest')
  guest.match = await seedMatch(site, table(), [mira, tomasz, zsofi])
  const quiet = new AbortController()
  const isOver = (): boolean => quiet.signal.aborted
  const quietly = async (): Promise<void> => {
    while (!isOver()) await zsofi.play(isOver, QUIETLY)
  }
  void quietly()
  const one = await mira.page(site, { reducedMotion: 'reduce' })
  const two = await tomasz.page(site, { reducedMotion: 'reduce' })
  const third = await guest.page(site, { reducedMotion: 'reduce' })
  const currentEvent = (page: Page, what: string) => page.locator(`.tta-current-event[data-event="${what}"]`)

  // The auction: bids are numbers, and everybody's force is drawn.
  await deed(one, 'Vast Territory', 'event vast-territory-ii')
  await currentEvent(one, 'auction').waitFor()
  await answer(one, 'bid 2')
  await button(two, 'bid 3').waitFor()
  await currentEvent(third, 'auction').waitFor()
  await answer(two, 'bid 3')
  await answer(one, 'pass')
  await currentEvent(two, 'force').waitFor()
  await button(two, 'send warriors').click()
  await two.locator('.set-bar output', { hasText: '1 chosen' }).waitFor()
  expect(await two.locator('.tta-versus').first().innerText()).toContain('1 / 3')
  expect(await two.locator('.set-bar [data-confirm]').getAttribute('aria-disabled')).toBe('true')
  await answerSet(two, 'send swordsmen')
  await one.locator('.log', { hasText: 'Wealthy Territory' }).waitFor()
  await endTurn(one, ['military-bonus-ii', 'open-borders-agreement'])

  // The aggression: the defence is picked, its total is drawn, and nothing is sent before it is confirmed.
  await deed(two, 'Plunder', 'attack 0 plunder-ii')
  await currentEvent(one, 'attack').waitFor()
  expect(await one.locator('.tta-current-event[data-strike]').count()).toBe(1)
  await currentEvent(third, 'attack').waitFor()
  expect(await third.locator('[data-option]').count()).toBe(0)
  await button(one, 'bonus military-bonus-ii').click()
  await one.locator('.set-bar output', { hasText: '1 chosen' }).waitFor()
  await answerSet(one, 'bonus military-bonus-ii')
  await one.locator('.tta-event-group[data-strike]', { hasText: 'holds out' }).first().waitFor()
  await endTurn(two, ['war-over-technology'])

  // The pact.
  await deed(one, 'Open Borders', 'offer 1 open-borders-agreement')
  await currentEvent(two, 'offer').waitFor()
  await answer(two, 'accept')
  await one.locator('.tta-line', { hasText: 'Open Borders' }).waitFor()
  await endTurn(one, [])

  // The war is declared, and decided when the turn comes round.
  await deed(two, 'War over Technology', 'war 0 war-over-technology')
  await one.locator('.tta-line', { hasText: 'War over Technology' }).waitFor()
  await endTurn(two, [])
  await endTurn(one, [])
  await currentEvent(two, 'war').waitFor()
  await currentEvent(one, 'war').waitFor()
  expect(await violationsOn(two)).toEqual([])
  await answer(two, 'steal masonry')
  await two.locator('.tta-plaque, .tta-line', { hasText: 'Masonry' }).first().waitFor()
  await one.locator('.tta-event-group[data-strike]', { hasText: 'War over Technology' }).first().waitFor()

  // The spectator sees the whole board, no hidden cards, and gets no question.
  expect(await third.locator('[data-option]').count()).toBe(0)
  expect(await third.locator('.tta-civ').count()).toBe(1)
  expect(await third.locator('.tta-rival').count()).toBe(2)
  expect(await violationsOn(third)).toEqual([])
  quiet.abort()
  zsofi.leave()
})

describe.each(QUESTION_NAMES)('a question of %s', (name) => {
  test.each([LAPTOP, PHONE])('is whole in all languages at $width pixels', async (viewport) => {
    expect(await wrongWithQuestion(site, name, { viewport }, LANGUAGES)).toEqual([])
  })
})
