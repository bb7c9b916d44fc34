import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import * as innovation from './innovation-table.ts'
import { fullest, lategame, midgame } from './through-the-ages-positions.ts'
import { IN_HAND, ON_TABLET, smallBehind, smallForAges } from './thumbs.ts'
import { smallOn } from './touching.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.splice(0).join('; '))
})
afterAll(() => court.close())

test('the table of Innovation has room for thumbs from the beginning', async () => {
  const page = await court.visitor(IN_HAND)
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.asked(page, '')
  expect(await smallOn(page)).toEqual([])
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await smallBehind(page, '.inn')).toEqual([])
})

test('the table of Innovation has room for thumbs on a tablet', async () => {
  const page = await court.visitor({ ...IN_HAND, viewport: { width: 1180, height: 820 } })
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await smallBehind(page, '.inn')).toEqual([])
})

test.each([
  ['in the middle of a game', midgame()],
  ['late in a game', lategame()],
  ['of the greatest civilization', fullest()],
  ['of the greatest civilization of 2006', fullest(4, '2006')],
] as const)('the table of Through the Ages %s has room for thumbs', async (_, at) => {
  expect(await smallForAges(court, at, IN_HAND)).toEqual([])
  expect(await smallForAges(court, at, ON_TABLET)).toEqual([])
})
