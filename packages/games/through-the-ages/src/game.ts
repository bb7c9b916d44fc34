import type { Game, Outcome } from '@ziggurat/kernel'

import { idOf } from './answers.ts'
import { check } from './check.ts'
import { editionOf } from './editions/editions.ts'
import type { Event } from './events.ts'
import { cardsOf } from './facts.ts'
import { hidden } from './knowledge/hidden.ts'
import { view } from './knowledge/view.ts'
import type { View } from './knowledge/view.ts'
import { clash, OPTIONS } from './options.ts'
import type { Options } from './options.ts'
import { orders } from './politics/standing-orders.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { beat } from './turn/turn.ts'
import { whyNot } from './turn/why.ts'

export const throughTheAges: Game<State, View, Event, Options> = {
  id: 'through-the-ages',
  version: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  clash,
  idOf,
  cards: cardsOf,
  mayResign: (options) => editionOf(options).resigning !== null,
  setup,
  beat,
  outcome,
  view,
  hidden,
  why: whyNot,
  orders,
  check,
}

/** Most culture wins; players who have resigned come last (TTA-FINAL-04, -05, TTA-RESIGN-02). */
function outcome({ over, players }: State): Outcome | null {
  if (!over) return null
  const scores = players.map(({ culture }) => culture)
  const worth = players.map(({ out, culture }) => (out ? -1 : culture))
  return { scores, places: worth.map((own) => 1 + worth.filter((other) => other > own).length) }
}
