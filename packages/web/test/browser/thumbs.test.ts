import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import * as innovation from './innovation-table.ts'
import { enterAs, openTable } from './people.ts'
import { innovationRecord, sevenWondersRecord } from './played.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'
import { fullest, lategame, midgame } from './through-the-ages-positions.ts'
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
async function smallBehind(page: Page, tabs: string): Promise<string[]> {
  const found = await smallOn(page)
  for (const tab of await page.locator(`${tabs} [role=tab]:visible`).all()) {
    await tab.tap()
    const name = await tab.innerText()
    found.push(...(await smallOn(page)).map((each) => `${name}: ${each}`))
  }
  return found
}

/** On a phone all that takes a press is at least 44 px high and wide. */
const IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const

const TABLET = { width: 1180, height: 820 }
const LARGE_TABLET = { width: 1366, height: 1024 }

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

test('and so it has on a tablet', async () => {
  const page = await court.visitor({ ...IN_HAND, viewport: TABLET })
  const match = await innovation.sitDown(page, { bots: 3 })
  await innovation.playOn(page, match, 14)
  await innovation.asked(page, '')
  expect(await smallBehind(page, '.inn')).toEqual([])
})

/** Every part of a phone's table: what lies in the tray, everybody's civilization, what can be done, all moves. */
async function smallInHand(page: Page): Promise<string[]> {
  const found = await smallBehind(page, '.tta-phone')
  const seats = page.locator('.tta-seats > button')
  for (const seat of await seats.all()) {
    await seat.tap()
    const name = await seat.innerText()
    found.push(...(await smallOn(page)).map((each) => `${name}: ${each}`))
  }
  await seats.first().tap()
  // A technology where several things can be done lays them out.
  const opened = { '.tta-tech[data-can] > .tta-tech__face': '.tta-deeds', '.tta-foot__all': 'dialog[open]' }
  for (const [selector, shown] of Object.entries(opened)) {
    await page.locator(selector).first().tap()
    await page.locator(shown).first().waitFor()
    found.push(...(await smallOn(page)).map((each) => `${selector}: ${each}`))
    await page.keyboard.press('Escape')
  }
  return found
}

describe.for([
  ['in the middle of a game', () => midgame()],
  ['late in a game', () => lategame()],
  ['of the greatest civilization', () => fullest()],
  ['of the greatest civilization of 2006', () => fullest(4, '2006')],
] as const)('the table of Through the Ages %s', ([, position]) => {
  test('has room for thumbs', async () => {
    const player = await Player.enter(court, 'Mira')
    await stage(court, position(), [player, 'novice', 'novice', 'novice'])
    const page = await player.page(court, IN_HAND)
    await page.locator('.tta-phone').waitFor()
    await settled(page)
    expect(await smallInHand(page)).toEqual([])
    // As wide as a laptop, but without a mouse.
    await page.setViewportSize(LARGE_TABLET)
    expect(await smallInHand(page)).toEqual([])
  })
})
