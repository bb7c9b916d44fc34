import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { Court, LAPTOP, PHONE } from './court.ts'
import { clippedOn, violationsOn } from './looking.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'
import { fullest, lategame, midgame } from './through-the-ages-positions.ts'
import { speak } from './tongues.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.join())
})
afterAll(() => court.close())

const BOTS = [{ bot: 'novice' }, { bot: 'novice' }] as const

async function table(options: Readonly<Record<string, string>> = {}, round = 1): Promise<Player> {
  const player = await Player.enter(court, 'Mira')
  await player.open('through-the-ages', ['me', ...BOTS], options)
  await player.start()
  await player.play(({ question, view }) => {
    const { round: now } = view as { readonly round: number }
    return now >= round && question?.kind === 'action'
  })
  player.leave()
  return player
}

/** In the middle of a game of four. */
async function later(): Promise<Player> {
  const player = await Player.enter(court, 'Mira')
  await stage(court, midgame(), [player, 'novice', 'novice', 'novice'])
  return player
}

const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.tta-progress__round').textContent()) ?? '')?.[0] ?? 0)

/** Answers whatever is asked meanwhile with its first answer, until it is my turn to act, after that round. */
async function toActions(page: Page, after = 0): Promise<void> {
  const end = page.locator('.tta-foot [data-option="end turn"]')
  const pass = page.locator('.tta-foot [data-option="pass"]')
  const answer = page.locator('.tta-matter .answers button')
  const mayAct = async (): Promise<boolean> => (await end.isVisible()) && (await roundOf(page)) > after
  const isAsked = async (): Promise<boolean> => (await pass.or(answer).count()) > 0 || (await mayAct())
  for (let tries = 0; tries < 60; tries++) {
    await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
    if (await mayAct()) return
    const button = (await pass.isVisible()) ? pass : answer
    await button.first().click()
    await page.waitForTimeout(150)
  }
}

describe('with a mouse', () => {
  test('cards are taken and turns end', { timeout: 120_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(court, { viewport: LAPTOP })
    await toActions(page)
    const before = await roundOf(page)
    for (let turn = 0; turn < 2; turn++) {
      const round = await roundOf(page)
      const card = page.locator('.tta-row .tta-card[data-state="can"]').first()
      if (await card.isVisible()) {
        const left = await page.locator('.tta-left [data-of="civil"] small').textContent()
        await card.click()
        // What it costs and changes stands there before anything happens.
        await page.locator('.tta-deeds .tta-changes').waitFor()
        await page.locator('.tta-deeds .button--do').click()
        await page
          .locator('.tta-left [data-of="civil"] small')
          .filter({ hasNotText: left ?? '' })
          .waitFor()
      }
      await page.locator('.tta-foot [data-option="end turn"]').click()
      await page.locator('.tta-foot [data-option="end turn"]').click()
      await toActions(page, round)
    }
    expect(await roundOf(page)).toBeGreaterThan(before)
  })

  test('a rival is laid over my civilization and put away', { timeout: 60_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(court)
    await page.locator('.tta-rival button[aria-pressed]').first().click()
    await page.locator('.tta-civ:not([data-mine])').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.tta-civ[data-mine]').waitFor()
    expect(await page.locator('.tta-civ:not([data-mine])').count()).toBe(0)
  })

  test('a rating says what it consists of', { timeout: 60_000 }, async () => {
    const player = await table({}, 2)
    const page = await player.page(court)
    await page.locator('button.tta-lintel__cell').nth(2).click()
    await page.locator('.tta-sum tfoot').waitFor()
    const parts = await page.locator('.tta-sum tbody td').allTextContents()
    const sum = parts.reduce((all, part) => all + Number(part.replace('−', '-')), 0)
    expect(sum).toBe(Number(await page.locator('.tta-sum tfoot td').textContent()))
  })
})

test('with keys alone: every move of a turn, and its end', { timeout: 120_000 }, async () => {
  const player = await table({}, 2)
  const page = await player.page(court)
  await toActions(page)
  await page.keyboard.press('m')
  await page.locator('.sheet .answers').waitFor()
  await page.keyboard.press('Escape')
  const before = await page.locator('.tta-left [data-of="civil"] small').textContent()
  await page.locator('.tta-row .tta-card[data-state="can"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.tta-deeds').waitFor()
  await page.keyboard.press('Enter')
  await page
    .locator('.tta-left [data-of="civil"] small')
    .filter({ hasNotText: before ?? '' })
    .waitFor()
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await page.locator('.tta-foot [data-option="end turn"]').waitFor({ state: 'hidden' })
  expect(await page.locator('.tta-deeds').count()).toBe(0)
})

