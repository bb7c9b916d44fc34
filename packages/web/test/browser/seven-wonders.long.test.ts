import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import {
  anyCard,
  asked,
  bots,
  enter,
  isOver,
  MOST,
  myTurn,
  nextTurn,
  open,
  playTurn,
  sitDown,
  start,
} from './seven-wonders-play.ts'
import { TestSite, PHONE } from './test-site.ts'
import { tooSmallOn } from './touch-size.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})

/** A visitor without animations. */
const visitor = (more: Parameters<TestSite['visitor']>[0] = {}): Promise<Page> =>
  site.visitor({ reducedMotion: 'reduce', ...more })

test('a whole game by keyboard alone', async () => {
  const page = await visitor()
  await sitDown(page, ['me', ...bots(2, 'random')])
  for (let turn = 0; turn < MOST; turn++) {
    await myTurn(page)
    if (await isOver(page)) break
    const before = await asked(page)
    const cards = await page.locator('.hand .card').count()
    await page.keyboard.press(`${1 + (turn % cards)}`)
    await page.locator('form.picked-card').waitFor()
    // Sometimes another way to play: a key shows it, and Enter confirms.
    if (turn % 3 > 0) await page.keyboard.press(turn % 3 === 1 ? 'w' : 'd')
    await page.keyboard.press('Enter')
    await nextTurn(page, before)
  }
  await page.locator('.score-sheet').waitFor()
  expect(await page.locator('.score-sheet tbody tr').count()).toBe(3)
})

test('coins move to the neighbours they are paid to, and stages are glazed; nothing moves with reduced motion', async () => {
  const page = await visitor({ reducedMotion: 'no-preference' })
  const still = await visitor()
  for (const each of [page, still]) await each.addInitScript(noteMovements)
  const seen = new Set<string>()
  const look = async (): Promise<void> => {
    for (const each of (await page.evaluate('window.movements')) as string[])
      for (const kind of ['coin-run', 'glazes']) if (each.includes(kind)) seen.add(kind)
  }
  // Not every game has a purchase from a neighbour and a stage.
  for (let game = 0; game < 5 && seen.size < 2; game++) {
    const { match } = await sitDown(page, ['me', ...bots(2)])
    await still.goto(`/table/${match.id}`)
    await still.locator('#question').waitFor()
    while (seen.size < 2 && !(await isOver(page))) {
      await playTurn(page)
      await look()
    }
  }
  expect([...seen].toSorted()).toEqual(['coin-run', 'glazes'])
  await expect.poll(() => page.locator('.coin-run').count(), { timeout: 30_000 }).toBe(0)
  expect(await still.evaluate('window.movements')).toEqual([])
})

/** Records the animations of a page. */
function noteMovements(): void {
  const told: string[] = []
  Object.assign(window, { movements: told })
  const animate = Reflect.get(Element.prototype, 'animate') as (...how: unknown[]) => Animation
  Element.prototype.animate = function note(this: Element, ...how): Animation {
    told.push(`${this.getAttribute('class')} ${this.hasAttribute('data-glazes') ? 'glazes' : ''}`)
    return animate.apply(this, how)
  }
}

test('on a phone four stages, both markets and all touch targets fit', async () => {
  const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true })
  await enter(page, 'Tereza')
  await start(page, await open(page, ['me', ...bots(6, 'random')], { boards: 'chosen', sides: 'B' }))
  await page.locator('.wonder-board[data-board="giza"]').tap()
  expect(await tooSmallOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Take Giza' }).tap()
  // At first, in the middle of the first age and in the second.
  for (const turns of [0, 4, 4]) {
    for (let turn = 0; turn < turns; turn++) await playTurn(page, turn)
    await myTurn(page)
    expect(await page.locator('.wonder-stage').count()).toBe(4)
    expect(await tooSmallOn(page)).toEqual([])
    await (await anyCard(page)).tap()
    await page.locator('form.picked-card').waitFor()
    expect(await tooSmallOn(page)).toEqual([])
    expect(await marketIsSeen(page)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await marketIsSeen(page)).toBe(true)
  }
})

/** Both lines of the market are above the foot. */
const marketIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const fold = document.querySelector('.sw-foot')?.getBoundingClientRect().top ?? 0
    const lines = [...document.querySelectorAll('.market > li')]
    return lines.length === 2 && lines.every((line) => line.getBoundingClientRect().bottom <= fold)
  })
