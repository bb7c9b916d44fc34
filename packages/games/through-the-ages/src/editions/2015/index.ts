import { usualOptions } from '@ziggurat/kernel'

import type { Card } from '../../cards/card.ts'
import { Catalogue } from '../../cards/catalogue.ts'
import { SHARED } from '../../cards/index.ts'
import { inOrder, technologiesInOrder } from '../../cards/order.ts'
import { needOf } from '../../economy/bank.ts'
import { OPTIONS } from '../../options.ts'
import { militaryTotal } from '../../ratings/ratings.ts'
import { oneMoreRound } from '../../turn/ages.ts'
import type { Edition } from '../edition.ts'
import { ACTIONS } from './actions.ts'
import { AGGRESSIONS, WARS } from './attacks.ts'
import { EVENTS_II } from './events-2.ts'
import { EVENTS_III } from './events-3.ts'
import { EVENTS_A } from './events-a.ts'
import { LEADERS_I } from './leaders-1.ts'
import { LEADERS_II } from './leaders-2.ts'
import { LEADERS_III } from './leaders-3.ts'
import { LEADERS_A } from './leaders-a.ts'
import { TACTICS, TERRITORIES } from './military.ts'
import { PACTS } from './pacts.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { WONDERS } from './wonders.ts'

const CARDS: readonly Card[] = [
  ...technologiesInOrder(SHARED.technologies, TECHNOLOGIES),
  ...inOrder(SHARED.leaders, LEADERS_A, LEADERS_I, LEADERS_II, LEADERS_III),
  ...inOrder(SHARED.wonders, WONDERS),
  ...inOrder(SHARED.actions, ACTIONS),
  ...inOrder(SHARED.events, EVENTS_A, EVENTS_II, EVENTS_III),
  ...inOrder(SHARED.territories, TERRITORIES),
  ...inOrder(SHARED.tactics, TACTICS),
  ...inOrder(SHARED.aggressions, AGGRESSIONS),
  ...WARS,
  ...inOrder(SHARED.pacts, PACTS),
  ...SHARED.bonuses,
]

/** A New Story of Civilization. */
export const EDITION_2015: Edition = {
  options: usualOptions(OPTIONS),
  cards: new Catalogue(CARDS),
  lastAge: 3,
  turn: ['row', 'war', 'tactics', 'politics', 'actions', 'discard', 'production'],

  yellowTokens: 18,
  blueTokens: 16,
  firstEvents: (players) => players + 2,

  caps: { science: Infinity, culture: Infinity, strength: Infinity, sciencePoints: Infinity },
  moreBuildings: 0,
  facesNeeded: (yellowBank) => needOf(yellowBank).faces,

  economy: ['corruption', 'food', 'consumption', 'resources'],
  corruption: (blueBank) => (blueBank > 10 ? 0 : blueBank > 5 ? 2 : blueBank > 0 ? 4 : 6),
  corruptionTakesFood: true,
  minesMayRest: false,
  uprisingStopsDrawing: false,
  drawing: 'turn-end',

  governments: { revolutionFirst: false, revolutionPaysCard: true, spentStays: false },
  leaderRefund: true,
  manyTactics: false,
  broughtCardsWait: false,
  lowerSpecials: true,
  stagesNeedTokens: true,

  pactsNeedThree: false,
  attacks: {
    onlyWeaker: true,
    sacrifices: false,
    sacrificesInLastRound: true,
    warsInLastRound: false,
    oneAttacker: false,
    anyCardDefends: true,
    defenceCards: militaryTotal,
    mustHold: true,
  },
  endOfAge: { antiquates: true, yellowTokens: 2 },
  lastRound: oneMoreRound,
  resigning: { when: 'politics', warCulture: 7, cardsLeave: false, smallerDecks: true },

  endScoring: null,
  leftoversScore: true,
  bonuses: () => [],
  cite: (rule) => rule,
}
