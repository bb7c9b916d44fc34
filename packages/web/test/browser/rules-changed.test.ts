import { join } from 'node:path'

import { sqliteStore } from '@ziggurat/store'
import { position } from '@ziggurat/through-the-ages/position'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import { SOON, violationsOn } from './looking.ts'
import { Player } from './player.ts'
import { stage } from './staged.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterAll(() => court.close())

test.each([
  ['en', 'Answers that do not fit them were taken back: 2 (Mira and Tomasz).'],
  ['cs', 'Odpovědi, které jim neodpovídají, byly vzaty zpět: 2 (Mira a Tomasz).'],
  ['hu', 'Azokat a válaszokat, amelyek nem felelnek meg nekik, visszavontuk: 2 (Mira és Tomasz).'],
  ['pl', 'Odpowiedzi, które do nich nie pasują, zostały cofnięte: 2 (Mira i Tomasz).'],
])('those at the table are told in %s what other rules have taken back', async (locale, text) => {
  const players = [await Player.enter(court, 'Mira'), await Player.enter(court, 'Tomasz')] as const
  const [mira] = players
  await stage(
    court,
    position({ players: [{}, {}], stage: 'actions', row: ['iron', 'alchemy', 'irrigation'] }),
    players,
    [
      [0, 'what only older rules know'],
      [1, 'and this'],
    ],
  )
  const page = await mira.page(court, { locale, viewport: PHONE })
  await page.getByText(text).waitFor()
  expect(await violationsOn(page)).toEqual([])
  // Until one has made a move.
  let isDone = false
  await mira.play(({ changed }) => {
    isDone = changed === null
    return isDone
  })
  expect(isDone).toBe(true)
  await expect.poll(() => page.locator('.vote').count(), SOON).toBe(0)
  mira.leave()
})

test('a finished game that does not fit the rules any more keeps its scores, and shows no sheet of another position', async () => {
  const players = [await Player.enter(court, 'Mira'), await Player.enter(court, 'Tomasz')] as const
  const id = await stage(court, position({ players: [{}, {}], row: ['iron'] }), players)
  const store = await sqliteStore(join(court.folder, 'ziggurat.db'))
  const outcome = { scores: [141, 96], places: [1, 2] }
  const data = { clock: { kind: 'none' }, atZero: 'bot', outcome, rematch: null }
  await store.changeMatch(id, 'running', { status: 'over', ended: Date.now(), data })
  await store.close()
  const page = await players[0].page(court)
  await page.getByText('it stood some moves before the end').waitFor()
  expect(await page.locator('.after__places').innerText()).toMatch(/141[^]*96/)
  expect(await page.locator('.tta-scores').count()).toBe(0)
})
