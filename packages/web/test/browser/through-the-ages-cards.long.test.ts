import type { Page } from '@playwright/test'
import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { switchLanguage } from './languages.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { TestSite, LAPTOP } from './test-site.ts'
import { seen } from './through-the-ages-faces.ts'
import { IN_HAND } from './through-the-ages-fit.ts'
import { fullest, midgame } from './through-the-ages-positions.ts'
import { Sheet } from './through-the-ages-sheet.ts'

let site: TestSite
let sheet: Sheet
beforeAll(async () => {
  site = await TestSite.open()
  sheet = await Sheet.open(site)
}, 120_000)
afterAll(async () => {
  await site.close()
  sheet.close()
})

describe.each(['2015', '2006'])('%s', (edition) => {
  test.each(LANGUAGES)('every card shows its whole content in %s', async (language) => {
    expect(await sheet.lacks(edition, language)).toEqual([])
  })
})

describe('at a table', () => {
  let player: Player
  beforeAll(async () => {
    player = await Player.enter(site, 'Mira')
    await seedMatch(site, midgame(), [player, 'novice', 'novice', 'novice'])
  })

  /** What is clipped in any language. */
  const cutOn = async (table: Page): Promise<readonly string[]> => {
    const found: string[] = []
    for (const language of LANGUAGES) {
      await switchLanguage(table, language)
      const { bad, silent } = await seen(table)
      found.push(...[...bad, ...silent].map((each) => `${language}: ${each}`))
    }
    return found
  }

  test(
    'the row and the hand are whole on a laptop, and on a large screen',
    { timeout: 120_000 },
    async () => {
      const table = await player.page(site, { viewport: LAPTOP, reducedMotion: 'reduce' })
      await table.locator('.tta-hand .tta-card').first().waitFor()
      expect(await table.locator('.tta-card').count()).toBeGreaterThan(18)
      expect(await cutOn(table)).toEqual([])
      await table.setViewportSize({ width: 2560, height: 1440 })
      expect(await cutOn(table)).toEqual([])
      await table.close()
    },
  )

  test('the row and the hand are whole on a phone', { timeout: 120_000 }, async () => {
    const table = await player.page(site, IN_HAND)
    await table.locator('.tta-row .tta-card').first().waitFor()
    expect(await cutOn(table)).toEqual([])
    await table.locator('.tta-tray [role="tab"]').nth(1).tap()
    await table.locator('.tta-hand .tta-card').first().waitFor()
    expect(await cutOn(table)).toEqual([])
    const places = await table.locator('.tta-hand .tta-card').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, right } = card.getBoundingClientRect()
        return [left, right] as const
      }),
    )
    // No card overlaps another.
    expect(places.filter(([left], at) => left < (places[at - 1]?.[1] ?? 0))).toEqual([])
    await table.close()
  })
})

/** Cards whose text or icons overflow. */
const burst = (table: Page): Promise<string[]> =>
  table
    .locator('.tta-seats > button, .tta-ratings-bar__cell, .bar .tta-ages > [aria-current]')
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const { right: edge } = (box.closest('.bar__time') ?? box).getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(box)
        const parts = [box, ...box.querySelectorAll(':not(.visually-hidden)'), words]
        const over = Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - edge
        return over <= 0.5 ? [] : [`'${box.textContent}' by ${over}`]
      }),
    )

test('the largest numbers fit on the narrowest phone', { timeout: 120_000 }, async () => {
  const player = await Player.enter(site, 'Mira')
  await seedMatch(site, fullest(), [player, 'novice', 'novice', 'novice'])
  const viewport = { width: 360, height: 740 }
  const table = await player.page(site, { ...IN_HAND, viewport })
  await table.locator('.tta-seats').waitFor()
  for (const language of LANGUAGES) {
    await switchLanguage(table, language)
    expect([language, await burst(table)]).toEqual([language, []])
  }
})
