import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { clippedOn, violationsOn } from './checks.ts'
import { innovationRecord, sevenWondersRecord } from './records.ts'
import { PHONE, TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

const enter = (page: Page) => page.request.post('/api/people', { data: { name: 'Tereza' } })

test('a visitor without an account opens a record, and it stays in the browser', async () => {
  const page = await site.visitor()
  await page.goto('/back')
  const buffer = Buffer.from(sevenWondersRecord())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.ziggurat', mimeType: 'text/plain', buffer })
  await page.getByRole('slider').waitFor()
  expect(new URL(page.url()).pathname).toBe('/replay/here')
  await page.keyboard.press('End')
  await page.reload()
  await page.getByRole('slider').waitFor()
  expect(site.errors).toEqual([])
})

test('a record can be dropped on the page', async () => {
  const page = await site.visitor()
  await page.goto('/back')
  await page.locator('.upload__drop').waitFor()
  await page.evaluate((record) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([record], 'game.ziggurat'))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('.upload__drop')?.dispatchEvent(drop)
  }, innovationRecord())
  await page.getByRole('slider').waitFor()
  expect(new URL(page.url()).pathname).toBe('/replay/here')
})

test('an uploaded record becomes a table with its score sheet', async () => {
  const page = await site.visitor()
  await page.goto('/back')
  await enter(page)
  await page.reload()
  await page.getByRole('textbox').fill(sevenWondersRecord())
  await page.getByRole('button', { name: 'Keep it on this server' }).click()
  await page.waitForURL(/\/table\//u)
  await page.getByRole('tab', { name: 'Score sheet' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('wins')
})

test.each([
  ['en', 'This server has not dealt this game', 'Not dealt by this server', 'Player 3'],
  ['cs', 'Karty této hry nerozdal tento server', 'Karty nerozdal tento server', 'Hráč 3'],
  ['hu', 'Ezt a játszmát nem ez a szerver osztotta', 'Nem ez a szerver osztotta', '3. játékos'],
  ['pl', 'Kart w tej grze nie rozdał ten serwer', 'Kart nie rozdał ten serwer', 'Gracz 3'],
] as const)('a game that was handed in is marked: %s', async (locale, sentence, brief, third) => {
  const page = await site.visitor({ locale, viewport: PHONE })
  await enter(page)
  const data = { record: sevenWondersRecord(), seat: 0, bots: [null, 'novice', null] }
  const { match } = (await (await page.request.post('/api/records', { data })).json()) as {
    match: { id: string }
  }
  await page.goto(`/table/${match.id}`)
  const mark = page.locator('.result-mark[data-mark=upload]')
  await mark.waitFor()
  expect(await mark.innerText()).toContain(sentence)
  expect(await page.locator('.shuffle-check').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  expect(await clippedOn(page, { within: '.result__head' })).toEqual([])
  for (const where of ['/', '/back']) {
    await page.goto(where)
    await mark.waitFor()
    expect((await mark.innerText()).trim()).toBe(brief)
    const game = page.locator(where === '/' ? '.past' : '.played')
    expect(await game.innerText()).toContain('Nisaba')
    expect(await game.innerText()).toContain(third)
    expect(await clippedOn(page)).toEqual([])
  }
  expect(site.errors).toEqual([])
})

test('a file that is no record says why', async () => {
  const page = await site.visitor()
  await page.goto('/back')
  await page.getByRole('textbox').fill('the game of last Friday')
  await page.getByRole('button', { name: 'Open it here' }).click()
  expect(await page.getByRole('alert').innerText()).not.toBe('')
  expect(new URL(page.url()).pathname).toBe('/back')
})
