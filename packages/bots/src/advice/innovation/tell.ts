import type { Theme } from '../../innovation/places.ts'
import { bearsOut, firstOf, inGeneral, tellWith } from '../words.ts'
import type { Because } from '../words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { Messages } from './messages.ts'
import { pl } from './pl.ts'
import type { Fact } from './why.ts'

/** That the game is won or lost by it is a fact; otherwise only that its end comes closer. */
function end(because: Because<Fact>, say: Messages): string {
  const { speaks } = because
  if (bearsOut(because, 'won')) return say.wins[speaks]
  return bearsOut(because, 'lost', 'fewer') ? say.loses[speaks] : say.general.end[speaks]
}

export const telling = tellWith<Theme, Fact, Messages>(
  {
    time: inGeneral('time'),
    achievements: firstOf('achievements', ['+achievements', '+claimable']),
    points: firstOf('points', ['+points']),
    hand: firstOf('hand', ['+hand']),
    board: firstOf('board', ['+highest', '+colours']),
    icons: firstOf('icons', ['+leading', '+icons']),
    demands: firstOf('demands', ['+demands', '-threats']),
    splays: firstOf('splays', ['+splays']),
    supply: firstOf('supply', ['+drawAge']),
    rivals: firstOf('rivals', ['-rivalAchievements', '-rivalPoints', '-rivalHand', '-rivalIcons']),
    end,
  },
  { en, cs, hu, pl },
)
