import { listBuilds, listDevelopments } from '../../actions/actions.ts'
import { mayIncrease } from '../../actions/working.ts'
import { POPULATION } from '../../answers.ts'
import { isUnit } from '../../cards/card.ts'
import type { EventCard } from '../../cards/card.ts'
import { offerAction } from '../../cards/choices.ts'
import type { Orders } from '../../cards/choices.ts'
import { forAll, oneByOne } from '../../cards/concerned.ts'
import { orderedFor } from '../../economy/paying.ts'
import { draw } from '../../knowledge/hands.ts'

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
