import { ask, Question } from '@ziggurat/kernel'
import type { Rules, Emit } from '@ziggurat/kernel'

import { actionPhase } from '../actions/action-phase.ts'
import { answer, GIVE_UP } from '../answers.ts'
import { endTurn } from '../economy/producing.ts'
import { playing } from '../editions/editions.ts'
import type { Event } from '../events.ts'
import { chooseDiscards, discardSecretly } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import { nextEvent, renewEvents } from '../politics/happening.ts'
import { politicsPhase } from '../politics/politics.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { militaryHandLimit } from '../ratings/ratings.ts'
import { civilizationAt, startingPlayer } from '../state.ts'
import type { Civilization, State } from '../state.ts'
import { resolveWars } from '../war/attacking.ts'
import { shareTactic } from '../war/tactics.ts'
import { resign } from './resigning.ts'
import { replenish } from './row.ts'
import { firstStage, nextStage } from './turn-order.ts'

/** Plays the next piece of the active player's turn (TTA-TURN-01). */
export function* beat(state: State, emit: Emit<Event>): Rules<void> {
  const play = playing(state, emit)
  const civ = civilizationAt(state, state.active)
  if (state.currentEvents.cards.length === 0 && state.futureEvents.cards.length > 0) return renewEvents(play)
  switch (state.stage) {
    case 'opening':
      yield* play.edition.endScoring?.opening?.(play) ?? []
      state.stage = firstStage(play)
      return
    case 'event':
      return yield* eventOfTheRound(play, civ)
    case 'resign':
      return yield* offerResigning(play, civ)
    case 'row':
      yield* replenish(play)
      equipUnits(play, civ)
      return nextStage(play)
    case 'war':
      yield* resolveWars(play, civ)
      return nextStage(play)
    case 'tactics':
      shareTactic(play, civ)
      return nextStage(play)
    case 'politics':
      return yield* politicsPhase(play, civ)
    case 'actions':
      return yield* actionPhase(play, civ)
    case 'discard':
      return yield* discardExcess(play, civ)
    case 'production':
      return yield* endTurn(play, civ)
  }
}

const FIRST_ROUND_OF_EVENTS = 3

/** An event happens before the starting player's turn (TTA06-SIMPLE-EVENT-01, -02). */
function* eventOfTheRound(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  const due = civ.seat === startingPlayer(state) && state.round >= FIRST_ROUND_OF_EVENTS
  if (due && state.currentEvents.cards.length > 0) yield* nextEvent(play, civ)
  nextStage(play)
}

const PLAY_ON = answer({ does: 'stay', reveals: true })

/** A player may leave the game at the start of a turn (TTA06-FULL-RESIGN-01). */
function* offerResigning(play: Play, civ: Civilization): Rules<void> {
  const options = [PLAY_ON, GIVE_UP]
  const { does } = yield* ask(new Question<(typeof options)[number]>(civ.seat, 'resign', () => options))
  if (does === 'resign') yield* resign(play, civ)
  else nextStage(play)
}

/** The resources for units that cards give on each turn. */
function equipUnits(play: Play, civ: Civilization): void {
  for (const { unitResources = 0 } of abilitiesOf(play, civ)) civ.turn.unitResources += unitResources
}

/** The player chooses military cards above the limit and discards them face down (TTA-END-02). */
function* discardExcess(play: Play, civ: Civilization): Rules<void> {
  const excess = civ.militaryHand.cards.length - militaryHandLimit(play, civ)
  if (!civ.turn.keepsHand) discardSecretly(play, civ, yield* chooseDiscards(play, civ, excess))
  nextStage(play)
}
