import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestSite, LAPTOP, PHONE } from './test-site.ts'
import { beyond } from './through-the-ages-bricks.ts'
import {
  coveredByCrosses,
  hiddenTactics,
  IN_HAND,
  ratingsUnderDiscards,
  seated,
  STILL,
  unreadInHand,
  unreadOnLaptop,
} from './through-the-ages-fit.ts'
import { fullest, lategame, midgame } from './through-the-ages-positions.ts'

/** All languages, screens and civilizations. */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test.each([LAPTOP, { width: 1280, height: 720 }, PHONE, { width: 360, height: 640 }])(
  'a player who discards sees all ratings: $width × $height',
  async (viewport) => {
    const how = viewport.width < 600 ? IN_HAND : STILL
    const heights = await ratingsUnderDiscards(site, { ...how, viewport }, LANGUAGES)
    expect(heights).toEqual(LANGUAGES.map(() => 0))
  },
)

test('a full board fits on a laptop’s screen', async () => {
  expect(await beyond(await seated(site, midgame(), STILL))).toEqual([])
})

test.each([
  ['late in a game', lategame()],
  ['the greatest at a table of 4', fullest(4)],
  ['the greatest at a table of 3 of 2006', fullest(3, '2006')],
  ['the greatest at a table of 2', fullest(2)],
] as const)('all of a civilization is read on a laptop: %s', async (_, at) => {
  expect(await unreadOnLaptop(site, at, LANGUAGES)).toEqual([])
})

test.each([
  ['late in a game', lategame()],
  ['the greatest', fullest()],
  ['the greatest of 2006', fullest(4, '2006')],
] as const)('no civilization is clipped on a phone: %s', async (_, at) => {
  expect(await unreadInHand(site, at, LANGUAGES)).toEqual([])
})

test.each([
  ['laptop', STILL],
  ['phone', IN_HAND],
] as const)('the cross that closes a card covers nothing of it: %s', async (_, how) => {
  expect(await coveredByCrosses(site, how, LANGUAGES)).toEqual([])
})

test('tactics that can be copied fit into the bar, and into the tray of a phone', async () => {
  const page = await seated(site, fullest(), STILL)
  expect(await hiddenTactics(page, LANGUAGES)).toBe(0)
  const phone = await seated(site, fullest(), IN_HAND)
  await phone.locator('.tta-tray [role=tab]').nth(2).tap()
  expect(await hiddenTactics(phone, LANGUAGES)).toBe(0)
})
