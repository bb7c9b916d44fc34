import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestSite } from './test-site.ts'
import {
  hiddenTactics,
  IN_HAND,
  ratingsUnderDiscards,
  seated,
  STILL,
  unreadInHand,
  unreadOnLaptop,
} from './through-the-ages-fit.ts'
import { fullest } from './through-the-ages-positions.ts'

/** One language and one screen of each kind; the long run checks all. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('a player who discards sees all ratings', async () => {
  const narrow = { ...IN_HAND, viewport: { width: 360, height: 640 } }
  expect(await ratingsUnderDiscards(site, narrow, ['hu'])).toEqual([0])
})

describe('with the largest civilization', () => {
  test('every technology has its name on a laptop', async () => {
    expect(await unreadOnLaptop(site, fullest(), ['hu'])).toEqual([])
  })

  test('no civilization is clipped on a phone', async () => {
    expect(await unreadInHand(site, fullest(), ['pl'])).toEqual([])
  })

  test('tactics that can be copied fit into the bar, with what they add', async () => {
    const page = await seated(site, fullest(), STILL)
    const adds = await page.locator('.bar .tta-decks__tactics button b:visible').allTextContents()
    expect(adds).toHaveLength(7)
    expect(adds.filter((each) => !/^\+\d+$/.test(each))).toEqual([])
    expect(await hiddenTactics(page, ['en'])).toBe(0)
    await page.context().close()
  })

  test('and into the tray of a phone', async () => {
    const page = await seated(site, fullest(), IN_HAND)
    await page.locator('.tta-tray [role=tab]').nth(2).tap()
    expect(await hiddenTactics(page, ['hu'])).toBe(0)
    await page.context().close()
  })
})
