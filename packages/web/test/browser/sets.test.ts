import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { innovation } from '@ziggurat/innovation'
import { position as innovationAt } from '@ziggurat/innovation/testing'
import { printRecord, fastRandom, recordOf, seedFrom, Table } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { sqliteStore } from '@ziggurat/store'
import { position } from '@ziggurat/through-the-ages/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { SOON, violationsOn } from './checks.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { colonizing, confirm, constructing, piece, wrongInHand } from './set-questions.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const STILL = { reducedMotion: 'reduce' } as const

/** A seat's answers in a match, from its log. */
async function answered(match: string, seat: Seat): Promise<readonly string[]> {
  const store = await sqliteStore(join(site.folder, 'ziggurat.db'))
  const entries = await store.entries(match, 0)
  await store.close()
  return entries.flatMap((entry) => (entry.seat === seat ? [entry.text.replace(/^answer /, '')] : []))
}

/** The set's live announcement, and whether the set can be confirmed. */
async function told(page: Page): Promise<string> {
  const off = await confirm(page).getAttribute('aria-disabled')
  const said = await page.locator('.set-bar output').innerText()
  return `${said.replaceAll(/\s+/g, ' ').trim()}${off === 'true' ? ', not yet' : ''}`
}

/** The pieces that are pressed. */
const pressed = (page: Page): Promise<string[]> =>
  page
    .locator('.answers [aria-pressed=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''))

const outOf = (page: Page): Promise<string[]> =>
  page
    .locator('.answers [data-out][aria-disabled=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''))

test('Construction by mouse: any two cards, picked and unpicked in any order; nothing is sent before it is confirmed', async () => {
  const { match, mira, tomasz } = await constructing(site)
  const page = await tomasz.page(site, STILL)
  const other = await mira.page(site, STILL)
  const inHand = (card: string) => page.locator(`.inn-hand .icard[data-option="transfer ${card}"]`)
  await confirm(page).waitFor()
  await other.locator('.inn').waitFor()
  const before = await other.locator('.inn').innerText()
  expect(await page.locator('#question').innerText()).toBe('Which cards are transferred?')
  expect(await told(page)).toBe('0 of 2 chosen, not yet')
  expect(await outOf(page)).toEqual([])

  // Both the cards themselves and the options below them can be clicked.
  await inHand('archery').click()
  expect(await told(page)).toBe('1 of 2 chosen, not yet')
  expect(await confirm(page).innerText()).toContain('Choose 1 more')
  await piece(page, 'transfer clothing').click()
  expect(await told(page)).toBe('2 of 2 chosen')
  expect(await outOf(page)).toEqual(['transfer metalworking'])
  await inHand('archery').click()
  expect(await pressed(page)).toEqual(['transfer clothing'])
  expect(await inHand('archery').getAttribute('aria-pressed')).toBe('false')
  await inHand('metalworking').click()
  expect(await pressed(page)).toEqual(['transfer clothing', 'transfer metalworking'])
  expect(await violationsOn(page)).toEqual([])
  // Unpicked pieces are still there, and nothing was sent.
  expect(await answered(match, 1)).toEqual([])
  expect(await other.locator('.inn').innerText()).toBe(before)

  // A click does not take the focus: Enter confirms the set.
  await page.keyboard.press('Enter')
  await other.locator('.log', { hasText: 'Clothing' }).waitFor()
  expect(await answered(match, 1)).toEqual(['transfer clothing metalworking'])
  await page.locator('.inn-hand .icard[data-card="archery"]').waitFor()
  expect(await inHand('clothing').count()).toBe(0)
  expect(site.errors).toEqual([])
})

test('Empiricism by keyboard: digits pick and unpick, Escape clears, Enter confirms', async () => {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  const table = innovationAt({
    players: [{ board: [['empiricism'], ['archery'], ['masonry']], hand: ['oars'] }, {}],
  })
  const match = await seedMatch(site, table, [mira, tomasz], [[0, 'dogma empiricism']])
  const page = await mira.page(site, STILL)
  await confirm(page).waitFor()
  expect(await page.locator('#question').innerText()).toBe('Which two colours do you name?')
  const press = async (...keys: readonly string[]): Promise<readonly string[]> => {
    for (const key of keys) await page.keyboard.press(key)
    return pressed(page)
  }
  expect(await press('1', 'Enter')).toEqual(['name blue'])
  expect(await press('4')).toEqual(['name blue', 'name red'])
  // A third piece cannot be picked.
  expect(await press('2')).toEqual(['name blue', 'name red'])
  expect(await press('1')).toEqual(['name red'])
  expect(await press('Escape')).toEqual([])
  expect(await press('5', '2')).toEqual(['name green', 'name yellow'])
  // A top card stands for its colour.
  expect(await page.locator('.inn-board .icard[data-card="masonry"]').getAttribute('aria-pressed')).toBe(
    'true',
  )
  expect(await answered(match, 0)).toEqual(['dogma empiricism'])
  await page.keyboard.press('Enter')
  await expect.poll(() => answered(match, 0), SOON).toEqual(['dogma empiricism', 'name green yellow'])
})

const FORCE = 'bonus military-bonus-ii send swordsmen 2 warriors'

test('a force by mouse: its total is shown, and it can be confirmed when it is enough', async () => {
  const { match, mira, tomasz } = await colonizing(site)
  const page = await mira.page(site, STILL)
  const other = await tomasz.page(site, STILL)
  await confirm(page).waitFor()
  await other.locator('.tta-current-event').waitFor()
  const before = await other.locator('.tta-board').innerText()
  const heard = (await answered(match, 0)).length
  expect(await told(page)).toBe('0 chosen 0 / 7, not yet')
  // A bonus card alone sends nobody.
  const inHand = page.locator('.tta-hand .tta-card', { hasText: 'Military Bonus' })
  await inHand.nth(1).click()
  expect(await told(page)).toBe('1 chosen 0 / 7, not yet')
  expect(await inHand.nth(1).getAttribute('aria-pressed')).toBe('true')
  await piece(page, 'send swordsmen').click()
  await piece(page, 'send swordsmen').click()
  expect(await told(page)).toBe('3 chosen 6 / 7, not yet')
  // A click on a piece that is wholly picked clears it; another button takes one away.
  await piece(page, 'send swordsmen').click()
  expect(await told(page)).toBe('1 chosen 0 / 7, not yet')
  await piece(page, 'send swordsmen').click()
  for (const _ of [1, 2]) await piece(page, 'send warriors').click()
  expect(await told(page)).toBe('4 chosen 6 / 7, not yet')
  await piece(page, 'send swordsmen').click()
  expect(await told(page)).toBe('5 chosen 8 / 7')
  await page.getByRole('button', { name: 'One fewer: Send Warriors' }).click()
  expect(await told(page)).toBe('4 chosen 7 / 7')
  expect(await violationsOn(page)).toEqual([])
  expect(await answered(match, 0)).toHaveLength(heard)
  expect(await other.locator('.tta-board').innerText()).toBe(before)
  await confirm(page).click()
  await expect.poll(async () => (await answered(match, 0))[heard], SOON).toBe(FORCE)
  expect(site.errors).toEqual([])
})

test('a force by keyboard, with names for screen readers', async () => {
  const { match, mira } = await colonizing(site)
  const page = await mira.page(site, STILL)
  await confirm(page).waitFor()
  const heard = (await answered(match, 0)).length
  const keyOf = async (id: string): Promise<string> =>
    (await piece(page, id).locator('.key').innerText()).trim()
  const keys = {
    bonus: await keyOf('bonus military-bonus-ii'),
    swordsmen: await keyOf('send swordsmen'),
    warriors: await keyOf('send warriors'),
  }
  const press = async (...pieces: readonly (keyof typeof keys)[]): Promise<string> => {
    for (const each of pieces) await page.keyboard.press(keys[each])
    return told(page)
  }
  expect(await press('swordsmen', 'swordsmen', 'bonus')).toBe('3 chosen 6 / 7, not yet')
  // Not enough: Enter does nothing.
  await page.keyboard.press('Enter')
  expect(await told(page)).toBe('3 chosen 6 / 7, not yet')
  const spoken = page.getByRole('button', { name: /2 of 2 chosen.*Send Swordsmen/, pressed: true })
  expect(await spoken.count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await told(page)).toBe('0 chosen 0 / 7, not yet')
  expect(await press('warriors', 'swordsmen', 'bonus', 'swordsmen')).toBe('4 chosen 7 / 7')
  expect(await answered(match, 0)).toHaveLength(heard)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await answered(match, 0))[heard], SOON).toBe(FORCE)
})

