import type { Place, Seat } from '@ziggurat/kernel'

import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { controllerOf, handOf } from './state.ts'
import type { Pile, State } from './state.ts'

/**
 * What is known of a card that lies face down, in one number: who laid it there, the hand it
 * came from (named by the seat it was dealt to), who had held that hand by then, and the turn.
 */
type Trace = number

/** Laid there unseen, from the draw pile. */
export const NOBODY = 7

export const trace = (by: Seat, origin: Seat, seenBy: number, turn = 0): Trace =>
  by | (origin << 3) | (seenBy << 6) | (turn << 13)

const laidBy = (known: Trace): Seat => known & 7
const originOf = (known: Trace): Seat => (known >> 3) & 7
const sawHand = (known: Trace, viewer: Seat): boolean => ((known >> (6 + viewer)) & 1) === 1

const turnOf = (known: Trace): number => known >> 13

export const bit = (seat: Seat): number => 1 << seat

export function layDown(pile: Pile, card: CardId, known: Trace): void {
  pile.cards.push(card)
  pile.traces.push(known)
}

export function pickUp(pile: Pile, at: number): void {
  removeAt(pile.cards, at)
  removeAt(pile.traces, at)
}

/** As `splice` does, without the list of what was removed. */
export function removeAt(list: unknown[], at: number): void {
  for (let i = at; i < list.length - 1; i++) list[i] = list[i + 1]
  list.pop()
}

/** The seat to which the hand was dealt that this seat holds now. */
export function dealtTo(state: State, seat: Seat): Seat {
  const { players, age, turn } = state
  const passes = (turn - 1) % players
  return age === 2 && players > 2 ? (seat + passes) % players : (seat + players - passes) % players
}

/** The last turn before this one in which a seat held a hand, named by the seat it was dealt to. */
function lastHeld({ players }: State, age: number, origin: Seat, seat: Seat, before: number): number {
  const steps = age === 2 && players > 2 ? origin - seat : seat - origin
  const first = 1 + ((steps + players) % players)
  return first + Math.floor((before - 1 - first) / players) * players
}

/** Whether a viewer laid down this card of a pile. */
export const knownTo = (viewer: Seat | null, pile: Pile, at: number): boolean =>
  viewer !== null && laidBy(pile.traces[at] ?? NOBODY) === viewer

/** Places that look alike to a viewer, and why: seen in one hand that was passed on, or never seen. */
export interface Unknowns {
  readonly age: number
  /** The hand they were seen in, named by the seat it was dealt to; null if never seen. */
  readonly origin: Seat | null
  /** The turn in which the viewer passed that hand on and knew what was in it. */
  readonly passed: number
  readonly places: Place[]
}

/**
 * All places whose card the viewer does not know, grouped by what it does know. A hand that was
 * passed on is known as a whole: what was since laid face down from it may be any of its cards.
 * When it comes round again it is known anew.
 */
export function unknowns(state: State, viewer: Seat | null): readonly Unknowns[] {
  const groups = new Map<number, Unknowns>()
  const add = (list: CardId[], at: number, origin: Seat | null, turn = 0): void => {
    const age = cardOf(list[at] as CardId).age
    const passed = origin === null || viewer === null ? 0 : lastHeld(state, age, origin, viewer, turn)
    const key = age * 128 + (origin ?? 8) * 8 + passed
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = { age, origin, passed, places: [] }))
    group.places.push({ list, at })
  }
  const addAll = (list: CardId[], origin: Seat | null) =>
    list.forEach((_, at) => add(list, at, origin, state.turn))
  const addPile = ({ cards, traces }: Pile, from: number) => {
    for (let at = from; at < cards.length; at++) {
      const known = traces[at] as Trace
      if (viewer === null) add(cards, at, null)
      else if (laidBy(known) !== viewer)
        add(cards, at, sawHand(known, viewer) ? originOf(known) : null, turnOf(known))
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

/** Who holds what is left of a hand as the viewer passed it on; null if it was seen again or the age is over. */
export function holderOf(state: State, viewer: Seat | null, { age, origin, passed }: Unknowns): Seat | null {
  if (viewer === null || origin === null || age !== state.age) return null
  const seat = state.hands.findIndex((_, each) => dealtTo(state, each) === origin)
  const latest = seat !== viewer && passed === lastHeld(state, age, origin, viewer, state.turn)
  return latest && seat >= 0 ? seat : null
}

/** The groups to deal anew. Guilds set aside change places only with guilds (7W-SETUP-03). */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const groups = unknowns(state, viewer)
  const unseen = groups.find(({ age, origin }) => age === 3 && origin === null)?.places ?? []
  const guilds = unseen.filter(({ list, at }) => cardOf(list[at] as CardId).colour === 'purple')
  const aside = state.guildsAside.map((_, at) => ({ list: state.guildsAside, at }))
  return [[...aside, ...guilds], ...groups.map(({ places }) => places)]
}
