import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { KeptGame } from '../../src/core/kept-games.ts'
import { begin, bot, person, playToEnd, rulesNamed } from '../local/playing.ts'
import { clippedOn, violationsOn } from './checks.ts'
import { beginHere } from './local-play.ts'
import { enterAs } from './page-api.ts'
import { sevenWondersRecord } from './records.ts'
import { PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())
afterEach(() => {
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})

/** The marks beside the names of bots. */
const marks = (page: Page) =>
  page
    .locator('.player-mark')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('data-level'), each.getAttribute('title')]))

test('a mark at each place says the level of a bot', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await beginHere(page, 'seven-wonders', ['me', 'novice', 'player', 'expert', 'master'])
  await page.locator('.hand .card').first().waitFor()
  expect(new Set((await marks(page)).map((each) => each.join()))).toEqual(
    new Set(['1,Bot: novice', '2,Bot: player', '3,Bot: expert', '4,Bot: master']),
  )
  expect(await violationsOn(page)).toEqual([])
  await page.context().close()
})

/** Puts a game into the database of the browser, as it would keep it itself. */
const keep = (page: Page, game: KeptGame): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('ziggurat', 1)
        opening.addEventListener('error', () => failed(opening.error))
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }),
        )
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(kept)
          writing.addEventListener('complete', () => {
            opening.result.close()
            done()
          })
        })
      }),
    game,
  )

test('after a game on this device one plays again with bots of another level', async () => {
  const game = begin(rulesNamed('seven-wonders'), { seats: [person(''), bot('random'), bot('random')] })
  playToEnd(game)
  const page = await site.visitor({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  await keep(page, game.kept)
  await page.goto('/here?game=here-1')
  const level = page.getByLabel('How strong are the bots?')
  expect(await level.inputValue()).toBe('random')
  expect(await clippedOn(page, { within: '.result__deeds' })).toEqual([])
  expect(await violationsOn(page)).toEqual([])
  await level.selectOption('expert')
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.locator('.hand .card').first().waitFor()
  expect(await marks(page)).toEqual([
    ['3', 'Bot: expert'],
    ['3', 'Bot: expert'],
  ])
  await page.context().close()
})

test('after a game on the server the bots at the next table are of another level, and each can be changed', async () => {
  const page = await site.visitor()
  await page.goto('/')
  await enterAs(page, 'Tereza')
  const data = { record: sevenWondersRecord(), seat: 0, bots: [null, 'novice', 'master'] }
  const uploaded = (await (await page.request.post('/api/records', { data })).json()) as {
    readonly match: { readonly id: string }
  }
  await page.goto(`/table/${uploaded.match.id}`)
  const level = page.getByLabel('How strong are the bots?')
  await level.waitFor()
  expect(await level.locator('option').allInnerTexts()).toEqual([
    'Bots as before',
    'Bot: novice',
    'Bot: player',
    'Bot: expert',
    'Bot: master',
  ])
  await level.selectOption('player')
  await page.getByRole('button', { name: 'Play again' }).click()
  const seats = page.locator('.room__seats select')
  await seats.first().waitFor()
  expect(await seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))).toEqual([
    'player',
    'player',
  ])
  await seats.last().selectOption('master')
  await page.locator('.room__seats').getByText('Bot: master', { exact: true }).nth(1).waitFor()
  await page.context().close()
})

test('what bots do is shown one act after the other', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    localStorage.setItem('ziggurat.pace', 'normal')
    localStorage.setItem('ziggurat.confirmation', 'never')
  })
  await page.clock.install()
  await beginHere(page, 'through-the-ages', ['me', 'novice', 'novice', 'novice'])
  const end = page.getByRole('button', { name: /^End turn/ })
  await end.waitFor()
  const log = page.locator('.log-panel')
  const lines = async (): Promise<number> => (await log.innerText()).split('\n').length
  await page.clock.pauseAt(Date.now() + 60_000)
  await end.click()
  // Time stands still here while the bots answer in their worker.
  await page.waitForFunction(async () => {
    const [kept] = await new Promise<KeptGame[]>((found) => {
      const opening = indexedDB.open('ziggurat', 1)
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('games').objectStore('games').getAll()
        all.addEventListener('success', () => {
          opening.result.close()
          found(all.result as KeptGame[])
        })
      })
    })
    return kept !== undefined && kept.answers.length > 4 && kept.waiting.includes(0)
  })
  const seen = [await lines()]
  while (seen.length < 120) {
    await page.clock.runFor(100)
    seen.push(await lines())
  }
  // It grows step by step, and there is time between the steps.
  const steps = seen.filter((count, at) => at > 0 && count !== seen[at - 1])
  expect(steps.length).toBeGreaterThan(4)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(seen.at(-1)).toBe(seen.at(-10))
  await page.context().close()
})
