import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import * as innovation from './innovation-play.ts'
import { TestSite } from './test-site.ts'
import { fullest, lategame, midgame } from './through-the-ages-positions.ts'
import { tooSmallOn } from './touch-size.ts'
import { IN_HAND, ON_TABLET, tooSmallBehind, tooSmallInAges } from './touch-targets.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})
afterAll(() => site.close())

test('touch targets of Innovation are large enough from the beginning', async () => {
  const page = await site.visitor(IN_HAND)
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.asked(page, '')
  expect(await tooSmallOn(page)).toEqual([])
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await tooSmallBehind(page, '.inn')).toEqual([])
})

test('touch targets of Innovation are large enough on a tablet', async () => {
  const page = await site.visitor({ ...IN_HAND, viewport: { width: 1180, height: 820 } })
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await tooSmallBehind(page, '.inn')).toEqual([])
})

test.each([
  ['in the middle of a game', midgame()],
  ['late in a game', lategame()],
  ['of the greatest civilization', fullest()],
  ['of the greatest civilization of 2006', fullest(4, '2006')],
] as const)('the table of Through the Ages %s has room for thumbs', async (_, at) => {
  expect(await tooSmallInAges(site, at, IN_HAND)).toEqual([])
  expect(await tooSmallInAges(site, at, ON_TABLET)).toEqual([])
})
