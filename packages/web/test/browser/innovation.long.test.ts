import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asked, dogmas, goTo, lookBack, randomRecord, sitDown } from './innovation-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** Gives the first answer; in a set, as many pieces as it needs. */
async function pickByKeys(page: Page): Promise<void> {
  const confirm = page.locator('.set-bar [data-confirm]')
  for (let digit = 1; digit < 10; digit++) {
    await page.keyboard.press(`${digit}`)
    if ((await confirm.count()) === 0 || (await confirm.getAttribute('aria-disabled')) === 'false') return
  }
}

test('a whole game by keyboard alone', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('ziggurat.motion', 'none'))
  await sitDown(page, { bots: 1, edition: 'third' })
  let question = ''
  for (let move = 0; ; move++) {
    question = await asked(page, question)
    if (question === 'over') break
    const acts = await page.locator('.inn-foot [data-option="draw"]').count()
    if (acts > 0) {
      const claims = await page.locator('.achievement[data-glow]').count()
      const melds = await page.locator('.inn-hand .icard[data-option^="meld"]').count()
      const possible = [melds > 0 ? 'm' : 'd', (await dogmas(page).count()) > 0 ? 'a' : 'd', 'd']
      const deed = claims > 0 ? 'c' : move < 8 ? (possible[move % 3] ?? 'd') : 'd'
      await page.keyboard.press(deed)
      // Several options of a kind are listed first.
      if ((await page.locator('.inn-foot__list').count()) > 0) await page.keyboard.press('1')
    } else await pickByKeys(page)
    await page.keyboard.press('Enter')
  }
  await page
    .getByText(/wins|You win|share the victory/)
    .first()
    .waitFor()
  expect(site.errors).toEqual([])
})

test('nothing scrolls on a small laptop, from 2 to 4 players', async () => {
  for (const seats of [2, 3, 4]) {
    const page = await site.visitor({ reducedMotion: 'reduce' })
    await lookBack(page, randomRecord(seats, `room ${seats}`))
    for (const share of [0.4, 0.8]) {
      await goTo(page, share)
      const over = await page.evaluate(() =>
        ['.inn', '.rivals', '.stair', '.inn-board', '.rival', '.rival > header', '.piles'].flatMap(
          (selector) =>
            [...document.querySelectorAll(selector)].flatMap((each) =>
              each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2
                ? [
                    `${selector} ${each.scrollWidth}/${each.clientWidth} ${each.scrollHeight}/${each.clientHeight}`,
                  ]
                : [],
            ),
        ),
      )
      expect(over, `${seats} ${share}`).toEqual([])
    }
    await page.close()
  }
})
