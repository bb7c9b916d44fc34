import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cutInAlmanac } from './almanac.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

describe.each(['seven-wonders', 'innovation'] as const)('no word of a card is cut: %s', (game) => {
  test.each(LANGUAGES)('%s', async (language) => {
    expect(await cutInAlmanac(site, game, language)).toEqual([])
  })
})

/** The word on every shared effect shows the language of the faces. */
const SHARED = { en: 'Shared', cs: 'Součinnost', hu: 'Közös', pl: 'Wspólne' } as const

test('all card faces in four languages, with nothing clipped', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await page.goto('/almanac/innovation')
  await page.addStyleTag({ content: '.leaf { content-visibility: visible !important }' })
  const faces = page.locator('.icard--face')
  for (const language of LANGUAGES) {
    await page.locator('.language select').selectOption(language)
    await page
      .locator('.icard--face .dogma__tag--shared', { hasText: SHARED[language] })
      .first()
      .waitFor({ timeout: 60_000 })
    expect(await faces.count()).toBe(105)
    const cut = await faces.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const words = card.querySelector('.icard__body')
        const feet = [...card.querySelectorAll('.icard__bl, .icard__bc, .icard__br')]
        const foot = Math.min(...feet.map((each) => each.getBoundingClientRect().top))
        const wide = [card, ...card.querySelectorAll('.icard__name, .dogma__says')].some(
          (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
        )
        const low = (words?.getBoundingClientRect().bottom ?? 0) > foot + 1
        return wide || low ? [card.querySelector('.icard__name')?.textContent ?? ''] : []
      }),
    )
    expect(cut, `in ${language}`).toEqual([])
  }
  expect(site.errors).toEqual([])
})
