import { listBuilds, listDevelopments } from '../actions.ts'
import { isUnit } from '../card.ts'
import type { CardId, EventCard } from '../card.ts'
import { gains } from '../goods.ts'
import { draw } from '../hands.ts'
import { CardActions, POPULATION } from '../listing.ts'
import { choose, GOODS_CHOICES, offerAction } from '../ordering.ts'
import type { Orders } from '../ordering.ts'
import { orderedFor } from '../paying.ts'
import { grow } from '../tokens.ts'
import { mayIncrease, withinUrbanLimit } from '../working.ts'
import { forAll, oneByOne } from './for-all.ts'

const anyStep: Orders = (play, civ, listing, terms) => {
  listing.add(POPULATION, mayIncrease(play, civ, terms, listing.sheet()))
  listBuilds(play, civ, listing, terms, (type) => !isUnit(type))
  listDevelopments(play, civ, listing, terms)
}

const builds = new CardActions('build')

/** An unused worker may go to a starting technology for nothing. */
const freeBuilding =
  (card: CardId): Orders =>
  (play, civ, listing) => {
    const room = withinUrbanLimit(play, civ, play.cards.work(card), null)
    if (civ.unused > 0 && room) listing.add(builds.of(card))
  }

const FREE = orderedFor(Number.POSITIVE_INFINITY)

export const EVENTS_A: readonly EventCard[] = [
  forAll('development-of-agriculture', 0, (play, civ) => gains(play, civ, 'food', 2)),
  oneByOne('development-of-civilization', 0, (play, civ) =>
    offerAction(play, civ, 'development-of-civilization', orderedFor(1), anyStep),
  ),
  forAll('development-of-crafts', 0, (play, civ) => gains(play, civ, 'resources', 2)),
  oneByOne('development-of-markets', 0, function* (play, civ) {
    const { goods } = yield* choose(civ, 'goods', GOODS_CHOICES, { card: 'development-of-markets' })
    gains(play, civ, goods, 2)
  }),
  forAll('development-of-politics', 0, (play, civ) => draw(play, civ, 3)),
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
