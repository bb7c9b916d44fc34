import type { Page } from '@playwright/test'
import { innovation } from '@ziggurat/innovation'
import { ICONS } from '@ziggurat/innovation/facts'
import { fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { position } from '@ziggurat/through-the-ages/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { Player } from './player.ts'
import { TestSite } from './test-site.ts'

/*
 * The foresight on a screen is what the same screen shows after the answer. The packages of the games test the foresight
 * itself over whole games; these tests check that the screen shows it.
 */

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.join())
})
afterAll(() => site.close())

/** Positions of one random game in which seat 0 gets such a question. */
function* positions(
  game: Game,
  seats: number,
  words: string,
  wanted: (table: Table) => boolean,
): Generator<Table> {
  const random = fastRandom(words.length)
  const table = Table.open(game, { seats, options: usualOptions(game.options), seed: seedFrom(words) })
  for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
    if (table.question(0) !== undefined && wanted(table)) yield table
    table.answer(question.seat, question.any(random).id)
  }
}

/** A few positions, spread over the game. */
const some = (count: number, all: Iterable<Table>): readonly Table[] => {
  const forks = Array.from(all, (table) => table.fork())
  return Array.from(
    { length: count },
    (_, at) => forks[Math.floor(((at + 0.5) * forks.length) / count)],
  ).filter((table) => table !== undefined)
}

/** Seats everybody; the first player has a page without animations. */
async function before(table: Table): Promise<{ readonly page: Page; readonly others: readonly Player[] }> {
  const players: Player[] = []
  for (let seat = 0; seat < table.setting.seats; seat++)
    players.push(await Player.enter(site, `${['Mira', 'Tomasz', 'Ilona', 'Jana'][seat]}`))
  const match = await site.lay(
    players.map(({ person }) => person),
    table,
  )
  for (const player of players) player.match = match
  const [mira, ...others] = players as [Player, ...Player[]]
  const localStorage = [
    { name: 'ziggurat.confirmation', value: 'always' },
    { name: 'ziggurat.motion', value: 'none' },
  ]
  const storageState = { cookies: [], origins: [{ origin: site.base, localStorage }] }
  const page = await mira.page(site, { reducedMotion: 'reduce', storageState })
  return { page, others }
}

type Numbers = Readonly<Record<string, number>>

/** Every 'from' and 'to' in an element, by figure. */
const foresightOf = async (
  page: Page,
  within: string,
): Promise<readonly (readonly [string, number, number])[]> => {
  const lines = await page
    .locator(`${within} [data-figure]`)
    .evaluateAll((all) =>
      all.map(
        (each) =>
          [each.getAttribute('data-figure') ?? '', (each.querySelector('b') ?? each).textContent] as const,
      ),
    )
  return lines.flatMap(([figure, text]) => {
    const [from, to] = text.replaceAll('−', '-').match(/-?\d+/g) ?? []
    return from === undefined || to === undefined ? [] : [[figure, Number(from), Number(to)] as const]
  })
}

/** The numbers now and as foreseen; each foresight must start from the number that is shown. */
function expected(
  shown: Numbers,
  changes: readonly (readonly [string, number, number])[],
): { readonly from: Numbers; readonly to: Numbers } {
  const own = changes.filter(([figure]) => figure in shown)
  return {
    from: { ...shown, ...Object.fromEntries(own.map(([figure, from]) => [figure, from])) },
    to: { ...shown, ...Object.fromEntries(own.map(([figure, , to]) => [figure, to])) },
  }
}

/** My numbers at a table of Through the Ages. */
const civilization = (page: Page): Promise<Numbers> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('.tta-ratings-bar .tta-ratings-bar__number')].map((cell) =>
      Number((cell.firstChild?.textContent ?? '').replace('−', '-')),
    )
    const left = (of: string): number =>
      document.querySelectorAll(`.tta-left [data-of="${of}"] .icon:not(.tta-left__spent)`).length
    const names = ['culture', 'science', 'strength', 'happiness', 'food', 'resources']
    return Object.fromEntries([
      ...names.map((name, at) => [name, cells[at] ?? 0] as const),
      ['civil', left('civil')] as const,
      ['military', left('military')] as const,
    ])
  })

test('Through the Ages: an order of Rich Land costs what the screen says, in every place', async () => {
  const { table } = position({
    players: [
      { hand: ['rich-land-a'], on: { agriculture: 2, bronze: [2, 2] }, unused: 1, civilActions: 3 },
      {},
    ],
    stage: 'actions',
  })
  const { page } = await before(table)
  const card = page.locator('.tta-hand .tta-card[data-state=can]')
  await card.click()
  await page.locator('.tta-place-options .button--do').click()
  await page.locator('.tta-current-event [data-option="build bronze"]').waitFor()
  const shown = await civilization(page)
  expect([shown['civil'], shown['resources']]).toEqual([2, 2])
  const atQuestion = await foresightOf(page, '.tta-current-event [data-option="build bronze"]')
  expect(atQuestion).toContainEqual(['resources', 2, 1])
  // The brick itself offers the same.
  await page.locator('.tta-do[data-option="build bronze"]').click()
  await page.locator('.tta-place-options .tta-changes').waitFor()
  expect(await foresightOf(page, '.tta-place-options')).toEqual(atQuestion)
  expect(await page.locator('.tta-place-options .button--do .tta-sign b').allTextContents()).toEqual(['1'])
  await page.locator('.tta-place-options .button--do').click()
  const { from, to } = expected(shown, atQuestion)
  expect(from).toEqual(shown)
  await expect.poll(() => civilization(page), { timeout: 20_000 }).toEqual(to)
  expect([to['civil'], to['resources']]).toEqual([2, 1])
})

