import type { Page } from '@playwright/test'
import { between } from '@ziggurat/seven-wonders/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { clippedOn } from './checks.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import {
  anyCard,
  asked,
  bots,
  enter,
  gold,
  isOver,
  join,
  layOutSale,
  MOST,
  myTurn,
  nextTurn,
  open,
  playTurn,
  sitDown,
  start,
} from './seven-wonders-play.ts'
import { arrange, enterScene } from './situations.ts'
import { TestSite, PHONE } from './test-site.ts'

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

/** Giza can pay its first stage and buys wood from either neighbour, cheaper from the left. */
const market = () =>
  between(
    { board: 'giza A', coins: 6, built: ['stone-pit', 'west-trading-post'] },
    { built: ['lumber-yard', 'altar'] },
    { built: ['lumber-yard', 'theater'] },
    'stockade',
    'tavern',
    'baths',
    'loom-age-1',
    'clay-pool',
    'barracks',
    'guard-tower',
  )

/** Tereza’s page before it, with bots beside her. */
async function atMarket(more: Parameters<TestSite['visitor']>[0] = {}): Promise<Page> {
  const tereza = await Player.enter(site, 'Tereza')
  await seedMatch(site, market(), [tereza, 'random', 'random'])
  const page = await tereza.page(site, { reducedMotion: 'reduce', ...more })
  await myTurn(page)
  return page
}

test('a whole game of three, two of them bots, by mouse', async () => {
  const page = await visitor()
  await sitDown(page, ['me', ...bots(2, 'random')])
  for (let turn = 0; turn < MOST && !(await isOver(page)); turn++) await playTurn(page, turn)

  const sheet = page.locator('.score-sheet')
  await sheet.waitFor()
  expect(await sheet.locator('tbody tr').count()).toBe(3)
  expect(await sheet.locator('tr[data-winner]').count()).toBeGreaterThan(0)
  for (const row of await sheet.locator('tbody tr').all()) {
    const numbers = (await row.locator('td').allInnerTexts()).map((text) => Number(text.replace('−', '-')))
    const total = numbers.pop()
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(total)
  }
})

/** The confirm button has the focus. */
const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.matches('.picked-card .button--do'))

