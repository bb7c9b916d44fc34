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
  'bots of the levels $levels play $game in the worker of a browser',
  async (wanted) => {
    const page = await site.page(base)
    const { answers, outcome, question, waiting } = await playAgainst(page, wanted, 2)
    expect({ outcome, waiting }).toMatchObject({ outcome: null, waiting: expect.arrayContaining([0]) })
    expect(question).not.toBeNull()
    // The person's two answers, and all bots have answered too.
    expect(answers).toBeGreaterThanOrEqual(2 + wanted.levels.length)
    await page.context().close()
  },
)

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
