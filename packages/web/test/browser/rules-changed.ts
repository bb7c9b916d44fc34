import { position } from '@ziggurat/through-the-ages/testing'

import { violationsOn } from './checks.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import { PHONE } from './test-site.ts'
import type { TestSite } from './test-site.ts'

/** Checks the notice about changed rules, which stays until the player has answered. */
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
  // The notice disappears with the first answer.
  if (!(await mira.play(({ changed }) => changed === null))) wrong.push('it is told again')
  await page.locator('.vote').waitFor({ state: 'detached' })
  mira.leave()
  return wrong
}
