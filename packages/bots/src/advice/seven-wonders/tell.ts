import { AGE_NUMERALS, GOODS } from '@ziggurat/seven-wonders/facts'

import type { Theme } from '../../seven-wonders/features.ts'
import { bearsOut, inGeneral, isSame, tellWith } from '../words.ts'
import type { Because } from '../words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { Conflicts, Messages } from './messages.ts'
import { pl } from './pl.ts'
import type { Fact } from './why.ts'

function shields(because: Because<Fact>, say: Messages): string | null {
  const { now, here, there } = because
  const age = AGE_NUMERALS[now.age] ?? ''
  if (bearsOut(because, 'conflict'))
    return say.conflictPoints(here.conflict - now.conflict, there.conflict - now.conflict, age)
  if (!bearsOut(because, 'shields'))
    return isSame(because, 'shields') ? say.general.shields[because.speaks] : null
  const { shieldsLeft, shieldsRight } = here
  const sentence = say.shields(here.shields, there.shields, shieldsLeft, shieldsRight)
  const how = conflictsFor(here.shields, here)
  const coming = AGE_NUMERALS[here.age] ?? ''
  return how === conflictsFor(there.shields, here) ? sentence : `${sentence} ${say.conflicts(how, coming)}`
}

function conflictsFor(own: number, { shieldsLeft, shieldsRight }: Because<Fact>['here']): Conflicts {
  const [won, lost] = [
    [shieldsLeft, shieldsRight].filter((each) => each < own).length,
    [shieldsLeft, shieldsRight].filter((each) => each > own).length,
  ]
  if (won > 0 && lost > 0) return 'won-and-lost'
  if (won > 0) return won === 2 ? 'both-won' : 'one-won'
  if (lost > 0) return lost === 2 ? 'both-lost' : 'one-lost'
  return 'level'
}

function goods(because: Because<Fact>, say: Messages): string | null {
  const { here, there } = because
  if (bearsOut(because, 'goods')) return say.goods(here.goods, there.goods)
  if (bearsOut(because, 'choices')) return say.choices(here.choices, there.choices)
  if (bearsOut(because, 'kinds')) return say.kinds(here.kinds, there.kinds)
  const [own, other] = [
    GOODS.find((good) => here[good] > there[good]),
    GOODS.find((good) => here[good] < there[good]),
  ]
  if (own !== undefined && other !== undefined && isSame(because, 'goods')) {
    const [name, otherName] = [say.names[own], say.names[other]]
    return say.swapped(name, otherName, here[`${own}Beside`], here[`${other}Beside`])
  }
  return isSame(because, 'goods', 'choices', 'kinds') ? say.general.goods[because.speaks] : null
}

function money(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'discounts')) return say.cheaper[speaks]
  if (bearsOut(because, 'coins')) return say.coins(here.coins, there.coins)
  if (bearsOut(because, 'yellow')) return say.yellow[speaks]
  return isSame(because, 'discounts', 'coins', 'yellow') ? say.general.money[speaks] : null
}

function points(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'blue')) return say.blue(here.blue, there.blue)
  if (bearsOut(because, 'total')) return say.total(here.total, there.total)
  return isSame(because, 'blue', 'total') ? say.general.points[speaks] : null
}

function science(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'symbols') || bearsOut(because, 'science'))
    return say.science(here.symbols, there.symbols, here.science, there.science)
  return isSame(because, 'symbols', 'science') ? say.general.science[speaks] : null
}

function wonder(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'stages')) return say.stages(here.stages, there.stages)
  return isSame(because, 'stages') ? say.general.wonder[speaks] : null
}

function guilds(because: Because<Fact>, say: Messages): string | null {
  const { here, there } = because
  if (bearsOut(because, 'guilds')) return say.guilds(here.guilds, there.guilds)
  return isSame(because, 'guilds') ? say.general.guilds[because.speaks] : null
}

function rivals(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'coinsBeside', 'fewer'))
    return say.coinsBeside[speaks](Math.abs(here.coinsBeside - there.coinsBeside))
  return isSame(because, 'coinsBeside') ? say.general.rivals[because.speaks] : null
}

export const telling = tellWith<Theme, Fact, Messages>(
  {
    time: inGeneral('time'),
    goods,
    money,
    shields,
    science,
    points,
    wonder,
    guilds,
    hand: inGeneral('hand'),
    'passed-on': inGeneral('passed-on'),
    rivals,
    end: inGeneral('end'),
  },
  { en, cs, hu, pl },
)
