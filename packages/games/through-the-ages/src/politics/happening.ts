import { chacha, shuffle } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import type { Play } from '../play.ts'
import { newStack } from '../state.ts'
import type { Civilization } from '../state.ts'
import { colonize } from '../war/colonizing.ts'

/** Reveals the top card of the current events and carries it out (TTA-EVENT-04). */
export function* nextEvent(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  const next = state.currentEvents.cards.pop()
  state.currentEvents.known.pop()
  state.nextEventSeen = 0
  if (next === undefined) throw new Error('there is no current event')
  play.emit({ kind: 'event', seat: civ.seat, card: next }, { reveals: true })
  const card = play.cards.get(next)
  state.doing = { kind: 'event', card: next }
  if (card.type === 'territory') yield* colonize(play, card)
  else if (card.type === 'event') {
    yield* card.happens(play)
    state.pastEvents.push(next)
  }
  state.doing = null
}

/** Makes the future events the current ones, earlier ages on top (TTA-EVENT-05). */
export function renewEvents(play: Play): void {
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
  play.emit({ kind: 'events-shuffled', count: order.length })
}
