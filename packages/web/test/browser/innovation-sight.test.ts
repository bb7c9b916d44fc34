import type { Page } from '@playwright/test'
import { ICONS } from '@ziggurat/innovation/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { dogmas, goTo, lookBack, playToDogma, randomRecord, sitDown } from './innovation-play.ts'
import { wrongInFourLanguages } from './languages.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

interface Count {
  readonly seat: number
  readonly drawn: readonly number[]
  readonly counted: readonly number[]
}

/** Seat by seat, the icons that are drawn on the piles and those that the rules count. */
const counts = (page: Page): Promise<readonly Count[]> =>
  page.evaluate(
    (icons) =>
      [...document.querySelectorAll('.ledger tbody tr')].map((row) => {
        const seat = Number(row.getAttribute('data-seat'))
        const signs = [...document.querySelectorAll(`[data-icons^="${seat} "] .icard > [data-sign]`)]
        return {
          seat,
          drawn: icons.map((icon) => signs.filter((sign) => sign.getAttribute('data-sign') === icon).length),
          counted: [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent ?? '', 10)),
        }
      }),
    ICONS,
  )

/** Icons that another card hides, or that lie outside their board. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-icons] .icard > [data-sign]')].flatMap((sign) => {
      const { x, y, width, height } = sign.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const pile = sign.closest('[data-icons]')?.getAttribute('data-icons')
      return top?.closest('.icard') === sign.closest('.icard')
        ? []
        : [`${pile} ${sign.getAttribute('data-sign')}`]
    }),
  )

test('splays show the icons that count, over a whole game', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('ziggurat.motion', 'none'))
  await lookBack(page, randomRecord(3, 'splays'))
  let splayed = 0
  const covered: string[] = []
  for (let at = 2; at <= 10; at += 2) {
    await goTo(page, at / 10)
    for (const { seat, drawn, counted } of await counts(page))
      expect(drawn, `${at}: seat ${seat}`).toEqual(counted)
    splayed += await page.locator('.ipile:not([data-splay=none]) .icard--strip').count()
    if (at === 8) covered.push(...(await hidden(page)))
  }
  expect(covered).toEqual([])
  expect(splayed).toBeGreaterThan(5)
  expect(site.errors).toEqual([])
})

test('the preview of a dogma names those who share and those who must obey', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  const match = await sitDown(page, { bots: 2 })
  await playToDogma(page, match, 8)
  const tops = dogmas(page)
  for (let at = 0; at < (await tops.count()); at++) {
    await tops.nth(at).click()
    const panel = page.locator('.dogma')
    const name = await tops.nth(at).locator('.icard__name').innerText()
    // Names on narrow cards have soft hyphens.
    expect(await panel.locator('h2').innerText()).toBe(name.replaceAll('\u00AD', ''))
    const column = await page.locator('.ledger td[data-hit]').allInnerTexts()
    const [mine = 0, ...theirs] = column.map((text) => Number.parseInt(text, 10))
    const rivals = ['Nisaba', 'Utu']
    const weaker = rivals.filter((_, seat) => (theirs[seat] ?? 0) < mine)
    const demands = (await panel.locator('.dogma__tag--demand').count()) > 0
    const shares = (await panel.locator('.dogma__tag--shared').count()) > 0
    const names = async (role: string): Promise<readonly string[]> => [
      ...new Set(await panel.locator(`[data-role=${role}] b`).allInnerTexts()),
    ]
    expect(new Set(await names('must'))).toEqual(new Set(demands ? weaker : []))
    expect(new Set(await names('shares'))).toEqual(
      new Set(shares ? rivals.filter((each) => !weaker.includes(each)) : []),
    )
  }
  await page.keyboard.press('Escape')
  expect(await page.locator('.dogma').count()).toBe(0)
  expect(site.errors).toEqual([])
})

test('on a phone the names on a board fit, in four languages, also on the fullest board', async () => {
  const page = await site.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  await lookBack(page, randomRecord(4, 'names'))
  await page.getByRole('tab', { name: 'Ages' }).tap()
  await goTo(page, 0.9)
  expect(await wrongInFourLanguages(page, { within: '.inn-board .icard', same: [/./u] })).toEqual([])
})
