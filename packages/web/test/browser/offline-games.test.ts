import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { buildOf, castaway, lookBack, playNow, untilKept } from './offline-checks.ts'
import { OtherBuilds } from './other-builds.ts'
import { isOver, playTurn } from './seven-wonders-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
const builds = new OtherBuilds()
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(async () => {
  await site.close()
  builds.delete()
})
afterEach(async () => {
  await site.restart()
  if (site.errors.length > 0) throw new Error(site.errors.splice(0).join('; '))
})

test('a whole game of 7 Wonders on a laptop, closed and opened again in the middle', async () => {
  const page = await castaway(site)
  await playNow(page, 'seven-wonders')
  for (let turn = 0; turn < 7; turn++) await playTurn(page, turn)
  const before = await page.locator('.bar__time').innerText()
  await page.close()
  const again = await page.context().newPage()
  again.on('pageerror', (error) => site.errors.push(error.message))
  await again.goto(`${site.base}/`)
  await again.locator('.game', { hasText: '7 Wonders' }).click()
  await again.locator('.match-frame').waitFor()
  expect(await again.locator('.bar__time').innerText()).toBe(before)
  while (!(await isOver(again))) await playTurn(again)
  const address = again.url()
  const scores = await again.locator('.result__places .number').allInnerTexts()
  expect(await lookBack(again)).toBe(3)
  // The connection is back: the game is handed to the server, where it is marked, and is not listed twice.
  await site.start()
  await again.context().setOffline(false)
  await again.goto(address)
  await again.getByRole('button', { name: 'Keep it on the server' }).click()
  await again.getByRole('link', { name: 'See it on the server' }).click()
  await again.waitForURL(/\/table\//)
  await again.getByText('This server has not dealt this game').first().waitFor()
  expect(await again.locator('.result__places .number').allInnerTexts()).toEqual(scores)
  await again.goto(`${site.base}/`)
  await again.locator('.past').first().waitFor()
  expect(await again.locator('.past').count()).toBe(1)
  await again.context().close()
})

test('an update of the site in the middle of a game keeps it', async () => {
  const page = await site.visitor({ serviceWorkers: 'allow', reducedMotion: 'reduce' })
  await untilKept(page, `${site.base}/`)
  await playNow(page, 'seven-wonders')
  for (let turn = 0; turn < 3; turn++) await playTurn(page, turn)
  await site.stop()
  await site.start(builds.renamed('next'))
  // The old page goes on with the files of its build.
  await playTurn(page)
  const before = await page.locator('.bar__time').innerText()
  const old = await buildOf(page)
  await page.reload()
  await page.locator('.hand .card').first().waitFor()
  expect(await buildOf(page)).not.toBe(old)
  expect(await page.locator('.bar__time').innerText()).toBe(before)
  await page.context().close()
})

/** As if the game had been kept by the version of the rules before today's. */
const keepAsOlder = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.open('ziggurat').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result
          const transaction = database.transaction('games', 'readwrite')
          const games = transaction.objectStore('games')
          games.getAll().addEventListener('success', (found) => {
            for (const game of (found.target as IDBRequest<{ rules: number }[]>).result)
              games.put({ ...game, rules: game.rules - 1 })
          })
          transaction.addEventListener('complete', () => done())
        })
      }),
  )

test('a game that older rules have kept goes on by today’s', async () => {
  const page = await site.visitor({ reducedMotion: 'reduce' })
  await playNow(page, 'seven-wonders')
  for (let turn = 0; turn < 3; turn++) await playTurn(page, turn)
  const before = await page.locator('.bar__time').innerText()
  const address = page.url()
  await page.goto('/about')
  await keepAsOlder(page)
  await page.goto(address)
  await page.locator('.hand .card').first().waitFor()
  expect(await page.locator('.bar__time').innerText()).toBe(before)
  await playTurn(page)
  await page.context().close()
})
