import type { Tell } from '@ziggurat/kernel'

import type { Event } from '../events.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { editionNamed } from './editions.ts'

export function playing(state: State, tell: Tell<Event> = silent): Play {
  const edition = editionNamed(state.edition)
  return { state, edition, cards: edition.cards, tell, findings: null }
}

function silent(): void {}
