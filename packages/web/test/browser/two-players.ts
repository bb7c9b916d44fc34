import type { Page } from '@playwright/test'

import { Player, QUIETLY } from './player.ts'
import type { TestSite } from './test-site.ts'

/** Ada and Ben play a few answers by script, and Ada has a page. */
export async function twoAt(
  site: TestSite,
  game: string,
): Promise<{ readonly ada: Player; readonly ben: Player; readonly page: Page }> {
  const ada = await Player.enter(site, 'Ada')
  const ben = await Player.enter(site, 'Ben')
  const invitation = await ada.open(game, ['me', 'open'])
  await ben.join(ada.match, invitation)
  await ada.start()
  const page = await ada.page(site, { reducedMotion: 'reduce' })
  ben.watch()
  const some = ({ answers }: { readonly answers: number }): boolean => answers >= 6
  await Promise.race([ada.play(some, QUIETLY), ben.play(some, QUIETLY)])
  return { ada, ben, page }
}

export const leaves = (player: Player) => player.client.ask('leave', {}, { match: player.match })
