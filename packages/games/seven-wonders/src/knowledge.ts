import type { Place, Seat } from '@ziggurat/kernel'

import { cardOf } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { controllerOf, handOf } from './state.ts'
import type { Pile, State } from './state.ts'

/**
 * The public history of a face-down card, as one number: the seat that put it there, the hand it came from
 * (named by the seat it was dealt to), the seats that had held that hand before, and the turn.
 */
type Trace = number

/** The card came from the draw pile, unseen. */
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

function pickUp(pile: Pile, at: number): void {
  removeAt(pile.cards, at)
  removeAt(pile.traces, at)
}

/** Like `splice`, but without making a list of what was removed. */
export function removeAt(list: unknown[], at: number): void {
  for (let i = at; i < list.length - 1; i++) list[i] = list[i + 1]
  list.pop()
}

/** The seat that was dealt the hand which this seat holds now. */
export function dealtTo(state: State, seat: Seat): Seat {
  const { players, age, turn } = state
  const passes = (turn - 1) % players
  return age === 2 && players > 2 ? (seat + passes) % players : (seat + players - passes) % players
}

/** The last turn before `before` in which a seat held a hand; `origin` is the seat the hand was dealt to. */
function lastHeld({ players }: State, age: number, origin: Seat, seat: Seat, before: number): number {
  const steps = age === 2 && players > 2 ? origin - seat : seat - origin
  const first = 1 + ((steps + players) % players)
  return first + Math.floor((before - 1 - first) / players) * players
}

/** A time in the game that can be compared across ages. */
const moment = (age: number, turn: number): number => age * 8 + turn

/** A card is never in hand after its age. */
const laidAt = (card: CardId, known: Trace): number => moment(cardOf(card).age, turnOf(known))

/** Takes a card openly out of the discard pile. Equal cards are indistinguishable: it may be any of them. */
export function digUp(state: State, card: CardId): void {
  const { discard, looked } = state
  const at = discard.cards.indexOf(card)
  const dug = (state.dug ??= { cards: [], traces: [], when: [] })
  layDown(dug, card, discard.traces[at] ?? NOBODY)
  dug.when.push(moment(state.age, state.turn))
  pickUp(discard, at)
  looked.forEach((count, seat) => {
    if (at < count) looked[seat] = count - 1
  })
}

/** Whether the viewer put this card on the pile. */
export const knownTo = (viewer: Seat | null, pile: Pile, at: number): boolean =>
  viewer !== null && laidBy(pile.traces[at] ?? NOBODY) === viewer

const lookedBy = (viewer: Seat | null, { looked }: State): number =>
  viewer === null ? 0 : (looked[viewer] ?? 0)

/** A place whose card a viewer does not know. */
interface Unknown extends Place {
  /** When it was put on the discard pile; null if it is elsewhere. */
  readonly laid: number | null
  /** Whether it has been dug up since. */
  readonly dug: boolean
  /**
   * Whether it is in the part of the discard pile that the viewer looked through. They know the cards there,
   * but not their order.
   */
  readonly looked: boolean
}

/**
 * Places that look alike to a viewer, and why: their cards were seen in one hand that was passed on, or never
 * seen.
 */
interface Unknowns {
  readonly age: number
  /** The seat that the hand was dealt to; null if the cards were never seen. */
  readonly origin: Seat | null
  /** The turn in which the viewer passed that hand on, knowing what was in it. */
  readonly passed: number
  readonly places: Unknown[]
}

/**
 * All places whose card the viewer does not know, grouped by what they do know. A hand that was passed on is
 * known as a whole: a card since put face down from it may be any of its cards. When the hand comes round
 * again, it is known afresh.
 */
function unknowns(state: State, viewer: Seat | null): readonly Unknowns[] {
  const groups = new Map<number, Unknowns>()
  const add = (place: Unknown, origin: Seat | null, turn = 0): void => {
    const age = cardOf(place.list[place.at] as CardId).age
    const passed = origin === null || viewer === null ? 0 : lastHeld(state, age, origin, viewer, turn)
    const key = age * 128 + (origin ?? 8) * 8 + passed
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = { age, origin, passed, places: [] }))
    group.places.push(place)
  }
  const addAll = (list: CardId[], origin: Seat | null) =>
    list.forEach((_, at) => add({ list, at, laid: null, dug: false, looked: false }, origin, state.turn))
  const addPile = ({ cards: list, traces }: Pile, dug: boolean, looked: number | null) => {
    for (let at = 0; at < list.length; at++) {
      const known = traces[at] as Trace
      if (viewer !== null && laidBy(known) === viewer) continue
      const laid = looked === null ? null : laidAt(list[at] as CardId, known)
      const seen = viewer !== null && sawHand(known, viewer)
      add({ list, at, laid, dug, looked: at < (looked ?? 0) }, seen ? originOf(known) : null, turnOf(known))
    }
  }
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === viewer) continue
    const seen = viewer !== null && ((state.handSeenBy[seat] ?? 0) & bit(viewer)) !== 0
    addAll(handOf(state, seat), seen ? dealtTo(state, seat) : null)
  }
  if (viewer !== controllerOf(state)) addAll(state.drawn, null)
  addAll(state.draw, null)
  for (const city of state.cities) addPile(city.stages, false, null)
  addPile(state.discard, false, lookedBy(viewer, state))
  if (state.dug !== undefined) addPile(state.dug, true, 0)
  // Sorted, so that the order does not depend on where something was found first.
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group)
}

// ── What a viewer knows of cards that they have seen ──

/** Cards that the viewer has seen in a hand and that are certainly face down now, or still in the hand. */
export interface Recalled {
  readonly age: number
  /** The seat that holds the rest of the hand; null if it came round again or the age is over. */
  readonly holder: Seat | null
  readonly cards: readonly CardId[]
}

