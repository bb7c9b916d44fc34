import type { Theme } from '../../through-the-ages/places.ts'
import { bearsOut, firstOf, inGeneral, isSame, tellWith } from '../words.ts'
import type { Because } from '../words.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { Messages } from './messages.ts'
import { pl } from './pl.ts'
import type { Fact } from './why.ts'

const workers = firstOf('workers', ['-discontent', '+population', '+happiness'])

function people(because: Because<Fact>, say: Messages): string | null {
  return bearsOut(because, 'uprising', 'fewer') ? say.uprising[because.speaks] : workers(because, say)
}

function strength(because: Because<Fact>, say: Messages): string | null {
  const { here, there, speaks } = because
  if (bearsOut(because, 'strength')) return say.strength(here.strength, there.strength, here.rivalStrength)
  if (bearsOut(because, 'colonies')) return say.colonies(here.colonies, there.colonies)
  return isSame(because, 'strength', 'colonies') ? say.general.strength[speaks] : null
}

const site = firstOf('wonders', ['+wonders', '+stages'])

function wonders(because: Because<Fact>, say: Messages): string | null {
  return bearsOut(because, 'leader') ? say.leader[because.speaks] : site(because, say)
}

export const telling = tellWith<Theme, Fact, Messages>(
  {
    time: inGeneral('time'),
    culture: firstOf('culture', ['+cultureRating', '+culture', '+endBonus']),
    science: firstOf('science', ['+scienceRating', '+technologies', '+science']),
    food: firstOf('food', ['-missingFood', '+foodGain', '+food']),
    resources: firstOf('resources', ['+resourceIncome', '-corruption', '+resources']),
    workers: people,
    strength,
    actions: firstOf('actions', ['+civilTotal', '+militaryTotal', '+civilLeft', '+militaryLeft']),
    hand: firstOf('hand', ['+civilHand', '+militaryHand']),
    wonders,
    row: inGeneral('row'),
    events: inGeneral('events'),
    rivals: firstOf('rivals', ['-rivalCultureRating', '-rivalCulture']),
    end: inGeneral('end'),
  },
  { en, cs, hu, pl },
)
