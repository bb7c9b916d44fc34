import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import * as innovation from './innovation-table.ts'
import { enterAs, openTable } from './people.ts'
import { innovationRecord, sevenWondersRecord } from './played.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'
import { midgame } from './through-the-ages-positions.ts'
import { smallOn } from './touching.ts'

/** What is too small at places, a line each. */
async function smallAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    found.push(...(await smallOn(page)).map((each) => `${path}: ${each}`))
  }
  return found
}

/** The same behind all tabs of a table. */
async function smallBehind(page: Page, tabs: string, excused?: string): Promise<string[]> {
  const found = await smallOn(page, excused)
  for (const tab of await page.locator(`${tabs} [role=tab]:visible`).all()) {
    await tab.tap()
    const name = await tab.innerText()
    found.push(...(await smallOn(page, excused)).map((each) => `${name}: ${each}`))
  }
  return found
}

/** On a phone all that takes a press is at least 44 px high and wide. */
const IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.splice(0).join('; '))
})
afterAll(() => court.close())

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

describe('pages have room for thumbs', () => {
  test('whoever comes for the first time finds it so', async () => {
    const page = await court.visitor(IN_HAND)
    expect(await smallAt(page, ['/', '/account', '/back'])).toEqual([])
  })

  test('and whoever has a name, on every page', async () => {
    const page = await court.visitor(IN_HAND)
    await page.goto('/about')
    await enterAs(page, 'Tereza')
    const { match } = await openTable(page, { game: 'seven-wonders', seats: ['me', 'open', 'open'] })
    const tables = ['/new', '/new/innovation', '/new/through-the-ages', `/table/${match.id}`]
    const reading = ['/about', '/almanac', '/almanac/through-the-ages', '/rules/seven-wonders', '/back']
    expect(await smallAt(page, ['/', ...tables, '/account', '/settings', ...reading])).toEqual([])
  })

  test('and whoever looks back', async () => {
    const page = await court.visitor(IN_HAND)
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

test('the table of Innovation has room for thumbs', async () => {
  const page = await court.visitor(IN_HAND)
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.asked(page, '')
  expect(await smallOn(page)).toEqual([])
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await smallBehind(page, '.inn')).toEqual([])
})

/** Still too small: lines of narrow lists, cards told of among the facts, deeds within a technology's card. */
const NOT_YET = '.tta-line, .tta-facts__card, .tta-do'

test('the table of Through the Ages has room for thumbs', async () => {
  const player = await Player.enter(court, 'Mira')
  await stage(court, midgame(), [player, 'novice', 'novice', 'novice'])
  const page = await player.page(court, IN_HAND)
  await page.locator('.tta-phone').waitFor()
  await settled(page)
  expect(await smallBehind(page, '.tta-phone', NOT_YET)).toEqual([])
})
