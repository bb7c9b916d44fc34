import { chacha, shuffle, stackOf } from '@ziggurat/kernel'
import type { RandomState, Seat } from '@ziggurat/kernel'

import type { CardId } from './cards/card.ts'
import { isWork } from './cards/catalogue.ts'
import { nameOf, playing } from './editions/editions.ts'
import { putAway } from './knowledge/hands.ts'
import type { Options } from './options.ts'
import type { Play } from './play.ts'
import { newStack, newTurn, ROW_SPACES } from './state.ts'
import type { Civilization, State } from './state.ts'
import { deckOf } from './turn/ages.ts'

/** TTA-SETUP-08 to -14, and the actions of the first turn (TTA-SETUP-20, -21). */
function newCivilization(play: Play, seat: Seat): Civilization {
  const { cards, edition } = play
  const works = cards.all.filter(isWork).filter(({ starting }) => starting !== null)
  const government = cards.all.find((card) => card.type === 'government' && card.starting)
  if (government === undefined) throw new Error('the edition has no starting government')
  return {
    seat,
    out: false,
    government: government.id,
    leader: null,
    technologies: works.map(({ id, starting }) => ({ card: id, workers: starting ?? 0, tokens: 0 })),
    specials: [],
    wonders: [],
    site: null,
    colonies: [],
    pact: null,
    wars: [],
    tactic: null,
    exclusive: false,
    civilHand: [],
    militaryHand: newStack(),
    yellowBank: edition.yellowTokens,
    blueBank: edition.blueTokens,
    unused: 1,
    sacrificed: 0,
    civil: seat + 1,
    military: 0,
    science: 0,
    culture: 0,
    leadersTaken: [],
    spent: [],
    skipsPolitics: false,
    attackedBy: null,
    turn: newTurn(),
  }
}

/**
 * Prepares the row and the first events. The other Age A events are put away unseen (TTA-SETUP-16 to -22).
 */
export function setup(players: number, options: Options, random: RandomState): State {
  const state: State = {
    random,
    edition: nameOf(options),
    hands: options.hands,
    players: [],
    row: [],
    civilDeck: [],
    militaryDeck: [],
    age: 0,
    preparedFor: [players],
    discards: Array.from({ length: 4 }, newStack),
    leftOver: Array.from({ length: 4 }, newStack),
    gone: [],
    currentEvents: newStack(),
    futureEvents: newStack(),
    nextEventSeen: 0,
    pastEvents: [],
    scoring: newStack(),
    aside: newStack(),
    commonTactics: [],
    start: 0,
    active: 0,
    round: 1,
    stage: 'actions',
    politicalActions: 0,
    doing: null,
    lastRound: 0,
    over: false,
    final: [],
  }
  const play = playing(state)
  const { edition } = play
  state.civilDeck = deckOf(play, 'civil', 0, players)
  state.row.push(...state.civilDeck.splice(-ROW_SPACES))
  const events = deckOf(play, 'military', 0, players)
  state.currentEvents = stackOf(events.splice(0, edition.firstEvents(players)), 0)
  for (const card of events) putAway(play, card, 0)
  for (let seat = 0; seat < players; seat++) state.players.push(newCivilization(play, seat))
  const { endScoring } = edition
  if (endScoring !== null) {
    endScoring.setUp(play, lastEvents(play))
    if (endScoring.opening !== undefined) state.stage = 'opening'
  }
  return state
}

/** The Age III events, shuffled. */
function lastEvents({ cards, state }: Play): CardId[] {
  const events = cards.all.filter(({ type, age }) => type === 'event' && age === 3).map(({ id }) => id)
  return shuffle(chacha(state.random), events)
}
