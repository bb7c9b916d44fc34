import type { Page } from '@playwright/test'
import { position } from '@ziggurat/innovation/testing'
import type { Facts } from '@ziggurat/innovation/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Player } from './player.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const PILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Mira's page at a given position; Tomasz has a seat, but no page. */
async function before(facts: Facts): Promise<Page> {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  mira.match = await site.lay([mira.person, tomasz.person], position(facts).table)
  const page = await mira.page(site, { reducedMotion: 'reduce' })
  await page.locator('.inn-foot [data-option="draw"]').waitFor()
  return page
}

const pile = (page: Page, card: string) => page.locator(`.inn-board .icard[data-option="dogma ${card}"]`)

test('a card shows its demand, and the players that it would hit, or nobody (INN-DOGMA-08)', async () => {
  const strong = await before({ players: [{ board: [['archery'], ['writing']] }, { board: [['masonry']] }] })
  expect(await pile(strong, 'archery').locator('.meets').innerText()).toContain('hits nobody')
  expect(await pile(strong, 'archery').locator('.dogma__tag--demand').count()).toBe(1)
  expect(await pile(strong, 'writing').locator('.meets').innerText()).toContain('nobody else')
  expect(await pile(strong, 'writing').locator('.dogma__tag').count()).toBe(0)
  const weak = await before({ players: [{ board: [['archery']] }, { board: [['tools']] }] })
  expect(await pile(weak, 'archery').locator('.meets').innerText()).toMatch(/^hits/)
  expect(site.errors).toEqual([])
})

test('a draw that would end the game says so, also as a sharing bonus (INN-DRAW-05, INN-SHARE-05)', async () => {
  const facts = { players: [{ board: [['writing']] }, { board: [['oars']] }] } as const
  const enough = await before(facts)
  await pile(enough, 'writing').click()
  const bonus = 'as high as your highest top card is then'
  expect(await enough.locator('.dogma__then').count()).toBe(0)
  const sharing = { players: [{ board: [['writing']] }, { board: [['philosophy']] }] } as const
  const shared = await before(sharing)
  await pile(shared, 'writing').click()
  expect(await shared.locator('.dogma__then').innerText()).toContain(bonus)
  expect(await shared.locator('.dogma__then').innerText()).not.toContain('end the game')
  const last = await before({ ...sharing, empty: PILES })
  await pile(last, 'writing').click()
  expect(await last.locator('.dogma__then').innerText()).toContain('end the game')
  await last.keyboard.press('Escape')
  await last.keyboard.press('d')
  expect(await last.locator('#question').innerText()).toBe('Draw and end the game?')
  expect(site.errors).toEqual([])
})

test('the result says what decided it: no card above age 10, and achievements on equal points (INN-END-02)', async () => {
  const page = await before({
    players: [{ board: [['writing']], score: ['calendar'] }, { score: ['fermenting'] }],
    ages: { 1: 1 },
    empty: PILES,
  })
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  const why = await page.locator('.inn-scores__won').innerText()
  expect(why).toBe(
    'A card above age 10 would have had to be drawn. Winner: Tomasz with 2 points. ' +
      'The tie is broken by achievements: 1.',
  )
  expect(site.errors).toEqual([])
})
