import type { RandomState, Seat } from '@ziggurat/kernel'

import { isWork } from './catalogue.ts'
import { deckOf } from './decks.ts'
import type { Play } from './play.ts'
import { playing } from './playing.ts'
import { newStack, newTurn, ROW_SPACES } from './state.ts'
import type { Civilization, Options, State } from './state.ts'

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
    yellowBank: 18,
    blueBank: edition.blueTokens,
    unused: 1,
    civil: seat + 1,
    military: 0,
    science: 0,
    culture: 0,
    leadersTaken: [],
    spent: [],
    skipsPolitics: false,
    turn: newTurn(),
  }
}

/** The row and the first events lie ready; the rest of the Age A events is put away unseen (TTA-SETUP-16 to -22). */
export function setup(players: number, { edition, hands }: Options, random: RandomState): State {
  const state: State = {
    random,
    edition,
    hands,
    players: [],
    row: [],
    civilDeck: [],
    militaryDeck: [],
    age: 0,
    preparedFor: [players],
    discards: Array.from({ length: 4 }, newStack),
    leftOver: [[], [], [], []],
    gone: [],
    currentEvents: newStack(),
    futureEvents: newStack(),
    nextEventSeen: 0,
    pastEvents: [],
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
  state.civilDeck = deckOf(play, 'civil', 0, players)
  state.row.push(...state.civilDeck.splice(-ROW_SPACES))
  const events = deckOf(play, 'military', 0, players)
  const current = events.splice(0, players + 2)
  state.currentEvents = { cards: current, known: current.map(() => 0) }
  state.leftOver[0]?.push(...events)
  for (let seat = 0; seat < players; seat++) state.players.push(newCivilization(play, seat))
  return state
}
