import { viewerBit } from '@ziggurat/kernel'

import { militaryActions } from '../economy/paying.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { militaryHandLimit } from '../ratings/ratings.ts'
import { civilizationAt } from '../state.ts'
import type { Civilization } from '../state.ts'
import { nextTurn } from './turn-order.ts'

/* Whether something hidden is revealed before the next question. It is computed from what everybody sees. */

/** After the current question is settled. */
export function showsNext(play: Play): boolean {
  const { state, edition } = play
  const civ = civilizationAt(state, state.active)
  switch (state.stage) {
    case 'opening':
    case 'actions':
      return false
    case 'politics':
      return eventsRunOut(play) || isTurning(play)
    case 'war':
    case 'tactics':
      return foresees(play, civ)
    case 'discard':
      return edition.turn.indexOf('discard') > edition.turn.indexOf('actions') && turnEndShows(play, civ)
    case 'production':
      return turnEndShows(play, civ)
    case 'event':
    case 'resign':
    case 'row':
      break
  }
  return true
}

/** The last current event has happened: the future events are shuffled. */
const eventsRunOut = ({ state }: Play): boolean =>
  state.currentEvents.cards.length === 0 && state.futureEvents.cards.length > 0

/** A player may be about to attack another: pacts end before that is announced. */
const isTurning = ({ state: { doing }, cards }: Play): boolean =>
  doing === null || (doing.kind === 'event' && cards.get(doing.card).type === 'aggression')

/** Whether a player who may look at the next event would see one that is new to them. */
export const foresees = (play: Play, civ: Civilization): boolean =>
  play.state.currentEvents.cards.length > 0 &&
  (play.state.nextEventSeen & viewerBit(civ.seat)) === 0 &&
  abilitiesOf(play, civ).some(({ foresight }) => foresight === true)

/** Whether ending the action phase reveals something; not if cards must be discarded first. */
export function endOfActionsShows(play: Play, civ: Civilization): boolean {
  const { turn } = play.edition
  const { length } = civ.militaryHand.cards
  const discards =
    turn.indexOf('discard') > turn.indexOf('actions') &&
    length > 0 &&
    !civ.turn.keepsHand &&
    length > militaryHandLimit(play, civ) &&
    militaryHandLimit(play, civ) > 0
  return !discards && turnEndShows(play, civ)
}

/**
 * At the end of a turn cards are drawn, and the next turn brings cards into the row; at the end of the game
 * everything is public.
 */
function turnEndShows(play: Play, civ: Civilization): boolean {
  const { state, edition } = play
  const asksFirst = edition.turn[0] === 'resign'
  if (state.round > 1 && state.civilDeck.length > 0 && !asksFirst) return true
  const next = nextTurn(state)
  if (next === null) return true
  if (next.round > state.round && edition.endScoring?.oneByOne === true) return true
  const cards = state.militaryDeck.length + (state.discards[state.age]?.cards.length ?? 0)
  const draws = edition.drawing === 'turn-end' && cards > 0 && state.age <= edition.lastAge
  if (draws && militaryActions(civ) > 0) return true
  if (next.round === 1 || asksFirst) return false
  const comes = state.civilDeck.length > 0 || edition.turn.includes('event')
  return comes || foresees(play, civilizationAt(state, next.seat))
}
