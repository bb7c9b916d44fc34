import type { GameOptions, GameState, Schema, Seat } from '@ziggurat/kernel'

import type { Age, Card } from './card.ts'
import type { CardId } from './cards/index.ts'
import type { Neighbour } from './effects.ts'
import { stagesOf } from './wonders.ts'
import type { Ability, BoardId, Side, Stage } from './wonders.ts'

export interface Options extends GameOptions {
  readonly sides: 'random' | 'A' | 'B'
  readonly boards: 'dealt' | 'chosen'
}

export const OPTIONS: Schema<Options> = {
  sides: { values: ['random', 'A', 'B'], usual: 'random' },
  boards: { values: ['dealt', 'chosen'], usual: 'dealt' },
}

/** Face-down cards, with what is known of each (see knowledge.ts). */
export interface Pile {
  readonly cards: CardId[]
  readonly traces: number[]
}

/** Cards that were dug up from the discard pile, what was known of them there, and when they left it. */
interface Dug extends Pile {
  readonly when: number[]
}

export interface City {
  readonly board: BoardId
  readonly side: Side
  coins: number
  readonly built: CardId[]
  /** The cards under the board, one for each built stage. */
  readonly stages: Pile
  /** Conflict tokens: 1, 3, 5 or -1 each. */
  readonly tokens: number[]
  /** The last age in which Olympia used its free build; 0 if none. */
  freeBuiltIn: Age | 0
  /** Whether Halikarnassos may still build from the discard pile this turn. */
  mayDig: boolean
}

export interface State extends GameState {
  readonly players: number
  /** The side of each city's board; fixed before boards are chosen. */
  readonly sides: readonly Side[]
  age: Age | 0
  /** 1 to 6: the turn whose cards are being chosen or played. */
  turn: number
  readonly cities: City[]
  /** By seat. */
  hands: CardId[][]
  /** For each hand, the seats that have held it, as bits. */
  handSeenBy: number[]
  /** With two players: the draw pile, top card last, and the card that the leader of the Free City drew. */
  draw: CardId[]
  drawn: CardId[]
  /** Guilds that were removed from the game unseen. */
  guildsAside: CardId[]
  readonly discard: Pile
  /** For each seat, how many cards from the bottom of the pile it has looked through. */
  readonly looked: number[]
  /** Undefined until somebody digs. The cards themselves are in cities. */
  dug?: Dug
  over: boolean
}

/** The public part of a game: everything that prices, income and scores depend on. */
export interface Cities {
  readonly players: number
  readonly cities: readonly City[]
}

/** The city that the two players lead in turn (7W-TWO-02). */
export const FREE_CITY = 2

export const isFreeCity = (state: { readonly players: number }, city: number): boolean =>
  state.players === 2 && city === FREE_CITY

export const cityCount = (state: { readonly players: number }): number => Math.max(state.players, 3)

/** Left is clockwise. */
export function neighbour(state: { readonly players: number }, city: number, side: Neighbour): number {
  const count = cityCount(state)
  return (city + (side === 'left' ? 1 : count - 1)) % count
}

export function cityAt(state: Cities, index: number): City {
  const city = state.cities[index]
  if (city === undefined) throw new Error(`there is no city ${index}`)
  return city
}

export const handOf = (state: State, seat: Seat): CardId[] => state.hands[seat] ?? []

/** The turn that ends an age. */
export const LAST_TURN = 6

/** The side that hands are passed to; 'other' if two players exchange them. */
export type PassingTo = Neighbour | 'other'
export type Passing = PassingTo | 'nowhere'

/**
 * Where hands go in an age: left in Ages I and III, right in Age II; two players exchange them (7W-TURN-06,
 * 7W-TWO-10).
 */
export const passingIn = ({ players, age }: Pick<State, 'players' | 'age'>): PassingTo =>
  players === 2 ? 'other' : age === 2 ? 'right' : 'left'

/** The seat that leads the Free City in this turn (7W-TWO-05, 7W-TWO-10); null with more than two players. */
export const controllerOf = (state: State): Seat | null =>
  state.players === 2 ? (state.age + state.turn) % 2 : null

/** The cards that a seat chooses from: its hand and, if it leads the Free City, the drawn card. */
export const choiceOf = (state: State, seat: Seat): readonly CardId[] =>
  controllerOf(state) === seat ? [...handOf(state, seat), ...state.drawn] : handOf(state, seat)

/** The next stage of a city's wonder, if one is left. */
export const nextStage = (city: City): Stage | undefined =>
  stagesOf(city.board, city.side)[city.stages.cards.length]

export const builtStages = (city: City): readonly Stage[] =>
  stagesOf(city.board, city.side).slice(0, city.stages.cards.length)

export function hasAbility(city: City, ability: Ability): boolean {
  if (city.stages.cards.length === 0) return false
  const stages = stagesOf(city.board, city.side)
  for (let i = 0; i < city.stages.cards.length; i++) if (stages[i]?.ability === ability) return true
  return false
}

export const hasBuilding = ({ built }: { readonly built: readonly CardId[] }, { id, twin }: Card): boolean =>
  isAmong(built, id) || (twin !== undefined && isAmong(built, twin))

export function hasChain({ built }: City, { chainFrom }: Card): boolean {
  if (chainFrom === undefined) return false
  for (let i = 0; i < chainFrom.length; i++) if (isAmong(built, chainFrom[i] as string)) return true
  return false
}

/** Like `includes`: for ids in a short list, a loop is several times as fast. */
function isAmong(list: readonly string[], id: string): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === id) return true
  return false
}

/** Whether Olympia A may build a card for free in this age (7W-WONDER-A-OLYMPIA). */
export const mayBuildFree = (state: State, city: City): boolean =>
  city.freeBuiltIn !== state.age && hasAbility(city, 'free-build')
