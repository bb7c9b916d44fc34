import { join } from 'node:path'

import { sqliteStore } from '@ziggurat/store'
import { position } from '@ziggurat/through-the-ages/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Player } from './player.ts'
import { wrongInNotice } from './rules-changed.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

test('players see which answers a change of the rules has removed', async () => {
  const text = 'Answers that do not fit them were taken back: 2 (Mira and Tomasz).'
  expect(await wrongInNotice(site, 'en', text)).toEqual([])
})

test('a finished game that no longer fits the rules keeps its scores, and shows no wrong score sheet', async () => {
  const players = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')] as const
  const persons = players.map(({ person }) => person)
  const id = await site.lay(persons, position({ players: [{}, {}], row: ['iron'] }).table)
  players[0].match = id
  const store = await sqliteStore(join(site.folder, 'ziggurat.db'))
  const outcome = { scores: [141, 96], places: [1, 2] }
  const data = { clock: { kind: 'none' }, atZero: 'bot', outcome, rematch: null }
  await store.changeMatch(id, 'running', { status: 'over', ended: Date.now(), data })
  await store.close()
  const page = await players[0].page(site)
  await page.getByText('it stood some moves before the end').waitFor()
  expect(await page.locator('.result__places').innerText()).toMatch(/141[^]*96/)
  expect(await page.locator('.tta-scores').count()).toBe(0)
})
