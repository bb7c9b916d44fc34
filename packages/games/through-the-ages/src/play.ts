import type { Tell } from '@ziggurat/kernel'

import type { Catalogue } from './catalogue.ts'
import type { Edition } from './edition.ts'
import { editionOf } from './editions.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The table that rules work on, and the edition they follow. */
export interface Play {
  readonly state: State
  readonly edition: Edition
  readonly cards: Catalogue
  readonly tell: Tell<Event>
}

export function playing(state: State, tell: Tell<Event> = silent): Play {
  const edition = editionOf(state.edition)
  return { state, edition, cards: edition.cards, tell }
}

function silent(): void {}