/** A card that was in the discard pile when it was shown. Nobody who sees it can tell who put it there. */
interface Shown {
  readonly card: CardId
  readonly when: number
}

/**
 * What a viewer remembers of the hands that they passed on. If a card of the same name was dug up, or the
 * viewer found one in the discard pile, it may be the one from the hand as soon as a card of that hand is in
 * the pile. The card is then no longer listed, whichever one it was.
 */
export function recalled(state: State, viewer: Seat | null): readonly Recalled[] {
  const shown = shownTo(state, viewer)
  return unknowns(state, viewer)
    .filter(({ origin }) => origin !== null)
    .map((group) => {
      const cards = group.places.map(({ list, at }) => list[at] as CardId)
      const laid = group.places.flatMap((place) => place.laid ?? [])
      return {
        age: group.age,
        holder: holderOf(state, viewer, group),
        cards: without(cards, shown, () => laid).toSorted(),
      }
    })
    .filter(({ cards }) => cards.length > 0)
}

/**
 * The cards that the viewer certainly knows to be in the discard pile: those they found there, and those they
 * put there since.
 */
export function knownDiscards(state: State, viewer: Seat | null): readonly CardId[] {
  const looked = lookedBy(viewer, state)
  const own = [...laidIn(state.discard, viewer, looked), ...laidIn(state.dug, viewer)]
  const left = without(
    own.map(({ card }) => card),
    dugUp(state),
    (card) => own.flatMap((each) => (each.card === card ? each.when : [])),
  )
  return [...state.discard.cards.slice(0, looked), ...left].toSorted()
}

/** The cards that the viewer put on a pile, from one index to another, and when. */
function laidIn(pile: Pile | undefined, viewer: Seat | null, from = 0, to = Infinity): readonly Shown[] {
  const own: Shown[] = []
  pile?.cards.forEach((card, at) => {
    if (at < from || at >= to || !knownTo(viewer, pile, at)) return
    own.push({ card, when: laidAt(card, pile.traces[at] as Trace) })
  })
  return own
}

const dugUp = ({ dug }: State): readonly Shown[] =>
  dug?.cards.map((card, at) => ({ card, when: dug.when[at] ?? 0 })) ?? []

/**
 * Cards that others put on the discard pile and the viewer has seen since: dug up, or when looking through
 * the pile.
 */
function shownTo(state: State, viewer: Seat | null): readonly Shown[] {
  const { discard, dug } = state
  const looked = lookedBy(viewer, state)
  if (looked === 0) return dugUp(state)
  const found = discard.cards.slice(0, looked)
  const when = Math.max(...found.map((card, at) => laidAt(card, discard.traces[at] as Trace)))
  const shown = [...dugUp(state), ...found.map((card) => ({ card, when }))]
  for (const own of [...laidIn(discard, viewer, 0, looked), ...laidIn(dug, viewer)]) {
    const at = shown.findIndex((each) => each.card === own.card && each.when >= own.when)
    if (at >= 0) shown.splice(at, 1)
  }
  return shown
}

/** These cards without those that may have been shown: as many as had been put on the pile by then. */
function without(
  cards: readonly CardId[],
  shown: readonly Shown[],
  laid: (card: CardId) => readonly number[],
): readonly CardId[] {
  const left = [...cards]
  const gone = new Map<CardId, number>()
  for (const { card, when } of shown.toSorted((one, other) => one.when - other.when)) {
    const before = gone.get(card) ?? 0
    const at = left.indexOf(card)
    if (at < 0 || laid(card).filter((each) => each <= when).length <= before) continue
    left.splice(at, 1)
    gone.set(card, before + 1)
  }
  return left
}

/**
 * The seat that holds the rest of a hand that the viewer passed on; null if the viewer saw it again or the
 * age is over.
 */
function holderOf(state: State, viewer: Seat | null, { age, origin, passed }: Unknowns): Seat | null {
  if (viewer === null || origin === null || age !== state.age) return null
  const seat = state.hands.findIndex((_, each) => dealtTo(state, each) === origin)
  const latest = seat !== viewer && passed === lastHeld(state, age, origin, viewer, state.turn)
  return latest && seat >= 0 ? seat : null
}

// ── What a redeal can move ──

/** The groups that a redeal shuffles. Guilds set aside are exchanged only with guilds (7W-SETUP-03). */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const groups = unknowns(state, viewer).map((group) => ({
    ...group,
    places: group.places.filter(({ dug }) => !dug),
  }))
  const unseen = groups.find(({ age, origin }) => age === 3 && origin === null)?.places ?? []
  const guilds = unseen.filter(
    ({ list, at, looked }) => !looked && cardOf(list[at] as CardId).colour === 'purple',
  )
  const aside = state.guildsAside.map((_, at) => ({ list: state.guildsAside, at }))
  const alike = groups.flatMap(({ places }) => [
    places.filter(({ looked }) => !looked),
    places.filter(({ looked }) => looked),
  ])
  return [[...aside, ...guilds], ...alike.filter(({ length }) => length > 0)]
}

/** Cards that were in the discard pile when an equal card was dug up: each of them may be the one dug up. */
export function copies(state: State): readonly (readonly Place[])[] {
  const { discard, dug } = state
  if (dug === undefined) return []
  return [...new Set(dug.cards)].map((card) => {
    const first = dug.when[dug.cards.indexOf(card)] ?? 0
    return [dug, discard].flatMap(({ cards: list, traces: along }) =>
      list.flatMap((each, at) =>
        each === card && laidAt(card, along[at] as Trace) <= first ? [{ list, at, along }] : [],
      ),
    )
  })
}
