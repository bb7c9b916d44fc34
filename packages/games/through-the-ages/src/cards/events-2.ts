import { ask, EVERYBODY, Question } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { listTakes } from '../actions/actions.ts'
import { dismiss } from '../actions/leading.ts'
import { take, takeCost } from '../actions/taking.ts'
import { release } from '../actions/working.ts'
import { answer, revealing } from '../answers.ts'
import type { Action } from '../answers.ts'
import { gains, loses } from '../economy/goods.ts'
import { runEconomy } from '../economy/producing.ts'
import { grow, loseBlue, rearrange, shrink } from '../economy/tokens.ts'
import { discard } from '../knowledge/hands.ts'
import { Listing } from '../listing.ts'
import type { Play } from '../play.ts'
import { discontentWorkers } from '../ratings/happiness.ts'
import { scienceRating } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'
import { refill } from '../turn/row.ts'
import { showsNext } from '../turn/showing.ts'
import { isUrban } from './card.ts'
import type { CardId, EventCard } from './card.ts'
import { choose, chooseBuilding, chooseColony } from './choices.ts'
import {
  everybody,
  forAll,
  least,
  most,
  oneByOne,
  strongest,
  twoStrongest,
  twoWeakest,
  weakest,
} from './concerned.ts'
import { event } from './making.ts'

const FREE_ACTIONS = 5

/** Takes cards from the row for the actions of the event, as long as they last (TTA-APP-INTAG-01 to -05). */
function* takeByAgreement(play: Play, civ: Civilization): Rules<void> {
  let actions = FREE_ACTIONS
  let took = false
  for (;;) {
    const listing = new Listing<Action>(false)
    listTakes(play, civ, listing, actions)
    if (listing.options.length === 0) break
    const done = answer({ does: 'done' })
    // Afterwards the row is replenished.
    const options = [...revealing(listing.options, true), ...revealing([done], took || showsNext(play))]
    const about = { card: 'international-agreement' }
    const choice = yield* ask(new Question(civ.seat, 'take', () => options, about))
    if (choice.does !== 'take') break
    const card = play.cards.civil(choice.card)
    const cost = takeCost(play, civ, choice.space, card)
    actions -= cost
    take(play, civ, choice.space, card, cost)
    const waits = play.edition.broughtCardsWait && civ.seat === play.state.active
    if (waits && card.type === 'action') civ.turn.fresh.push(card.id)
    took = true
  }
  if (!took) return
  civ.skipsPolitics = true
  yield* refill(play)
}

/** The wonder stays in play, but gives nothing any more. */
export function* ruin(play: Play, civ: Civilization, card: CardId): Rules<void> {
  yield* rearrange(play, () => {
    for (const wonder of civ.wonders) if (wonder.card === card) wonder.ruined = true
  })
  play.emit({ kind: 'ruined', seat: civ.seat, card })
}

/** Age II events of both editions. */
export const EVENTS_II: readonly EventCard[] = [
  event('cold-war', 2, function* (play) {
    for (const civ of twoStrongest(play)) gains(play, civ, 'science', 6)
  }),
  event('crime-wave', 2, function* (play) {
    for (const civ of twoWeakest(play)) {
      loses(play, civ, 'culture', 3)
      yield* loseBlue(play, civ, 1)
    }
  }),
  oneByOne('economic-progress', 2, (play, civ) => runEconomy(play, civ, 'event')),
  oneByOne('emigration', 2, (play, civ) => shrink(play, civ, Math.ceil(discontentWorkers(play, civ) / 2))),
  oneByOne('iconoclasm', 2, function* (play, civ) {
    if (civ.leader !== null && play.cards.get(civ.leader).age !== play.state.age) {
      play.emit({ kind: 'removed', seat: civ.seat, card: civ.leader })
      yield* dismiss(play, civ)
    }
  }),
  event('independence-declaration', 2, function* (play) {
    const weak = weakest(play)
    const colony = yield* chooseColony(play, weak, weak, 'independence-declaration')
    if (colony === null) return
    yield* rearrange(play, () => {
      weak.colonies.splice(weak.colonies.indexOf(colony), 1)
      discard(play, colony, EVERYBODY)
    })
    play.emit({ kind: 'removed', seat: weak.seat, card: colony })
  }),
  event('international-agreement', 2, (play) => takeByAgreement(play, strongest(play))),
  event('national-pride', 2, function* (play) {
    gains(
      play,
      most(play, ({ culture }) => culture),
      'culture',
      5,
    )
  }),
  forAll('popularization-of-science', 2, (play, civ) =>
    gains(play, civ, 'culture', scienceRating(play, civ)),
  ),
  oneByOne('ravages-of-time', 2, function* (play, civ) {
    const options = civ.wonders
      .filter(({ card, ruined }) => !ruined && play.cards.get(card).age <= 1)
      .map((wonder) => answer({ does: 'ruin', card: wonder.card }))
    if (options.length === 0) return
    const { card } = yield* choose(play, civ, 'ruin', options, { card: 'ravages-of-time' })
    yield* ruin(play, civ, card)
  }),
  event('refugees', 2, function* (play) {
    const [strong, weak] = [strongest(play), weakest(play)]
    loses(play, weak, 'culture', 3)
    yield* shrink(play, weak, 1)
    gains(play, strong, 'culture', 3)
    grow(play, strong, 1)
  }),
  event('terrorism', 2, function* (play) {
    const poorest = least(play, ({ culture }) => culture)
    for (const rival of everybody(play)) {
      if (rival === poorest) continue
      const building = yield* chooseBuilding(play, poorest, rival, 'terrorism', ({ type }) => isUrban(type))
      if (building !== null) release(play, rival, building)
    }
  }),
]