describe('seen by everybody', () => {
  test('no violations at a laptop, by day and by lamplight', { timeout: 120_000 }, async () => {
    const player = await later()
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await player.page(court, { colorScheme })
      await page.locator('.tta').waitFor()
      await page.waitForTimeout(500)
      expect(await violationsOn(page)).toEqual([])
      await page.locator('.tta-card[data-state="can"]').first().click()
      expect(await violationsOn(page)).toEqual([])
      await page.close()
    }
  })

  test('no violations on a phone, and nothing beyond its edge', { timeout: 120_000 }, async () => {
    const player = await table({ edition: '2006', level: 'simple' }, 4)
    const page = await player.page(court, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('.tta-phone').waitFor()
    await page.waitForTimeout(500)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.locator('.tta-tray [role="tab"]').nth(1).tap()
    await page.locator('.tta-tray .tta-hand').waitFor()
  })
})

/** What does not fit into its part of the table. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['.tta-ziggurat', '.tta-rivals', '.tta-rival', '.tta-facts', '.tta-forecast', '.tta-hand'].flatMap(
      (each) =>
        [...document.querySelectorAll(each)]
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => `${each}: ${part.textContent}`),
    ),
  )

/** What stands over something else on its terrace, or leaves it. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-terrace__row')].flatMap((row) => {
      const things = [...row.querySelectorAll(':scope > :not(.tta-group), .tta-group > *')].filter((each) =>
        each.checkVisibility(),
      )
      const boxes = things.map((each) => each.getBoundingClientRect())
      const { right } = row.getBoundingClientRect()
      // Courses share their joints.
      const slack = 1.5
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        one.right > other.left + slack &&
        other.right > one.left + slack &&
        one.bottom > other.top + slack &&
        other.bottom > one.top + slack
      return things
        .filter((_, at) => {
          const box = boxes[at]
          if (box === undefined) return false
          return box.right > right + 1 || boxes.some((other) => other !== box && meet(box, other))
        })
        .map(({ textContent }) => textContent)
    }),
  )

test('all of a late civilization has its place on a laptop, in all languages', async () => {
  const player = await Player.enter(court, 'Mira')
  await stage(court, lategame(), [player, 'novice', 'novice', 'novice'])
  const page = await player.page(court, { viewport: LAPTOP })
  await page.locator('.tta').waitFor()
  for (const language of ['en', 'cs', 'hu', 'pl'] as const) {
    await speakAtTable(page, language)
    expect([language, ...(await crowded(page)), ...(await beyond(page))]).toEqual([language])
  }
})

/** A terrace and a card in each language. */
const SPOKEN = { en: 'Rule Iron', cs: 'Vláda Železo', hu: 'Uralom Vas', pl: 'Władza Żelazo' } as const

/** The table's own words come a moment after those of the page. */
async function speakAtTable(page: Page, language: keyof typeof SPOKEN): Promise<void> {
  await speak(page, language)
  const [terrace = '', card = ''] = SPOKEN[language].split(' ')
  await page.locator('.tta-terrace > h3', { hasText: terrace }).waitFor()
  await page.locator('.tta-tech__name', { hasText: card }).first().waitFor()
}

/** Where names and numbers of the greatest civilization must all be read. */
const READ = '.tta-civ, .tta-rivals, .tta-foot, .tta-forecast'

/** Technologies whose name, level, yield or price is not seen whole within their brick, or is too small. */
const unnamed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const window = { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
    const seen = (element: Element, within: Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>): boolean => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].every(
        ({ left, right, top, bottom }) =>
          left >= within.left - 1 &&
          right <= within.right + 1 &&
          top >= within.top - 2 &&
          bottom <= within.bottom + 2,
      )
    }
    return [...document.querySelectorAll('.tta-tech')].flatMap((brick) => {
      const box = brick.getBoundingClientRect()
      const parts = [
        ...brick.querySelectorAll('.tta-tech__name > span, .tta-tech__name > small, .tta-sign, .tta-do'),
      ]
      const name = brick.querySelector('.tta-tech__name > span')
      const wrong = parts.filter(
        (part) =>
          !seen(part, box) ||
          !seen(part, window) ||
          !part.checkVisibility() ||
          parseFloat(getComputedStyle(part).fontSize) < 12,
      )
      const isNamed = name?.checkVisibility() === true && getComputedStyle(name).clipPath === 'none'
      return [...(isNamed ? [] : ['no name']), ...wrong.map(({ textContent }) => textContent)].map(
        (what) => `${name?.textContent ?? ''}: ${what}`,
      )
    })
  })

