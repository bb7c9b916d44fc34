import { afterAll, beforeAll, expect, test } from 'vitest'

import { GAMES_OF_ALL_LEVELS, playAgainst } from './levels.ts'
import { LocalSite } from './local-site.ts'

let site: LocalSite
let base = ''
beforeAll(async () => {
  site = await LocalSite.open()
  base = await site.serve()
})
afterAll(() => site.close())

test.each(GAMES_OF_ALL_LEVELS)(
  'bots of the levels $levels finish a game of $game in the worker of a browser',
  { timeout: 1_800_000 },
  async (wanted) => {
    const page = await site.page(base)
    const { outcome } = await playAgainst(page, wanted, 10_000)
    expect(outcome?.places).toHaveLength(1 + wanted.levels.length)
    await page.context().close()
  },
)

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
