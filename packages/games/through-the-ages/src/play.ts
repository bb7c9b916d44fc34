import type { Emit } from '@ziggurat/kernel'

import type { Abilities } from './cards/card.ts'
import type { Catalogue } from './cards/catalogue.ts'
import type { Edition } from './editions/edition.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The state that rules work on, and the edition they follow. */
export interface Play {
  readonly state: State
  readonly edition: Edition
  readonly cards: Catalogue
  readonly emit: Emit<Event>
  /** Results that are cached while nothing changes; null if something may change. */
  readonly findings: Findings | null
}

/** By seat. */
interface Findings {
  readonly abilities: Abilities[][]
  readonly food: number[]
  readonly resources: number[]
  readonly strength: number[]
}

/** The same table, read-only: what follows from it is computed once. */
export function asItStands({ state, edition, cards, emit }: Play): Play {
  return { state, edition, cards, emit, findings: { abilities: [], food: [], resources: [], strength: [] } }
}