/** Tomasz attacks Mira, who is weaker and has cards against it. */
const attacked = () =>
  position({
    players: [
      { on: { warriors: 2 }, military: ['military-bonus-ii', 'military-bonus-i', 'spy', 'legion'] },
      { on: { warriors: 2, swordsmen: 2 }, military: ['plunder-ii'] },
    ],
    age: 2,
    stage: 'politics',
    active: 1,
    currentEvents: ['cold-war'],
  })

test('nobody gives up a defence by accident: Enter confirms what was chosen, 0 chooses nothing', async () => {
  const [mira, tomasz] = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')]
  const match = await seedMatch(site, attacked(), [mira, tomasz], [[1, 'attack 0 plunder-ii']])
  const page = await mira.page(site, STILL)
  await confirm(page).waitFor()
  expect(await confirm(page).innerText()).toContain('Do not defend')
  await page.keyboard.press('Enter')
  await piece(page, 'discard spy').click()
  // Not enough, and nothing was answered.
  expect(await told(page)).toBe('1 chosen 3 / 6, not yet')
  // A card is either played or discarded for strength.
  await piece(page, 'bonus military-bonus-ii').click()
  expect(await told(page)).toBe('2 chosen 7 / 6')
  expect(await outOf(page)).toEqual(expect.arrayContaining(['discard military-bonus-ii']))
  await page.keyboard.press('Escape')
  expect(await answered(match, 0)).toEqual([])
  await page.keyboard.press('0')
  await expect.poll(() => answered(match, 0), SOON).toEqual(['yield'])
})

