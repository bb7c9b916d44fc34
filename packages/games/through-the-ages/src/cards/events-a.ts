import { withinUrbanLimit } from '../actions/working.ts'
import { actionsOn } from '../answers.ts'
import { gains } from '../economy/goods.ts'
import { orderedFor } from '../economy/paying.ts'
import { grow } from '../economy/tokens.ts'
import type { CardId, EventCard } from './card.ts'
import { choose, GOODS_CHOICES, offerAction } from './choices.ts'
import type { Orders } from './choices.ts'
import { forAll, oneByOne } from './concerned.ts'

const builds = actionsOn('build')

/** Lets an unused worker build on a starting technology for free. */
const freeBuilding =
  (card: CardId): Orders =>
  (play, civ, listing) => {
    const room = withinUrbanLimit(play, civ, play.cards.work(card), null)
    if (civ.unused > 0 && room) listing.add(builds.get(card))
  }

/** Nothing costs this much. */
const FREE = orderedFor(99)

/** Age A events of both editions. */
export const EVENTS_A: readonly EventCard[] = [
  forAll('development-of-agriculture', 0, (play, civ) => gains(play, civ, 'food', 2)),
  forAll('development-of-crafts', 0, (play, civ) => gains(play, civ, 'resources', 2)),
  oneByOne('development-of-markets', 0, function* (play, civ) {
    const { does: goods } = yield* choose(play, civ, 'goods', GOODS_CHOICES, {
      card: 'development-of-markets',
    })
    gains(play, civ, goods, 2)
  }),
  oneByOne('development-of-religion', 0, (play, civ) =>
    offerAction(play, civ, 'development-of-religion', FREE, freeBuilding('religion')),
  ),
  forAll('development-of-science', 0, (play, civ) => gains(play, civ, 'science', 2)),
  forAll('development-of-settlement', 0, (play, civ) => grow(play, civ, 1)),
  forAll('development-of-trade-routes', 0, (play, civ) => {
    gains(play, civ, 'science', 1)
    gains(play, civ, 'food', 1)
    gains(play, civ, 'resources', 1)
  }),
  oneByOne('development-of-warfare', 0, (play, civ) =>
    offerAction(play, civ, 'development-of-warfare', FREE, freeBuilding('warriors')),
  ),
]
