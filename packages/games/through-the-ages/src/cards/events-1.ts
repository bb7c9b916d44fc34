import { release } from '../actions/working.ts'
import { gains, loses } from '../economy/goods.ts'
import { produceFood, produceResources } from '../economy/producing.ts'
import { gainYellow, grow, loseYellow, shrink } from '../economy/tokens.ts'
import { discontentWorkers, happinessRating } from '../ratings/happiness.ts'
import { cultureRating, scienceRating } from '../ratings/ratings.ts'
import { isUnit } from './card.ts'
import type { EventCard } from './card.ts'
import { chooseBuilding, chooseMix, stocks } from './choices.ts'
import {
  allWithMost,
  forAll,
  most,
  oneByOne,
  strongest,
  twoStrongest,
  twoWeakest,
  weakest,
} from './concerned.ts'
import { event } from './making.ts'

/** Age I events: the same in both editions. */
export const EVENTS_I: readonly EventCard[] = [
  event('barbarians', 1, function* (play) {
    const richest = most(play, ({ culture }) => culture)
    if (twoWeakest(play).includes(richest)) yield* shrink(play, richest, 1)
  }),
  event('border-conflict', 1, function* (play) {
    const [strong, weak] = [strongest(play), weakest(play)]
    const building = yield* chooseBuilding(play, weak, weak, 'border-conflict', ({ type }) => !isUnit(type))
    if (building !== null) release(play, weak, building)
    gains(play, strong, 'resources', 3)
  }),
  event('crusades', 1, function* (play) {
    const [strong, weak] = [strongest(play), weakest(play)]
    gains(play, strong, 'culture', 4)
    loses(play, weak, 'culture', 4)
  }),
  forAll('cultural-influence', 1, (play, civ) => gains(play, civ, 'culture', cultureRating(play, civ))),
  event('foray', 1, function* (play) {
    for (const civ of twoStrongest(play)) {
      const mix = yield* chooseMix(play, civ, 'gain-mix', 3, { food: 3, resources: 3 }, 'foray')
      gains(play, civ, 'food', mix.food)
      gains(play, civ, 'resources', mix.resources)
    }
  }),
  forAll('good-harvest', 1, (play, civ) => produceFood(play, civ, 'event')),
  event('immigration', 1, function* (play) {
    for (const civ of allWithMost(play, (each) => happinessRating(play, each))) grow(play, civ, 1)
  }),
  oneByOne('new-deposits', 1, (play, civ) => produceResources(play, civ, 'event')),
  oneByOne('pestilence', 1, (play, civ) => shrink(play, civ, 1)),
  event('raiders', 1, function* (play) {
    for (const civ of twoWeakest(play)) {
      const mix = yield* chooseMix(play, civ, 'lose-mix', 2, stocks(play, civ), 'raiders')
      loses(play, civ, 'food', mix.food)
      loses(play, civ, 'resources', mix.resources)
    }
  }),
  forAll('rats', 1, (play, civ) => {
    loses(play, civ, 'food', stocks(play, civ).food)
  }),
  forAll('rebellion', 1, (play, civ) => {
    const count = Math.min(civ.civil, 2 * discontentWorkers(play, civ))
    civ.civil -= count
    if (count > 0) play.emit({ kind: 'actions-lost', seat: civ.seat, count })
  }),
  event('reign-of-terror', 1, (play) => shrink(play, weakest(play), 1)),
  forAll('scientific-breakthrough', 1, (play, civ) => gains(play, civ, 'science', scienceRating(play, civ))),
  event('uncertain-borders', 1, function* (play) {
    const [strong, weak] = [strongest(play), weakest(play)]
    gainYellow(play, strong, loseYellow(play, weak, 1))
  }),
]
