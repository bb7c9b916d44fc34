import { usualOptions } from '@ziggurat/kernel'

import type { Card } from '../../cards/card.ts'
import { Catalogue, isMilitary } from '../../cards/catalogue.ts'
import { SHARED } from '../../cards/index.ts'
import { inOrder, technologiesInOrder } from '../../cards/order.ts'
import { needOf } from '../../economy/bank.ts'
import { OPTIONS } from '../../options.ts'
import type { Options } from '../../options.ts'
import { oneMoreRound, thisRound } from '../../turn/ages.ts'
import type { Edition } from '../edition.ts'
import { ACTIONS } from './actions.ts'
import { AGGRESSIONS, WARS } from './attacks.ts'
import { bonuses } from './bonuses.ts'
import { cite } from './citations.ts'
import { END_SCORINGS, FOUR_OPEN } from './end-scoring.ts'
import { EVENTS } from './events.ts'
import { LEADERS } from './leaders.ts'
import { TACTICS, TERRITORIES } from './military.ts'
import { PACTS } from './pacts.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { WONDERS } from './wonders.ts'

const CARDS: readonly Card[] = [
  ...technologiesInOrder(SHARED.technologies, TECHNOLOGIES),
  ...inOrder(SHARED.leaders, LEADERS),
  ...inOrder(SHARED.wonders, WONDERS),
  ...inOrder(SHARED.actions, ACTIONS),
  ...inOrder(SHARED.events, EVENTS),
  ...inOrder(SHARED.territories, TERRITORIES),
  ...inOrder(SHARED.tactics, TACTICS),
  ...inOrder(SHARED.aggressions, AGGRESSIONS),
  ...WARS,
  ...inOrder(SHARED.pacts, PACTS),
  ...SHARED.bonuses,
]

/** The full game, A Story of Civilization (TTA06-FULL-FLOW-01). */
const FULL: Edition = {
  options: { ...usualOptions(OPTIONS), edition: '2006' },
  cards: new Catalogue(CARDS),
  lastAge: 3,
  turn: ['resign', 'row', 'war', 'politics', 'discard', 'actions', 'production'],

  yellowTokens: 18,
  blueTokens: 18,
  firstEvents: (players) => players + 2,

  caps: { science: 30, culture: 30, strength: 60, sciencePoints: 40 },
  moreBuildings: 0,
  facesNeeded: (yellowBank) => needOf(yellowBank).faces,

  economy: ['food', 'consumption', 'resources', 'corruption'],
  corruption: (blueBank) => (blueBank > 8 ? 0 : blueBank > 4 ? 2 : blueBank > 0 ? 4 : 6),
  corruptionTakesFood: false,
  minesMayRest: false,
  uprisingStopsDrawing: true,
  drawing: 'turn-end',

  governments: { revolutionFirst: true, revolutionPaysCard: false, spentStays: true },
  leaderRefund: false,
  manyTactics: true,
  broughtCardsWait: true,
  lowerSpecials: false,
  stagesNeedTokens: false,

  pactsNeedThree: true,
  attacks: {
    onlyWeaker: false,
    sacrifices: true,
    sacrificesInLastRound: false,
    warsInLastRound: true,
    oneAttacker: false,
    anyCardDefends: false,
    defenceCards: () => Infinity,
    mustHold: false,
  },
  endOfAge: { antiquates: true, yellowTokens: 2 },
  lastRound: oneMoreRound,
  resigning: { when: 'turn-start', warCulture: 0, cardsLeave: true, smallerDecks: false },

  endScoring: null,
  leftoversScore: true,
  bonuses: () => [],
  cite,
}

/** To the end of Age II, without wars (TTA06-ADV-FLOW-01, TTA06-SETUP-10, -11, TTA06-ADV-END-01). */
const ADVANCED: Edition = {
  ...FULL,
  cards: new Catalogue(CARDS.filter(({ age, type }) => (age < 3 ? type !== 'war' : type === 'event'))),
  lastAge: 2,
  turn: ['row', 'politics', 'discard', 'actions', 'production'],
  attacks: { ...FULL.attacks, sacrificesInLastRound: true },
  endOfAge: { antiquates: true, yellowTokens: 0 },
  lastRound: thisRound,
  resigning: null,
  endScoring: FOUR_OPEN,
}

const isForSimple = (card: Card): boolean =>
  isMilitary(card) ? card.age === 0 && card.id !== 'development-of-politics' : card.age < 2

/**
 * To the end of Age I, without military cards except the events of Age A (TTA06-SETUP-09, TTA06-SIMPLE-END-01
 * to -07).
 */
const SIMPLE: Edition = {
  ...ADVANCED,
  cards: new Catalogue(CARDS.filter(isForSimple)),
  lastAge: 1,
  turn: ['event', 'row', 'actions', 'production'],
  firstEvents: () => Infinity,
  facesNeeded: () => 0,
  economy: ['food', 'consumption', 'resources'],
  corruption: () => 0,
  endOfAge: { antiquates: false, yellowTokens: 0 },
  endScoring: null,
  bonuses,
}

const LEVELS: Readonly<Record<Options['level'], Edition>> = { full: FULL, advanced: ADVANCED, simple: SIMPLE }

/** A level with the changes of its variants (TTA06-VAR-EASY-01 …). */
export function edition2006(options: Options): Edition {
  const level = LEVELS[options.level]
  return {
    ...level,
    options,
    cards: peacefulCards(level.cards, options.peaceful),
    yellowTokens: level.yellowTokens + (options.easier === 'yes' ? 1 : 0),
    moreBuildings: options.easier === 'yes' ? 1 : 0,
    attacks: { ...level.attacks, oneAttacker: options.ganging === 'forbidden' },
    drawing: options.drawing,
    endScoring: END_SCORINGS[options.scoring] ?? level.endScoring,
    leftoversScore: options.leftovers === 'scored',
    minesMayRest: options.corruption === 'alternative',
  }
}

/** The cards without aggressions and wars, and possibly without pacts (TTA06-VAR-PEACE-01, -02). */
function peacefulCards(cards: Catalogue, peaceful: Options['peaceful']): Catalogue {
  if (peaceful === 'no') return cards
  const warlike = peaceful === 'yes' ? ['aggression', 'war'] : ['aggression', 'war', 'pact']
  return new Catalogue(cards.all.filter(({ type }) => !warlike.includes(type)))
}
