import { listBuilds, listDevelopments } from '../actions.ts'
import { isUnit } from '../card.ts'
import type { EventCard } from '../card.ts'
import { forAll, oneByOne } from '../cards/for-all.ts'
import { draw } from '../hands.ts'
import { POPULATION } from '../listing.ts'
import { offerAction } from '../ordering.ts'
import type { Orders } from '../ordering.ts'
import { orderedFor } from '../paying.ts'
import { mayIncrease } from '../working.ts'

const anyStep: Orders = (play, civ, listing, terms) => {
  listing.add(POPULATION, mayIncrease(play, civ, terms, listing.sheet()))
  listBuilds(play, civ, listing, terms, (type) => !isUnit(type))
  listDevelopments(play, civ, listing, terms)
}

export const EVENTS_A: readonly EventCard[] = [
  oneByOne('development-of-civilization', 0, (play, civ) =>
    offerAction(play, civ, 'development-of-civilization', orderedFor(1), anyStep),
  ),
  forAll('development-of-politics', 0, (play, civ) => draw(play, civ, 3)),
]
