import type { Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/kernel'
import { position } from '@ziggurat/through-the-ages/test/position'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Court, LAPTOP, PHONE } from './court.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'
import { fullest } from './through-the-ages-positions.ts'
import { speak } from './tongues.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

const STILL = { reducedMotion: 'reduce' } as const
const IN_HAND = { ...STILL, viewport: PHONE, hasTouch: true, isMobile: true } as const

/** How many pixels of an element another one lies over. */
const sharedHeight = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([first, second]) => {
      const [a, b] = [first, second].map((each) => document.querySelector(each)?.getBoundingClientRect())
      if (a === undefined || b === undefined) throw new Error('it is not there')
      const isBeside = a.right <= b.left || b.right <= a.left
      return isBeside ? 0 : Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    },
    [one, other] as const,
  )

/** The words of a card that is laid out over which its cross stands. */
function coveredByCross(): string[] {
  const cross = document.querySelector('.tta-deeds__close')?.getBoundingClientRect()
  const face = document.querySelector('.tta-deeds .tta-face')
  if (cross === undefined || face === null) throw new Error('nothing is laid out')
  const covered: string[] = []
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    range.selectNodeContents(walker.currentNode)
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      right > cross.left && left < cross.right && bottom > cross.top && top < cross.bottom
    if ([...range.getClientRects()].some(isOver)) covered.push(range.toString())
  }
  return covered
}

/** Far more cards than may be kept. */
const surplus = () =>
  position({
    players: [
      {
        military: [
          'rats',
          'legion',
          'spy',
          'raid-i',
          'military-bonus-i',
          'vast-territory-ii',
          'plunder-ii',
          'raid-ii',
        ],
      },
      {},
    ],
    age: 2,
    row: ['iron', 'alchemy', 'irrigation'],
  })

test('whoever discards sees all ratings', async () => {
  const mira = await Player.enter(court, 'Mira')
  await stage(court, surplus(), [mira, 'novice'], [[0, 'end turn']])
  const screens = [LAPTOP, { width: 1280, height: 720 }, PHONE, { width: 360, height: 640 }]
  for (const viewport of screens) {
    const page = await mira.page(court, { ...(viewport.width < 600 ? IN_HAND : STILL), viewport })
    await page.locator('.tta-matter[data-matter=discard]').waitFor()
    for (const language of LANGUAGES) {
      await speak(page, language)
      expect(await sharedHeight(page, '.tta-matter', '.tta-lintel')).toBe(0)
    }
    await page.context().close()
  }
})

describe('with the greatest civilization', () => {
  let mira: Player
  beforeAll(async () => {
    mira = await Player.enter(court, 'Mira')
    await stage(court, fullest(), [mira, 'novice', 'novice', 'novice'])
  })

  test('tactics that can be copied fit into the bar, in all languages', async () => {
    const page = await mira.page(court, STILL)
    const tactics = page.locator('.bar .tta-decks__tactics')
    await tactics.waitFor()
    for (const language of LANGUAGES) {
      await speak(page, language)
      for (const width of [1200, 1280, 1366]) {
        await page.setViewportSize({ width, height: 768 })
        const hidden = await tactics.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(hidden).toBe(0)
      }
    }
    await page.context().close()
  })

  test('and into the tray of a phone', async () => {
    const page = await mira.page(court, IN_HAND)
    await page.locator('.tta-tray [role=tab]').nth(2).tap()
    const tactics = page.locator('.tta-tray .tta-decks__tactics')
    for (const language of LANGUAGES) {
      await speak(page, language)
      const hidden = await tactics.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden).toBe(0)
    }
    await page.context().close()
  })

  test.each([
    ['laptop', STILL],
    ['phone', IN_HAND],
  ] as const)('the cross that closes a card covers nothing of it: %s', async (_, how) => {
    const page = await mira.page(court, how)
    const cards = page.locator('.tta-row .tta-card')
    await cards.first().waitFor()
    for (const language of LANGUAGES) {
      await speak(page, language)
      for (const card of await cards.all()) {
        await card.evaluate((element: HTMLElement) => element.click())
        await page.locator('.tta-deeds__close').waitFor()
        expect(await page.evaluate(coveredByCross)).toEqual([])
        await page.locator('.tta-deeds__close').evaluate((element: HTMLElement) => element.click())
      }
    }
    await page.context().close()
  })
})
