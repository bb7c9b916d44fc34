import { position } from '@ziggurat/through-the-ages/testing'

import { violationsOn } from './checks.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'

/** Those at a table whose rules have changed read this about it, until they have made a move; says what is wrong with it. */
export async function wrongInNotice(site: TestSite, locale: string, text: string): Promise<string[]> {
  const players = [await Player.enter(site, 'Mira'), await Player.enter(site, 'Tomasz')] as const
  const [mira] = players
  await seedMatch(
    site,
    position({ players: [{}, {}], stage: 'actions', row: ['iron', 'alchemy', 'irrigation'] }),
    players,
    [
      [0, 'what only older rules know'],
      [1, 'and this'],
    ],
  )
  const page = await mira.page(site, { locale, viewport: PHONE })
  await page.getByText(text).waitFor()
  const wrong = await violationsOn(page)
  // Until one has made a move.
  if (!(await mira.play(({ changed }) => changed === null))) wrong.push('it is told again')
  await page.locator('.vote').waitFor({ state: 'detached' })
  mira.leave()
  return wrong
}