test('Through the Ages: the foresight of an option then happens', { timeout: 240_000 }, async () => {
  const wanted = (table: Table): boolean => {
    const { kind, options } = table.question(0) ?? { kind: '', options: [] }
    return kind === 'action' && options.length > 6
  }
  const places = [
    '.tta-do[data-option]',
    '.tta-hand .tta-card[data-state=can]',
    '.tta-row .tta-card[data-state=can]',
  ]
  let count = 0
  for (const [at, table] of some(
    3,
    positions(throughTheAges, 3, 'foresight at the table', wanted),
  ).entries()) {
    const { page } = await before(table)
    await page.locator('.tta-foot [data-option="end turn"]').waitFor()
    const shown = await civilization(page)
    const order = [...places.slice(at % 3), ...places.slice(0, at % 3)]
    for (const place of order) {
      if ((await page.locator(place).count()) === 0) continue
      await page.locator(place).first().click()
      break
    }
    const deed = page.locator('.tta-place-options .tta-place-option')
    await deed.first().waitFor()
    // Of several options one is chosen first.
    if ((await page.locator('.tta-place-options .button--do').count()) === 0) await deed.first().click()
    await page.locator('.tta-place-options .button--do').waitFor()
    const changes = await foresightOf(page, '.tta-place-options')
    const { from, to } = expected(shown, changes)
    expect(from).toEqual(shown)
    expect(to).not.toEqual(shown)
    await page.locator('.tta-place-options .button--do').click()
    await expect.poll(() => civilization(page), { timeout: 20_000 }).toEqual(to)
    count++
    await page.close()
  }
  expect(count).toBe(3)
})

/** My numbers at a table of 7 Wonders. */
const city = (page: Page): Promise<Numbers> =>
  page.evaluate(() => {
    const sums = [...document.querySelectorAll('.city-ledger__sum')].map((each) => Number(each.textContent))
    return { coins: sums[0] ?? 0, shields: sums[1] ?? 0, total: sums[3] ?? 0 }
  })

test(
  '7 Wonders: the foresight of a play then happens, unless a neighbour changes it',
  { timeout: 240_000 },
  async () => {
    const wanted = ({ state, questions }: Table): boolean => {
      const { turn, players } = state as unknown as { readonly turn: number; readonly players: number }
      return turn < 6 && questions.length === players && questions[0]?.kind === 'play'
    }
    for (const [at, table] of some(
      2,
      positions(sevenWonders, 3, 'foresight at the table', wanted),
    ).entries()) {
      const { page, others } = await before(table)
      await page.locator('.sw-foot[data-open] .hand .card').first().waitFor()
      const shown = await city(page)
      const cards = page.locator('.hand .card[data-state="can"]')
      const count = await cards.count()
      await (count > 0 && at === 0 ? cards.first() : page.locator('.hand .card').first()).click()
      const sale = page.locator('[data-deed="sell"]')
      if (at === 1 && (await sale.count()) > 0) await sale.click()
      await page.locator('.picked-card .foresight').waitFor()
      const { from, to } = expected(shown, await foresightOf(page, '.foresight'))
      expect(from).toEqual(shown)
      await page.locator('.picked-card .button--do').click()
      const isRevealed = ({ answers }: { readonly answers: number }): boolean =>
        answers >= table.setting.seats
      await Promise.all(others.map((other) => other.play(isRevealed, ['sell'])))
      await expect.poll(() => city(page), { timeout: 20_000 }).toEqual(to)
      for (const other of others) other.leave()
      await page.close()
    }
  },
)

/** My visible icons at a table of Innovation. */
const icons = async (page: Page): Promise<Numbers> => {
  const cells = await page.locator('.ledger tbody tr[data-seat="0"] td').allTextContents()
  return Object.fromEntries(ICONS.map((icon, at) => [icon, Number.parseInt(cells[at] ?? '', 10)]))
}

test('Innovation: the foresight of a meld then happens', { timeout: 240_000 }, async () => {
  const wanted = (table: Table): boolean => {
    const { actions } = table.state as unknown as { readonly actions: number }
    const { kind, options } = table.question(0) ?? { kind: '', options: [] }
    return kind === 'action' && actions === 1 && options.some(({ id }) => id.startsWith('meld '))
  }
  for (const table of some(2, positions(innovation, 2, 'foresight at the table', wanted))) {
    const { page } = await before(table)
    const card = page.locator('.icard--hand[data-option^="meld "]').first()
    await card.click()
    await page.locator('.dogma .dogma__melds').waitFor()
    const shown = await icons(page)
    const changes = await page
      .locator('.dogma .changes [data-figure]')
      .evaluateAll((all) =>
        all.map(
          (each) =>
            [
              each.getAttribute('data-figure') ?? '',
              Number.parseInt((each.textContent ?? '').replace('−', '-'), 10),
            ] as const,
        ),
      )
    const to = { ...shown }
    for (const [icon, change] of changes) Object.assign(to, { [icon]: (shown[icon] ?? 0) + change })
    await page.keyboard.press('Enter')
    await expect.poll(() => icons(page), { timeout: 20_000 }).toEqual(to)
    expect(await page.locator('.dogma .dogma__melds').count()).toBe(0)
    await page.close()
  }
})
