import { ACTIONS } from './actions.ts'
import { AGGRESSIONS } from './attacks.ts'
import { EVENTS_I } from './events-1.ts'
import { EVENTS_II } from './events-2.ts'
import { EVENTS_III } from './events-3.ts'
import { EVENTS_A } from './events-a.ts'
import { LEADERS } from './leaders.ts'
import { BONUSES, TACTICS, TERRITORIES } from './military.ts'
import { PACTS } from './pacts.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { WONDERS } from './wonders.ts'

/** The cards that both editions share without any difference. */
export const SHARED = {
  technologies: TECHNOLOGIES,
  leaders: LEADERS,
  wonders: WONDERS,
  actions: ACTIONS,
  events: [...EVENTS_A, ...EVENTS_I, ...EVENTS_II, ...EVENTS_III],
  territories: TERRITORIES,
  tactics: TACTICS,
  aggressions: AGGRESSIONS,
  pacts: PACTS,
  bonuses: BONUSES,
}
