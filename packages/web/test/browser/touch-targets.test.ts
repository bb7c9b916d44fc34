import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { seatSomebody, toCurtain, toGamesHere, toHandOver, toTaken } from './local-play.ts'
import { enterAs, openTable } from './page-api.ts'
import { innovationRecord, sevenWondersRecord } from './records.ts'
import { arrange, enterScene } from './situations.ts'
import { TestSite } from './test-site.ts'
import { fullest } from './through-the-ages-positions.ts'
import { tooSmallOn } from './touch-size.ts'
import { IN_HAND, shown, tooSmallBehind, tooSmallInAges } from './touch-targets.ts'

/** Touch targets that are too small on these pages, one line each. */
async function smallAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await shown(page)
    found.push(...(await tooSmallOn(page)).map((each) => `${path}: ${each}`))
  }
  return found
}

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})
afterAll(() => site.close())

describe('touch targets are large enough', () => {
  test('on the first visit', async () => {
    const page = await site.visitor(IN_HAND)
    expect(await smallAt(page, ['/', '/account', '/back'])).toEqual([])
  })

  test('on pages of a person', async () => {
    const page = await site.visitor(IN_HAND)
    await page.goto('/about')
    await enterAs(page, 'Tereza')
    const { match } = await openTable(page, { game: 'seven-wonders', seats: ['me', 'open', 'open'] })
    const tables = ['/new', '/new/through-the-ages', `/table/${match.id}`]
    const reading = ['/almanac/through-the-ages', '/rules/seven-wonders']
    expect(await smallAt(page, ['/', ...tables, '/settings', ...reading])).toEqual([])
  })

  test('in a game on this device', async () => {
    for (const go of [toCurtain, toHandOver, seatSomebody, toGamesHere, toTaken]) {
      const page = await site.visitor(IN_HAND)
      await go(page)
      expect([go.name, await tooSmallOn(page)]).toEqual([go.name, []])
      await page.context().close()
    }
  })

  test('in a replay', async () => {
    const page = await site.visitor(IN_HAND)
    await page.goto('/about')
    await enterAs(page, 'Tereza')
    for (const record of [sevenWondersRecord(), innovationRecord()]) {
      const reply = await page.request.post('/api/records', { data: { record } })
      const { match } = (await reply.json()) as { match: { id: string } }
      const paths = [`/replay/${match.id}`, `/replay/${match.id}?at=40`, `/table/${match.id}`]
      expect(await smallAt(page, paths)).toEqual([])
    }
  })
})

test('at a table of Innovation, touch targets are large enough', async () => {
  const scene = await arrange(site, { game: 'innovation', seats: 3, when: 'early', how: 'live' })
  const page = await enterScene(site, scene, IN_HAND)
  expect(await tooSmallBehind(page, '.inn')).toEqual([])
})

// The long run checks other civilizations too.
test('with the largest civilization of Through the Ages, touch targets are large enough', async () => {
  expect(await tooSmallInAges(site, fullest(), IN_HAND)).toEqual([])
})
