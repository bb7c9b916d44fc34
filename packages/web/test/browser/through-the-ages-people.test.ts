import type { Page } from '@playwright/test'
import { position } from '@ziggurat/through-the-ages/testing'
import type { PlayerFacts } from '@ziggurat/through-the-ages/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { clippedOn, violationsOn } from './checks.ts'
import { switchLanguage } from './languages.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { TestSite, PHONE } from './test-site.ts'
import { answer, button, deed, MIRA, table, TOMASZ, ZSOFI } from './through-the-ages-people.ts'
import { wrongWithQuestion } from './through-the-ages-questions.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join())
})
afterAll(() => site.close())

test('undo goes back through several actions of a turn', async () => {
  const mira = await Player.enter(site, 'Mira')
  await seedMatch(site, table({ stage: 'actions', row: ['iron', 'alchemy', 'irrigation'] }), [
    mira,
    'novice',
    'novice',
  ])
  const page = await mira.page(site, { reducedMotion: 'reduce' })
  const left = page.locator('.tta-left [data-of="civil"] small')
  const all = await left.innerText()
  const seen = [all]
  const changed = async (): Promise<void> => {
    const last = seen.at(-1) ?? ''
    await left.filter({ hasNotText: last }).waitFor()
    seen.push(await left.innerText())
  }
  await page.locator('.tta-row .tta-card[data-state=can]').first().click()
  await page.locator('.tta-place-options .button--do').click()
  await changed()
  await page.locator('.tta-row__empty', { hasText: 'you took' }).waitFor()
  await page.locator('.tta-do[data-option="population"]').click()
  await page.locator('.tta-place-options .button--do').click()
  await changed()
  await page.locator('.tta-do[data-option="build bronze"]').click()
  await page.locator('.tta-place-options .button--do').click()
  await changed()
  for (const before of seen.slice(0, -1).toReversed()) {
    await page.keyboard.press('u')
    await left.filter({ hasText: before }).waitFor()
  }
  expect(await left.innerText()).toBe(all)
  expect(await page.locator('.tta-row .tta-card').count()).toBe(3)
})

test('a question is drawn, and nothing is clipped', async () => {
  expect(await wrongWithQuestion(site, 'discard', { viewport: PHONE }, ['hu'])).toEqual([])
})

/** Two players have two wonders each, and must choose which one is ruined; the third has none. */
const ravaged = () =>
  position({
    players: [
      { ...MIRA, wonders: ['pyramids', 'hanging-gardens'], military: ['vast-territory-ii'] },
      { ...TOMASZ, wonders: ['great-wall', 'colossus'] },
      ZSOFI,
    ],
    age: 2,
    stage: 'politics',
    currentEvents: ['ravages-of-time', 'prosperity'],
    row: ['iron', 'alchemy'],
  })