/** Workers and stores that lie under a price. */
const underPrices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-tech')].flatMap((brick) => {
      const prices = [...brick.querySelectorAll('.tta-do')].map((each) => each.getBoundingClientRect())
      const pieces = [...brick.querySelectorAll('.tta-pieces > *, .tta-tech__per .tta-sign')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
      const hidden = pieces.some((piece) =>
        prices.some(
          (price) => piece.right > price.left + 1 && piece.left < price.right && piece.bottom > price.top + 2,
        ),
      )
      return hidden ? [brick.textContent] : []
    }),
  )

/** What leaves its brick below or at its end. */
const crowdedInHand = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tta-tech, .tta-plaque, .tta-line')].flatMap((brick) => {
      const { right, bottom } = brick.getBoundingClientRect()
      const parts = [...brick.querySelectorAll('.tta-tech__name > span, .tta-sign, .tta-stages > *, b')]
      return parts
        .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
        .map((part) => part.getBoundingClientRect())
        .some((part) => part.right > right + 1 || part.bottom > bottom + 1)
        ? [`leaves its brick: ${brick.textContent}`]
        : []
    }),
  )

describe.for([
  [4, '2015'],
  [3, '2006'],
  [2, '2015'],
] as const)('the greatest civilization at a table of %i, %s', ([seats, edition]) => {
  test('every technology has its name on a laptop, in all languages', async () => {
    const player = await Player.enter(court, 'Mira')
    const bots = Array.from({ length: seats - 1 }, () => 'novice' as const)
    await stage(court, fullest(seats, edition), [player, ...bots])
    const page = await player.page(court, { viewport: LAPTOP })
    await page.locator('.tta').waitFor()
    expect(await page.locator('.tta-tech').count()).toBe(34)
    for (const language of ['en', 'cs', 'hu', 'pl'] as const) {
      await speakAtTable(page, language)
      const wrong = [
        ...(await unnamed(page)),
        ...(await underPrices(page)),
        ...(await crowded(page)),
        ...(await beyond(page)),
        ...(await clippedOn(page, { within: READ })),
      ]
      expect([language, ...wrong]).toEqual([language])
    }
  })
})

/** Where all must be read on a phone. */
const HELD = '.tta-civ, .tta-tray'

describe.for([
  ['late', () => lategame()],
  ['greatest', () => fullest()],
  ['greatest of 2006', () => fullest(4, '2006')],
] as const)('a phone with a civilization: %s', ([, position]) => {
  test('nothing of anybody is cut, in all languages', { timeout: 120_000 }, async () => {
    const player = await Player.enter(court, 'Mira')
    await stage(court, position(), [player, 'novice', 'novice', 'novice'])
    const page = await player.page(court, { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.locator('.tta-phone').waitFor()
    for (const language of ['en', 'cs', 'hu', 'pl'] as const) {
      await speakAtTable(page, language)
      for (const seat of [1, 2, 3, 0]) {
        await page.locator(`.tta-seats > [data-seat="${seat}"]`).tap()
        await page.locator(`.tta-civ[data-seat="${seat}"]`).waitFor()
        const wrong = [
          ...(await underPrices(page)),
          ...(await crowdedInHand(page)),
          ...(await beyond(page)),
          ...(await clippedOn(page, { within: HELD })),
        ]
        expect([language, seat, ...wrong]).toEqual([language, seat])
      }
    }
  })
})

test('what a tactic to copy adds is read in the bar', async () => {
  const player = await Player.enter(court, 'Mira')
  await stage(court, fullest(), [player, 'novice', 'novice', 'novice'])
  const page = await player.page(court, { viewport: LAPTOP })
  const tactics = page.locator('.tta-decks__tactics button')
  await tactics.first().waitFor()
  const adds = await tactics.locator('b:visible').allTextContents()
  expect(adds).toHaveLength(7)
  expect(adds.filter((each) => !/^\+\d+$/.test(each))).toEqual([])
})

test('all of a full table is seen at once on a laptop', { timeout: 60_000 }, async () => {
  const player = await later()
  const page = await player.page(court, { viewport: LAPTOP })
  await page.locator('.tta').waitFor()
  expect(await beyond(page)).toEqual([])
})
