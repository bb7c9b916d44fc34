import type { Seat } from '@ziggurat/kernel'

import type { Age } from './card.ts'
import type { CardId } from './cards/index.ts'
import { knownDiscards, knownTo, recalled } from './knowledge.ts'
import type { Recalled } from './knowledge.ts'
import { scoreSheet, shieldsOf } from './scoring.ts'
import type { ScoreSheet } from './scoring.ts'
import { choiceOf, controllerOf, mayBuildFree } from './state.ts'
import type { State } from './state.ts'
import type { BoardId, Side } from './wonders.ts'

export interface CityView {
  readonly board: BoardId
  readonly side: Side
  readonly coins: number
  readonly built: readonly CardId[]
  readonly stages: number
  readonly tokens: readonly number[]
  readonly shields: number
  /** Whether Olympia may still build for free in this age. */
  readonly freeBuild: boolean
  /** The cards under the stages that the viewer put there; null for those that they cannot know. */
  readonly under: readonly (CardId | null)[]
}

export interface View {
  readonly viewer: Seat | null
  readonly players: number
  readonly age: Age | 0
  readonly turn: number
  readonly cities: readonly CityView[]
  /** The viewer's hand, including the card drawn for the Free City. */
  readonly hand: readonly CardId[]
  readonly handSizes: readonly number[]
  readonly recalled: readonly Recalled[]
  readonly discarded: number
  /** The cards that the viewer certainly knows to be in the discard pile. */
  readonly discards: readonly CardId[]
  readonly drawPile: number
  /** The seat that leads the Free City in this turn. */
  readonly controller: Seat | null
  /** The score sheets of the cities, once the game is over. */
  readonly scores: readonly ScoreSheet[] | null
}

export function view(state: State, viewer: Seat | null): View {
  return {
    viewer,
    players: state.players,
    age: state.age,
    turn: state.turn,
    cities: state.cities.map((city) => ({
      board: city.board,
      side: city.side,
      coins: city.coins,
      built: city.built.slice(),
      stages: city.stages.cards.length,
      tokens: city.tokens.slice(),
      shields: shieldsOf(city),
      freeBuild: mayBuildFree(state, city),
      under: city.stages.cards.map((card, at) => (knownTo(viewer, city.stages, at) ? card : null)),
    })),
    hand: viewer === null ? [] : choiceOf(state, viewer).slice(),
    handSizes: state.hands.map((_, seat) => choiceOf(state, seat).length),
    recalled: recalled(state, viewer),
    discarded: state.discard.cards.length,
    discards: knownDiscards(state, viewer),
    drawPile: state.draw.length,
    controller: controllerOf(state),
    scores: state.over ? state.cities.map((_, city) => scoreSheet(state, city)) : null,
  }
}