test('an event asks two players: both see its card, who is asked, its results and the foresight of each option', async () => {
  const [mira, tomasz, zsofi, guest] = [
    await Player.enter(site, 'Mira'),
    await Player.enter(site, 'Tomasz'),
    await Player.enter(site, 'Zsófi'),
    await Player.enter(site, 'Guest'),
  ]
  guest.match = await seedMatch(site, ravaged(), [mira, tomasz, zsofi])
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
  const one = await mira.page(site, { reducedMotion: 'reduce' })
  const two = await tomasz.page(site, { reducedMotion: 'reduce', ...phone })
  const third = await zsofi.page(site, { reducedMotion: 'reduce' })
  const onlooker = await guest.page(site, { reducedMotion: 'reduce', ...phone })
  const all = [one, two, third, onlooker]
  const row = (page: Page, seat: number) => page.locator(`.tta-concerned > [data-seat="${seat}"]`)

  await deed(one, 'Vast Territory', 'event vast-territory-ii')
  await row(one, 0).filter({ hasText: 'Your choice' }).waitFor()
  for (const page of [two, third, onlooker]) {
    await row(page, 0).filter({ hasText: 'Asked now' }).waitFor()
    expect(await page.locator('.tta-current-event .tta-face').innerText()).toContain('Ravages of Time')
    expect(await page.locator('.tta-current-event [data-option]').count()).toBe(0)
  }
  // A ruin is worth 2 culture a turn, and its own effects are gone.
  expect(await button(one, 'ruin pyramids').innerText()).toMatch(/Culture a turn\s+(\d+) → \d+/)
  expect(await button(one, 'ruin hanging-gardens').innerText()).toMatch(/Happiness\s+(\d+) → \d+/)
  expect(await violationsOn(one)).toEqual([])
  expect(await violationsOn(onlooker)).toEqual([])
  await answer(one, 'ruin hanging-gardens')

  // The first has answered, and the second is asked.
  await row(two, 1).filter({ hasText: 'Your choice' }).waitFor()
  for (const page of all) await row(page, 0).filter({ hasText: 'Hanging Gardens' }).waitFor()
  expect(await row(two, 0).getAttribute('data-asked')).toBeNull()
  await switchLanguage(two, 'hu')
  expect(await clippedOn(two, { within: '.tta-current-event' })).toEqual([])
  expect(await violationsOn(two)).toEqual([])
  await answer(two, 'ruin great-wall')

  for (const page of all) await page.locator('.tta-current-event').waitFor({ state: 'detached' })
  for (const page of [one, third])
    expect(await page.locator('.tta-event-group', { hasText: 'Ravages of Time' }).innerText()).toMatch(
      /Mira has a ruin now: Hanging Gardens\. Tomasz has a ruin now: Great Wall\./,
    )
})

test('what a card orders shows what it would cost and change', async () => {
  const mira = await Player.enter(site, 'Mira')
  const rich: PlayerFacts = {
    ...MIRA,
    on: { ...MIRA.on, bronze: [3, 6], alchemy: 0 },
    hand: ['urban-growth-i'],
    unused: 2,
  }
  const facts = position({ players: [rich, TOMASZ, ZSOFI], age: 2, stage: 'actions' })
  await seedMatch(site, facts, [mira, 'novice', 'novice'])
  const page = await mira.page(site, { reducedMotion: 'reduce' })
  await deed(page, 'Urban Growth', 'play urban-growth-i')
  // Philosophy costs 3, and 2 less by the card: the two workers of the pool become one.
  const offered = await page.locator('.tta-current-event [data-option="build philosophy"]').innerText()
  expect(offered).toMatch(/Resources\s+6 → 5/)
  expect(offered).toMatch(/Science a turn\s+2 → 3/)
  // The brick says the same price.
  expect(await page.locator('.tta-do[data-option="build philosophy"]').innerText()).toBe('+1')
  await page.setViewportSize(PHONE)
  await page.locator('.tta-phone').waitFor()
  expect(await clippedOn(page, { within: '.tta-current-event' })).toEqual([])
})

test('the last round of the simple game: no deck of Age II, and nobody plays next in the end (TTA06-SIMPLE-END-01)', async () => {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  const simple = { edition: '2006', level: 'simple' } as const
  const facts = { players: [{}, {}], options: simple, age: 2, round: 9, lastRound: 9 } as const
  await seedMatch(site, position({ ...facts, stage: 'actions' }), [mira, tomasz])
  const [one, two] = [await mira.page(site), await tomasz.page(site)]
  const status = (page: Page) => page.locator('.tta-rival h2 small').innerText()
  expect(await one.locator('.tta-row__deck').innerText()).toBe('none left')
  expect(await status(one)).toBe('plays next')
  await answer(one, 'end turn')
  await two.locator('.tta-foot [data-option="end turn"]').waitFor()
  expect(await status(one)).toBe('on turn')
  // His turn is the last one: nobody plays after it.
  expect(await status(two)).toBe('')
  await answer(two, 'end turn')
  await one.locator('.result').waitFor()
  await one.getByRole('tab', { name: 'The table' }).click()
  await one.locator('.tta-rival').waitFor()
  expect(await status(one)).toBe('')
})