test('keys that are pressed within one frame all work', async () => {
  const page = await visitor()
  await sitDown(page, ['me', ...bots(2, 'random')])
  await myTurn(page)
  const before = await asked(page)
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (const key of ['1', 'd', 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // Two events without a frame between them.
      await new Promise((heard) => {
        port1.addEventListener('message', heard, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
  await nextTurn(page, before)
  expect(await page.locator('.log').innerText()).toContain('Tereza discards')
})

test('a stage that can be built is a button: the next card goes under it', async () => {
  const page = await atMarket()
  const next = page.locator('.whole-city .wonder-stage--next')
  await next.click()
  expect(await next.getAttribute('aria-pressed')).toBe('true')
  await page.getByText('Pick the card that goes under the stage.').waitFor()
  const before = await asked(page)
  await page.locator('.hand .card').last().click()
  await page.getByRole('button', { name: 'Build stage 1' }).click()
  await nextTurn(page, before)
  expect(await page.locator('.whole-city .wonder-stage--built').count()).toBe(1)
})

test('other cities’ buildings open in the lens by keyboard and by touch', async () => {
  const page = await atMarket({ hasTouch: true })
  const chips = page.locator('.other').first().locator('.chip')
  const lens = page.locator('.lens .card__name')
  await page.locator('.other').first().locator('.other__name').focus()
  await page.keyboard.press('Tab')
  expect(await chips.first().evaluate((chip) => chip === document.activeElement)).toBe(true)
  const shown = await lens.innerText()
  await page.keyboard.press('ArrowRight')
  expect(await lens.innerText()).not.toBe(shown)
  await page.locator('#question').click()
  expect(await lens.count()).toBe(0)
  await chips.first().tap()
  expect(await lens.innerText()).toBe(shown)
})

test('a card is reached by Tab, has a full description, and is played by Enter', async () => {
  const page = await atMarket()
  const card = gold(page).first()
  await card.focus()
  expect(await card.textContent()).toMatch(/\. .*Can be built: /)
  await page.locator('.lens .card[data-size="large"]').waitFor()
  const before = await asked(page)
  await page.keyboard.press('Enter')
  await laidOut(page)
  await page.keyboard.press('Escape')
  expect(await page.locator('form.picked-card').count()).toBe(0)
  await card.focus()
  await page.keyboard.press('Enter')
  await laidOut(page)
  await page.keyboard.press('Enter')
  await nextTurn(page, before)
})

test('ways to pay: all of them, the cheapest first and chosen, each with its foresight', async () => {
  const page = await atMarket()
  await page.locator('.hand .card[data-card="stockade"]').click()
  const ways = page.locator('.picked-card .way')
  const sums = (await ways.locator('.sum').allInnerTexts()).map(Number)
  expect(sums).toEqual([1, 2])
  expect(await ways.first().locator('input').isChecked()).toBe(true)
  const deed = page.locator('.picked-card .button--do')
  expect(await deed.innerText()).toContain('1 coin')
  await ways.last().click()
  expect(await deed.innerText()).toContain('2 coin')
  expect(await page.locator('.picked-card .foresight').innerText()).toMatch(/\d+ to \d+/)
  const before = await asked(page)
  await page.keyboard.press('Enter')
  await nextTurn(page, before)
})

test('players who have chosen can change their mind while another one thinks', async () => {
  const [tereza, balint] = [await visitor(), await visitor()]
  await enter(tereza, 'Tereza')
  await enter(balint, 'Bálint')
  const match = await open(tereza, ['me', 'open', ...bots(1, 'random')])
  await join(balint, match)
  await start(tereza, match)
  await balint.goto(`/table/${match.match.id}`)
  await myTurn(tereza)
  await myTurn(balint)

  const card = await anyCard(tereza)
  const id = await card.getAttribute('data-card')
  await card.click()
  await tereza.locator('.picked-card .button--do').click()
  await tereza.locator(`.hand .card[data-card="${id}"][data-state="waiting"]`).waitFor()
  expect(await tereza.locator('#question').innerText()).toContain('Bálint')
  await balint.locator('.other', { hasText: 'Tereza' }).locator('.other-status--done').waitFor()

  await tereza.getByRole('button', { name: 'Change my mind' }).click()
  await tereza.locator('.sw-foot[data-open]').waitFor()
  await balint.locator('.other', { hasText: 'Tereza' }).locator('.other-status--wait').waitFor()

  await tereza.locator('.hand .card').last().click()
  await layOutSale(tereza)
  await tereza.locator('.picked-card .button--do').click()
  await tereza.locator('.hand .card[data-state="waiting"]').waitFor()
  await playTurn(balint)
  await tereza.locator('.last-turn').waitFor()
  expect(await tereza.locator('.last-turn').innerText()).toContain('+3 coins')
})

test('seven players fit on a laptop without scrolling, also when a city is opened', async () => {
  const scene = await arrange(site, { game: 'seven-wonders', seats: 7, when: 'late', how: 'live' })
  const page = await enterScene(site, scene, {})
  await (await anyCard(page)).click()
  expect(await overflowing(page)).toEqual([])
  expect(await clippedOn(page, CITIES)).toEqual([])
  await page.locator('.other--far .button').first().click()
  expect(await page.locator('.whole-city').getAttribute('data-city')).not.toBe('0')
  expect(await overflowing(page)).toEqual([])
  expect(await clippedOn(page, CITIES)).toEqual([])
  await page.getByRole('button', { name: 'Back to my city' }).click()
  expect(await page.locator('.whole-city').getAttribute('data-city')).toBe('0')
})

/** Numbers and names in the cities; only people's names may be clipped. */
const CITIES = { within: '.other, .city-ledger', cut: '.other__name > span, .versus__name' }

/** Elements that must be scrolled into view; the log may scroll. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body, .match-frame__board, .sw, .sw *')]
      .filter((each) => each.closest('.log-panel, .last-turn') === null)
      .filter((each) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(each).overflowY))
      .filter((each) => each.clientHeight > 4 && each.scrollHeight > each.clientHeight + 2)
      .map((each) => `${each.tagName} ${each.className} ${each.scrollHeight} > ${each.clientHeight}`),
  )

test('two players lead the Free City in turn', async () => {
  const page = await visitor()
  await sitDown(page, ['me', ...bots(1, 'random')])
  const served: (readonly [string, number, number])[] = []
  for (let turn = 0; turn < 6; turn++) {
    await myTurn(page)
    const question = await page.locator('#question').innerText()
    const chosen = await page.locator('.hand .card[data-state="waiting"]').count()
    served.push([question, chosen, await page.locator('.other[data-led]').count()])
    await playTurn(page, turn)
  }
  const forFreeCity = served.filter(([question]) => question.includes('Free City'))
  expect(forFreeCity.length).toBeGreaterThan(0)
  // My own choice is put aside, and the city that I lead is marked.
  expect(forFreeCity.map(([, chosen, led]) => [chosen, led])).toEqual(forFreeCity.map(() => [1, 1]))
})

test('boards are chosen where that is agreed', async () => {
  const page = await visitor()
  await enter(page, 'Tereza')
  const match = await open(page, ['me', ...bots(2, 'random')], { boards: 'chosen' })
  await start(page, match)
  await page.locator('.wonder-board[data-board="olympia"]').click()
  await page.getByRole('button', { name: 'Take Olympia' }).click()
  await myTurn(page)
  expect(await page.locator('.whole-city').innerText()).toContain('Olympia')
})

test('on a phone: all buttons are in view, the page does not scroll', async () => {
  const page = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true })
  await sitDown(page, ['me', ...bots(3, 'random')])
  await myTurn(page)
  await (await anyCard(page)).tap()
  const deed = await page.locator('.picked-card .button--do').boundingBox()
  expect(deed).not.toBeNull()
  expect((deed?.y ?? 0) + (deed?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
  expect(deed?.height).toBeGreaterThanOrEqual(44)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  expect({ width, height }).toEqual(PHONE)
  await page.getByRole('button', { name: 'How to play' }).tap()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  expect(await page.locator('kbd:visible').count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('tab').first().tap()
  expect(await page.locator('.whole-city').getAttribute('data-city')).not.toBe('0')
})
