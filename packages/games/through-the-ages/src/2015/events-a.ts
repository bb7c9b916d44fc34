import type { Rules } from '@ziggurat/kernel'

import { listBuilds, listDevelopments } from '../action-phase.ts'
import { isUnit } from '../card.ts'
import type { CardId, EventCard } from '../card.ts'
import { everybody } from '../comparing.ts'
import { gains } from '../goods.ts'
import { CardActions, POPULATION } from '../listing.ts'
import { event } from '../making.ts'
import { draw } from '../military.ts'
import { choose, GOODS_CHOICES, offerAction } from '../ordering.ts'
import type { Orders } from '../ordering.ts'
import { orderedFor } from '../paying.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { grow } from '../tokens.ts'
import { mayIncrease, withinUrbanLimit } from '../working.ts'

/** The same for everybody, where nobody chooses. */
export const forAll = (id: CardId, age: 0 | 1 | 2 | 3, happens: (play: Play, civ: Civilization) => void) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) happens(play, civ)
  })

/** The same for everybody, clockwise from the player who revealed it (TTA-EVENT-11). */
export const oneByOne = (
  id: CardId,
  age: 0 | 1 | 2 | 3,
  happens: (play: Play, civ: Civilization) => Rules<void>,
) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) yield* happens(play, civ)
  })

const anyStep: Orders = (play, civ, listing, terms) => {
  listing.add(mayIncrease(play, civ, terms, null), POPULATION)
  listBuilds(play, civ, listing, terms, (type) => !isUnit(type))
  listDevelopments(play, civ, listing, terms)
}

const builds = new CardActions('build')

/** An unused worker may go to a starting technology for nothing. */
const freeBuilding =
  (card: CardId): Orders =>
  (play, civ, listing) => {
    const may = civ.unused > 0 && withinUrbanLimit(play, civ, play.cards.work(card), null)
    listing.add(may, builds.of(card))
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
