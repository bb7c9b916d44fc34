import type { Card } from '../card.ts'
import { Catalogue } from '../catalogue.ts'
import type { Edition } from '../edition.ts'
import { ACTIONS } from './actions.ts'
import { AGGRESSIONS, WARS } from './attacks.ts'
import { EVENTS_I } from './events-1.ts'
import { EVENTS_II } from './events-2.ts'
import { EVENTS_III } from './events-3.ts'
import { EVENTS_A } from './events-a.ts'
import { LEADERS_I } from './leaders-1.ts'
import { LEADERS_II } from './leaders-2.ts'
import { LEADERS_III } from './leaders-3.ts'
import { LEADERS_A } from './leaders-a.ts'
import { BONUSES, TACTICS, TERRITORIES } from './military.ts'
import { PACTS } from './pacts.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { WONDERS } from './wonders.ts'

const CARDS: readonly Card[] = [
  ...TECHNOLOGIES,
  ...LEADERS_A,
  ...LEADERS_I,
  ...LEADERS_II,
  ...LEADERS_III,
  ...WONDERS,
  ...ACTIONS,
  ...EVENTS_A,
  ...EVENTS_I,
  ...EVENTS_II,
  ...EVENTS_III,
  ...TERRITORIES,
  ...TACTICS,
  ...AGGRESSIONS,
  ...WARS,
  ...PACTS,
  ...BONUSES,
]

/** A New Story of Civilization. */
export const EDITION_2015: Edition = {
  id: '2015',
  cards: new Catalogue(CARDS),
  blueTokens: 16,
  corruption: (blueBank) => (blueBank > 10 ? 0 : blueBank > 5 ? 2 : blueBank > 0 ? 4 : 6),
  ruinCulture: 2,
  resignedWarCulture: 7,
}
