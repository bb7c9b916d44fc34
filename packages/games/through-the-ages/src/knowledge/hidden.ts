import { knows } from '@ziggurat/kernel'
import type { Place, Seat } from '@ziggurat/kernel'

import type { Card, CardId } from '../cards/card.ts'
import { isGreen } from '../cards/catalogue.ts'
import { playing } from '../editions/editions.ts'
import type { State } from '../state.ts'

/** Places of cards with the same back that look alike. */
interface Alike {
  /** Places of unknown events and territories, in the event decks or elsewhere. */
  readonly green: Place[]
  /** Places of unknown cards outside the event decks. */
  readonly all: Place[]
  /** The current events, whose order is unknown even to those who know the cards. */
  readonly current: Place[]
}

/**
 * Groups of places that look alike to a viewer: the order of a deck; unknown military cards with the same
 * back, wherever they are (event decks hold only events and territories); the order of the events of one age;
 * events set aside for the end of the game, and the other places where one of those could be.
 */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const { cards } = playing(state)
  const byAge: readonly Alike[] = Array.from({ length: 4 }, () => ({ green: [], all: [], current: [] }))
  const alikeTo = ({ age }: Card) => byAge[age] as Alike
  const outside = (list: CardId[], known: readonly number[]) =>
    list.forEach((id, at) => {
      if (knows(known[at], viewer)) return
      const card = cards.get(id)
      const { green, all } = alikeTo(card)
      const place = { list, at }
      all.push(place)
      if (isGreen(card)) green.push(place)
    })
  outside(state.militaryDeck, [])
  for (const { cards: list, known } of [...state.leftOver, ...state.discards, state.aside]) {
    outside(list, known)
  }
  for (const { militaryHand } of state.players) outside(militaryHand.cards, militaryHand.known)

  const { cards: list, known } = state.currentEvents
  const seen = knows(state.nextEventSeen, viewer) ? list.length - 1 : null
  list.forEach((id, at) => {
    if (at === seen) return
    const { green, current } = alikeTo(cards.get(id))
    if (!knows(known[at], viewer)) green.push({ list, at })
    current.push({ list, at, along: known })
  })
  const future = state.futureEvents
  future.cards.forEach((id, at) => {
    if (!knows(future.known[at], viewer)) alikeTo(cards.get(id)).green.push({ list: future.cards, at })
  })
  const deck = state.civilDeck.map((_, at) => ({ list: state.civilDeck, at }))
  const apart = setAside(state, viewer, byAge[3]?.green ?? [])
  return [deck, apart, ...byAge.flatMap(({ green, all, current }) => [green, all, current])]
}

/** Unknown events that will be scored at the end, and the places of others that could be among them. */
function setAside(state: State, viewer: Seat | null, others: readonly Place[]): Place[] {
  const { cards: list, known } = state.scoring
  const places: Place[] = []
  for (const at of list.keys()) if (!knows(known[at], viewer)) places.push({ list, at })
  return places.length === 0 ? [] : [...places, ...others]
}