test('on a phone, every piece is a large enough touch target and nothing is clipped', async () => {
  expect(await wrongInHand(site, 'light', ['hu'])).toEqual([])
})

/** A random game in which seat 0 gets a set question, and its position. */
function recordWithSet(): {
  readonly record: string
  readonly at: number
  readonly pieces: readonly string[]
} {
  for (let game = 0; game < 200; game++) {
    const seed = seedFrom(`sets ${game}`)
    const table = Table.open(innovation, { seats: 2, options: { edition: 'first' }, seed })
    const random = fastRandom(game)
    let found: { readonly at: number; readonly pieces: readonly string[] } | null = null
    let at = 0
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      const { seat, set } = question
      if (seat === 0 && set !== undefined && set.most > 1)
        found ??= { at, pieces: set.pieces.map(({ id }) => id) }
      table.answer(seat, question.any(random).id)
      at++
    }
    if (found !== null) return { record: printRecord(recordOf(table)), ...found }
  }
  throw new Error('no set is ever asked for')
}

test('a replayed set shows its pieces, and nothing can be picked', async () => {
  const { record, at, pieces } = recordWithSet()
  const page = await site.visitor(STILL)
  await page.goto('/about')
  await page.request.post('/api/people', { data: { name: 'Mira' } })
  const uploaded = await page.request.post('/api/records', { data: { record } })
  const { match } = (await uploaded.json()) as { match: { id: string } }
  await page.goto(`/replay/${match.id}?at=${at}`)
  const [first = ''] = pieces
  await piece(page, first).waitFor()
  const shown = await page
    .locator('.answers [data-option][aria-disabled=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-option')))
  expect(shown).toEqual(pieces)
  expect(await page.locator('.set-bar').count()).toBe(0)
  await piece(page, first).dispatchEvent('click')
  await page.keyboard.press('1')
  expect(await pressed(page)).toEqual([])
  expect(await violationsOn(page)).toEqual([])
})

test('spectators see that a player is asked, but no pieces', async () => {
  const { match } = await constructing(site)
  const guest = await Player.enter(site, 'Guest')
  guest.match = match
  const page = await guest.page(site, STILL)
  await page.locator('#question', { hasText: 'Tomasz' }).waitFor()
  expect(await page.locator('[data-option], .set-bar').count()).toBe(0)
})
