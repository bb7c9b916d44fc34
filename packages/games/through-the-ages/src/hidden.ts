import type { Place, Seat } from '@ziggurat/kernel'

import type { CardId } from './card.ts'
import { isGreen } from './catalogue.ts'
import { knows } from './knowledge.ts'
import { playing } from './playing.ts'
import { newStack } from './state.ts'
import type { Stack, State } from './state.ts'

/**
 * Places that look alike to a viewer: the order of a deck; unknown military cards with one back, wherever
 * they lie, where event decks hold only events and territories; the order of the events of one age.
 */
export function hidden(state: State, viewer: Seat | null): readonly (readonly Place[])[] {
  const { cards } = playing(state)
  const groups: Place[][] = [placesOf(state.civilDeck)]
  for (let age = 0; age < 4; age++) {
    const ofAge = (list: CardId[], at: number) => cards.get(list[at] ?? '').age === age
    const green: Place[] = []
    const all: Place[] = []
    const events: Place[] = []
    const add = (list: CardId[], at: number, inEvents: boolean) => {
      if (!ofAge(list, at)) return
      const place = { list, at }
      if (!inEvents) all.push(place)
      if (inEvents || isGreen(cards.get(list[at] ?? ''))) green.push(place)
    }
    const unknown = ({ cards: list, known }: Stack, inEvents: boolean) => {
      for (let at = 0; at < list.length; at++) {
        if (!knows(known[at], viewer)) add(list, at, inEvents)
      }
    }
    if (state.age === age) {
      for (let at = 0; at < state.militaryDeck.length; at++) add(state.militaryDeck, at, false)
    }
    const aside = state.leftOver[age] ?? []
    for (let at = 0; at < aside.length; at++) add(aside, at, false)
    unknown(state.discards[age] ?? newStack(), false)
    for (const { militaryHand } of state.players) unknown(militaryHand, false)
    const current = state.currentEvents
    const seen = knows(state.nextEventSeen, viewer) ? current.cards.length - 1 : current.cards.length
    for (let at = 0; at < seen; at++) {
      if (!knows(current.known[at], viewer)) add(current.cards, at, true)
      if (ofAge(current.cards, at)) events.push({ list: current.cards, at, along: current.known })
    }
    unknown(state.futureEvents, true)
    groups.push(green, all, events)
  }
  return groups
}

const placesOf = (list: CardId[]): Place[] => list.map((_, at) => ({ list, at }))
