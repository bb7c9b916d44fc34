import type { Page } from '@playwright/test'
import { isProblem, parseRecord, replay, sentence } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { en } from '@ziggurat/seven-wonders/messages/en'
import { textsIn } from '@ziggurat/seven-wonders/texts-in'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { SOON, violationsOn } from './checks.ts'
import { innovationRecord, sevenWondersRecord } from './records.ts'
import { TestSite, PHONE } from './test-site.ts'

let site: TestSite
/** A finished match of each game. */
const matches: { seven: string; innovation: string } = { seven: '', innovation: '' }

beforeAll(async () => {
  site = await TestSite.open()
  const page = await site.visitor()
  await page.goto('/back')
  await page.request.post('/api/people', { data: { name: 'Tereza' } })
  matches.seven = await uploaded(page, sevenWondersRecord())
  matches.innovation = await uploaded(page, innovationRecord())
})
afterAll(() => site.close())

async function uploaded(page: Page, record: string): Promise<string> {
  const reply = await page.request.post('/api/records', { data: { record } })
  const { match } = (await reply.json()) as { match: { id: string } }
  return match.id
}

async function replayed(
  match: string,
  how = '',
  options: Parameters<TestSite['visitor']>[0] = {},
): Promise<Page> {
  const page = await site.visitor(options)
  await page.goto(`/replay/${match}${how}`)
  await page.getByRole('slider').waitFor()
  return page
}

const positionOf = async (page: Page): Promise<number> => Number(await page.getByRole('slider').inputValue())

/** The names of the cards on each hand after the deal. */
function handsAtFirst(): readonly (readonly string[])[] {
  const record = parseRecord(sevenWondersRecord())
  if (isProblem(record)) throw new Error(sentence(record))
  const table = replay(sevenWonders as Game, record, 0)
  if (isProblem(table)) throw new Error(sentence(table))
  const texts = textsIn('en', en)
  return Array.from({ length: record.seats }, (_, seat) =>
    (table.view(seat) as { hand: readonly string[] }).hand.map((card) => texts.card(card)?.name ?? card),
  )
}

test('a record of older rules is shown as far as the current rules allow, and says so', async () => {
  const page = await site.visitor({ viewport: PHONE })
  await page.goto('/back')
  const all = sevenWondersRecord().match(/^\d: /gm)?.length ?? 0
  let at = 0
  const older = sevenWondersRecord()
    .replace(/^rules .*/m, 'rules 0')
    .replaceAll(/^\d: .*/gm, (line) => (++at === 20 ? `${line} and something else` : line))
  await page.getByRole('textbox').last().fill(older)
  await page.getByRole('button', { name: 'Open it here' }).click()
  await page.getByRole('slider').waitFor()
  expect(await page.getByRole('slider').getAttribute('max')).toBe('19')
  expect(await page.locator('.vote').innerText()).toContain(`its answers up to 19 of ${all}`)
  expect(await violationsOn(page)).toEqual([])
})

test('keys and slider move through a whole game, and the address follows', async () => {
  const page = await replayed(matches.seven)
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  expect(await positionOf(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await positionOf(page)).toBe(1)
  await page.keyboard.press('PageDown')
  const turn = await positionOf(page)
  expect(turn).toBeGreaterThan(1)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  expect(await positionOf(page)).toBe(turn)
  await page.keyboard.press('End')
  expect(await positionOf(page)).toBe(last)
  await page.keyboard.press('Home')
  await page.getByRole('slider').fill('20')
  await expect.poll(() => page.url(), SOON).toContain('at=20')
  await page.getByRole('button', { name: 'One move back' }).click()
  await expect.poll(() => page.url(), SOON).toContain('at=19')
  expect(site.errors).toEqual([])
})

test('a link opens a position as a seat sees it', async () => {
  const page = await replayed(matches.innovation, '?at=12&as=2')
  expect(await positionOf(page)).toBe(12)
  expect(await page.getByLabel('Seen by').inputValue()).toBe('2')
})

test('a seat’s view shows what that seat could know; the open view shows all hands', async () => {
  const [mine = [], ...others] = handsAtFirst()
  const theirs = others.flat().filter((name) => !mine.includes(name))
  expect(theirs.length).toBeGreaterThan(3)
  const page = await replayed(matches.seven, '?at=0&as=0')
  const shown = (): Promise<string> => page.locator('.match-frame').innerHTML()
  await expect.poll(shown, SOON).toContain(mine[0])
  const seen = await shown()
  for (const name of theirs) expect(seen).not.toContain(name)

  await page.getByLabel('Seen by').selectOption('spectator')
  const watched = await shown()
  for (const name of [...mine, ...theirs]) expect(watched).not.toContain(name)

  await page.getByLabel('Seen by').selectOption('1')
  await expect.poll(shown, SOON).toContain(others[0]?.[0])
  expect(await page.getByLabel('Seen by').inputValue()).toBe('1')
})

test('after the game: score sheet, curves that link to their position, record', async () => {
  for (const match of [matches.seven, matches.innovation]) {
    const page = await site.visitor()
    await page.goto(`/table/${match}`)
    await page.getByRole('tab', { name: 'Score sheet' }).waitFor()
    await page.getByRole('tab', { name: 'Curves' }).click()
    const curve = page.locator('.plot__lines').first()
    await curve.locator('canvas').waitFor()
    await curve.hover({ position: { x: 300, y: 80 } })
    await page.getByText(/^Move \d+$/u).waitFor()
    await curve.click({ position: { x: 300, y: 80 } })
    await page.waitForURL(/\/replay\/.*at=[1-9]/u)
    await page.getByRole('slider').waitFor()
  }
  expect(site.errors).toEqual([])
})
