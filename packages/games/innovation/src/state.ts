import type { GameOptions, GameState, Schema, Seat, Stack } from '@ziggurat/kernel'

import { COLOURS, NO_ICONS, placeOf } from './card.ts'
import type { Colour, Count } from './card.ts'
import { ageOf, cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'

export interface Options extends GameOptions {
  /** Nine cards read differently in the third edition. */
  readonly edition: 'first' | 'third'
}

export const OPTIONS: Schema<Options> = { edition: { values: ['first', 'third'], usual: 'first' } }

export type Splay = 'none' | 'left' | 'right' | 'up'
export type Direction = Exclude<Splay, 'none'>

/**
 * Cards of one colour on a board, from bottom to top. Its value and icons are computed when it changes
 * (`piles.ts`), because they are read far more often.
 */
export interface Pile {
  readonly cards: CardId[]
  splay: Splay
  /** The range of cards that the owner has put into another order, unseen by the others (Publications). */
  mixedFrom: number
  mixedTo: number
  /** The value of its top card (0 if it is empty) and its visible icons. */
  value: number
  icons: Count
}

/** Five piles, in the order of the colours. */
export type Board = readonly Pile[]

export interface Player {
  readonly hand: Stack
  readonly score: Stack
  readonly board: Board
  /** Cards tucked and scored in the current turn, no matter whose turn it is (INN-ACHIEVE-10). */
  tucked: number
  scored: number
}

export const SPECIALS = ['monument', 'empire', 'world', 'wonder', 'universe'] as const
export type Special = (typeof SPECIALS)[number]

/**
 * What decided the game. 'tie': several players had the most points, and achievements decided between them
 * (INN-END-02).
 */
export type Ending = 'achievements' | 'points' | 'tie' | 'card'

/** The owner of something that nobody has claimed yet. */
export const NOBODY = -1

export interface State extends GameState {
  readonly edition: Options['edition']
  readonly players: Player[]
  /** The ten supply piles, age 1 first. */
  readonly supply: Stack[]
  /** The cards of the age achievements 1 to 9; nobody ever sees them. */
  readonly aside: CardId[]
  /** The seats that have claimed the age achievements 1 to 9, and the special ones in their order. */
  readonly ages: Seat[]
  readonly specials: Seat[]
  /** Cards out of the game (Fission). */
  readonly removed: CardId[]
  /** Turns begun so far; 0 while the first cards are chosen. */
  turns: number
  active: Seat
  actions: number
  over: { readonly by: Ending; readonly winners: readonly Seat[] } | null
}

export const newPlayer = (): Player => ({
  hand: { cards: [], known: [] },
  score: { cards: [], known: [] },
  board: [newPile(), newPile(), newPile(), newPile(), newPile()],
  tucked: 0,
  scored: 0,
})

const newPile = (): Pile => ({
  cards: [],
  splay: 'none',
  mixedFrom: 0,
  mixedTo: 0,
  value: 0,
  icons: NO_ICONS,
})

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return player
}

/** The pile for a card of this colour. */
export function pileFor(board: Board, card: CardId): Pile {
  return board[cardOf(card).pile] as Pile
}

export function pileOf(board: Board, colour: Colour): Pile {
  const pile = board[placeOf(COLOURS, colour)]
  if (pile === undefined) throw new Error(`there is no colour ${colour}`)
  return pile
}

export const topOf = ({ cards }: Pile): CardId | undefined => cards.at(-1)

/** The top cards of a board, in the order of the colours. */
export function topsOf(board: Board): CardId[] {
  const tops: CardId[] = []
  for (const pile of board) {
    const top = topOf(pile)
    if (top !== undefined) tops.push(top)
  }
  return tops
}

/** The highest value among cards; 0 if there are none (INN-TERM-02). */
export function highestValue(cards: readonly CardId[]): number {
  let highest = 0
  for (const card of cards) highest = Math.max(highest, ageOf(card))
  return highest
}

/** The value of a board's highest top card; 0 if it is empty. */
export function highestOnTop(board: Board): number {
  let highest = 0
  for (const { value } of board) if (value > highest) highest = value
  return highest
}

/**
 * The age of the supply pile that a draw of this value uses (INN-DRAW-03, -04); null if it would be above 10
 * (INN-DRAW-05).
 */
export function drawnAge(value: number, cardsOf: (age: number) => number): number | null {
  for (let age = Math.max(1, value); age <= 10; age++) if (cardsOf(age) > 0) return age
  return null
}

/** The value of a pile's top card; 0 if it is empty. */
export function topValue(pile: Pile): number {
  const top = topOf(pile)
  return top === undefined ? 0 : ageOf(top)
}

export function pointsOf({ score }: Player): number {
  let points = 0
  for (const card of score.cards) points += ageOf(card)
  return points
}

export function achievementsOf(state: State, seat: Seat): number {
  let count = 0
  for (const owner of state.ages) if (owner === seat) count++
  for (const owner of state.specials) if (owner === seat) count++
  return count
}

/** The other seats clockwise, starting to the left of this one. */
export function othersOf(players: number, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let i = 1; i < players; i++) others.push((seat + i) % players)
  return others
}
