import type { Place, Seat } from '@ziggurat/kernel'

import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { controllerOf, handOf } from './state.ts'
import type { Pile, State } from './state.ts'

/**
 * What is known of a card that lies face down, in one number: who laid it there, the hand it
 * came from (named by the seat it was dealt to) and who had held that hand by then.
 */
type Trace = number

/** Laid there unseen, from the draw pile. */
export const NOBODY = 7

export const trace = (by: Seat, origin: Seat, seenBy: number): Trace => by | (origin << 3) | (seenBy << 6)

const laidBy = (known: Trace): Seat => known & 7
const originOf = (known: Trace): Seat => (known >> 3) & 7
const sawHand = (known: Trace, viewer: Seat): boolean => ((known >> (6 + viewer)) & 1) === 1

export const bit = (seat: Seat): number => 1 << seat

export function layDown(pile: Pile, card: CardId, known: Trace): void {
  pile.cards.push(card)
  pile.traces.push(known)
}

export function pickUp(pile: Pile, at: number): void {
  pile.cards.splice(at, 1)
  pile.traces.splice(at, 1)
}

/** The seat to which the hand was dealt that this seat holds now. */
export function dealtTo(state: State, seat: Seat): Seat {
  const { players, age, turn } = state
  const passes = (turn - 1) % players
  return age === 2 && players > 2 ? (seat + passes) % players : (seat + players - passes) % players
}

/** Whether a viewer laid down this card of a pile. */
export const knownTo = (viewer: Seat | null, pile: Pile, at: number): boolean =>
  viewer !== null && laidBy(pile.traces[at] ?? NOBODY) === viewer

/** Places that look alike to a viewer, and why: seen in one hand that was passed on, or never seen. */
export interface Unknowns {
  readonly age: number
  /** The hand they were seen in, named by the seat it was dealt to; null if never seen. */
  readonly origin: Seat | null
  readonly places: Place[]
}

/**
 * All places whose card the viewer does not know, grouped by what it does know. A hand that was
 * passed on is known as a whole: what was since laid face down from it may be any of its cards.
 */
export function unknowns(state: State, viewer: Seat | null): readonly Unknowns[] {
  const groups = new Map<number, Unknowns>()
  const add = (list: CardId[], at: number, origin: Seat | null): void => {
    const age = cardOf(list[at] as CardId).age
    const key = age * 16 + (origin ?? 8)
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = { age, origin, places: [] }))
    group.places.push({ list, at })
  }
  const addAll = (list: CardId[], origin: Seat | null) => list.forEach((_, at) => add(list, at, origin))
  const addPile = ({ cards, traces }: Pile, from: number) => {
    for (let at = from; at < cards.length; at++) {
      const known = traces[at] as Trace
      if (viewer === null) add(cards, at, null)
      else if (laidBy(known) !== viewer) add(cards, at, sawHand(known, viewer) ? originOf(known) : null)
    }
  }
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === viewer) continue
    const seen = viewer !== null && ((state.handSeenBy[seat] ?? 0) & bit(viewer)) !== 0
    addAll(handOf(state, seat), seen ? dealtTo(state, seat) : null)
  }
  if (viewer !== controllerOf(state)) addAll(state.drawn, null)
  addAll(state.draw, null)
  for (const city of state.cities) addPile(city.stages, 0)
  addPile(state.discard, viewer === null ? 0 : (state.looked[viewer] ?? 0))
  return [...groups.values()]
}

/** The groups to deal anew. Guilds set aside change places only with guilds (7W-SETUP-03). */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const groups = unknowns(state, viewer)
  const unseen = groups.find(({ age, origin }) => age === 3 && origin === null)?.places ?? []
  const guilds = unseen.filter(({ list, at }) => cardOf(list[at] as CardId).colour === 'purple')
  const aside = state.guildsAside.map((_, at) => ({ list: state.guildsAside, at }))
  return [[...aside, ...guilds], ...groups.map(({ places }) => places)]
}
