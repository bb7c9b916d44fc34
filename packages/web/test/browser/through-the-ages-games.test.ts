import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import { ANSWERS, asked, END, GLOWING, sitDown, spotOf, sumsUp } from './through-the-ages-play.ts'
import type { Spot } from './through-the-ages-play.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.splice(0).join())
})
afterAll(() => court.close())

/** So many things are done in a turn before it ends. */
const DEEDS = 2

type Touch = (spot: Spot) => Promise<void>

/** Clicks what glows, a few things a turn, until the game is over. */
async function playBy(page: Page, touch: Touch): Promise<void> {
  let key = ''
  let done = 0
  for (let move = 0; ; move++) {
    const now = await asked(page, key)
    if (now === 'over') return
    key = now.key
    if (now.kind === 'matter') done = 0
    const open = now.kind === 'matter' ? ANSWERS : done < DEEDS ? GLOWING : END
    const spot = (await spotOf(page, open, move)) ?? (await spotOf(page, [...END, ...ANSWERS, ...GLOWING]))
    done = open === END ? 0 : done + 1
    if (spot !== null) await touch(spot)
  }
}

test('a whole game of 2015 against two novices by mouse, clicking what glows', async () => {
  const page = await sitDown(court, {})
  await playBy(page, ({ x, y }) => page.mouse.click(x, y))
  expect(await sumsUp(page)).toBe(true)
  await page.context().close()
})

test('a whole simple game of 2006 on a phone, with a thumb', async () => {
  const page = await sitDown(
    court,
    { edition: '2006', level: 'simple' },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
  await playBy(page, ({ x, y }) => page.touchscreen.tap(x, y))
  expect(await sumsUp(page)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.context().close()
})

/** The key of a set that can be confirmed, or of an answer; of a set, of a piece that is not wholly picked yet. */
const nextKey = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const confirm = document.querySelector('.set-bar [data-confirm][aria-disabled=false] .key')
    const answers = [...document.querySelectorAll('.tta-matter .answers [data-option]:not([data-out])')]
    const isPicked = (answer: Element): boolean => {
      const [, chosen, of] = /(\d+) \/ (\d+)/.exec(answer.textContent) ?? []
      return answer.ariaPressed === 'true' && chosen === of
    }
    const next = answers.find((answer) => !isPicked(answer))?.querySelector('.key')
    return (confirm ?? next)?.textContent ?? ''
  })

test('a whole game of 2015 by keyboard alone', async () => {
  const page = await sitDown(court, {})
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
