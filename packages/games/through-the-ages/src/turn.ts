import { chacha, shuffle } from '@ziggurat/kernel'
import type { Rules, Tell } from '@ziggurat/kernel'

import { abilitiesOf } from './abilities.ts'
import { actionPhase } from './action-phase.ts'
import { resolveWars } from './attacking.ts'
import type { CardId } from './card.ts'
import type { Event } from './events.ts'
import { chooseDiscards, discardSecretly } from './hands.ts'
import type { Play } from './play.ts'
import { playing } from './playing.ts'
import { politicsPhase } from './politics.ts'
import { endTurn } from './producing.ts'
import { militaryHandLimit } from './ratings.ts'
import { replenish } from './row.ts'
import { civilizationAt, newStack } from './state.ts'
import type { Civilization, State } from './state.ts'
import { shareTactic } from './tactics.ts'

/** One piece of a turn (TTA-TURN-01): whatever comes next for the active player. */
export function* beat(state: State, tell: Tell<Event>): Rules<void> {
  const play = playing(state, tell)
  const civ = civilizationAt(state, state.active)
  if (state.currentEvents.cards.length === 0 && state.futureEvents.cards.length > 0) return renewEvents(play)
  switch (state.stage) {
    case 'row':
      yield* replenish(play)
      state.stage = 'war'
      return
    case 'war':
      return yield* startTurn(play, civ)
    case 'politics':
      return yield* politicsPhase(play, civ)
    case 'actions':
      return yield* actionPhase(play, civ)
    case 'discard':
      return yield* discardExcess(play, civ)
    case 'production':
      return endTurn(play, civ)
  }
}

/** The future events become the current ones, earlier ages on top (TTA-EVENT-05). */
function renewEvents(play: Play): void {
  const { state, cards } = play
  const { cards: future, known } = state.futureEvents
  const order = shuffle(
    chacha(state.random),
    future.map((_, at) => at),
  )
  const age = (at: number) => cards.get(future[at] ?? '').age
  order.sort((one, other) => age(other) - age(one))
  state.currentEvents = {
    cards: order.map((at) => future[at] as CardId),
    known: order.map((at) => known[at] ?? 0),
  }
  state.futureEvents = newStack()
  state.nextEventSeen = 0
  play.tell({ kind: 'events-shuffled', count: order.length })
}

/** What cards bring on each turn, the war of the last turn, and an exclusive tactic becomes common. */
function* startTurn(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  for (const { unitResources = 0 } of abilitiesOf(play, civ)) civ.turn.unitResources += unitResources
  yield* resolveWars(play, civ)
  shareTactic(play, civ)
  state.stage = civ.skipsPolitics ? 'actions' : 'politics'
  if (civ.skipsPolitics) play.tell({ kind: 'forfeited', seat: civ.seat })
  civ.skipsPolitics = false
}

/** Military cards above the limit go, face down, as the player chooses (TTA-END-02). */
function* discardExcess(play: Play, civ: Civilization): Rules<void> {
  const excess = civ.militaryHand.cards.length - militaryHandLimit(play, civ)
  discardSecretly(play, civ, yield* chooseDiscards(civ, excess))
  play.state.stage = 'production'
}
