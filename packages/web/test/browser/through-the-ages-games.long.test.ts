import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import { asked, DEEDS, playBy, sitDown, sumsUp } from './through-the-ages-play.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join())
})
afterAll(() => site.close())

test('a whole game of 2015 against two novices by mouse, clicking what glows', async () => {
  const page = await sitDown(site, {})
  await playBy(page, ({ x, y }) => page.mouse.click(x, y))
  expect(await sumsUp(page)).toBe(true)
  await page.context().close()
})

/** The key to press: Enter for a complete set, else of an option or a piece that can still be picked. */
const nextKey = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const confirm = document.querySelector('.set-bar [data-confirm][aria-disabled=false] .key')
    const answers = [
      ...document.querySelectorAll('.tta-current-event .answers [data-option]:not([data-out])'),
    ]
    const isPicked = (answer: Element): boolean => {
      const [chosen, of] =
        answer.querySelector('.piece-mark b > [aria-hidden]')?.textContent.split(' / ') ?? []
      return answer.ariaPressed === 'true' && chosen === of
    }
    const next = answers.find((answer) => !isPicked(answer))?.querySelector('.key')
    return (confirm ?? next)?.textContent ?? ''
  })

test('a whole game of 2015 by keyboard alone', async () => {
  const page = await sitDown(site, {})
  let key = ''
  let done = 0
  for (let move = 0; ; move++) {
    const now = await asked(page, key)
    if (now === 'over') break
    key = now.key
    if (now.kind === 'matter') {
      done = 0
      // Bids are their own digits: 1 may be too low.
      const key = await nextKey(page)
      await page.keyboard.press(key === '↵' ? 'Enter' : key)
    } else if (now.kind === 'action' && done < DEEDS) {
      done++
      await page.keyboard.press('m')
      const moves = page.locator('.tta-moves .key')
      await moves.first().waitFor()
      await page.keyboard.press(String(1 + (move % (await moves.count()))))
    } else {
      done = 0
      await page.keyboard.press('e')
    }
  }
  expect(await sumsUp(page)).toBe(true)
  await page.context().close()
})
