import type { CardFacts, Game, Outcome, RandomState, Seat } from '@ziggurat/kernel'

import { isUnit, isUrban } from './card.ts'
import type { Card } from './card.ts'
import { isCivil, isSpecial, isWork } from './catalogue.ts'
import { check } from './check.ts'
import { deckOf } from './decks.ts'
import { editionOf } from './editions.ts'
import type { Event } from './events.ts'
import { hidden } from './hidden.ts'
import type { Play } from './play.ts'
import { playing } from './playing.ts'
import { SPACES } from './row.ts'
import { newStack, newTurn, OPTIONS } from './state.ts'
import type { Civilization, Options, State } from './state.ts'
import { beat } from './turn.ts'
import { view } from './view.ts'
import type { View } from './view.ts'
import { whyNot } from './why.ts'

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
function setup(players: number, { edition, hands }: Options, random: RandomState): State {
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
  state.row.push(...state.civilDeck.splice(-SPACES))
  const events = deckOf(play, 'military', 0, players)
  const current = events.splice(0, players + 2)
  state.currentEvents = { cards: current, known: current.map(() => 0) }
  state.leftOver[0]?.push(...events)
  for (let seat = 0; seat < players; seat++) state.players.push(newCivilization(play, seat))
  return state
}

/** Most culture wins; those who have resigned come last (TTA-FINAL-04, -05, TTA-RESIGN-02). */
function outcome({ over, players }: State): Outcome | null {
  if (!over) return null
  const scores = players.map(({ culture }) => culture)
  const worth = players.map(({ out, culture }) => (out ? -1 : culture))
  return { scores, places: worth.map((own) => 1 + worth.filter((other) => other > own).length) }
}

/** What is printed on a card, for catalogues. */
function factsOf(card: Card): CardFacts {
  const { id, age, type, copies } = card
  const [two, three, four] = copies
  const facts: CardFacts = {
    id,
    age,
    kind: type,
    copies: { 2: two, 3: three, 4: four },
    deck: isCivil(card) ? 'civil' : 'military',
  }
  if (isWork(card)) {
    const { science, cost, worth, symbols } = card
    const per = isUrban(type) || isUnit(type) ? symbols : { [type === 'farm' ? 'food' : 'resources']: worth }
    return { ...facts, science, cost, perWorker: nonZero(per) }
  }
  if (isSpecial(card)) return { ...facts, science: card.science, gives: nonZero(card.abilities.symbols) }
  switch (card.type) {
    case 'government': {
      const { science, revolution, urbanLimit, abilities } = card
      return { ...facts, science, revolution, urbanLimit, gives: nonZero(abilities.symbols) }
    }
    case 'wonder':
      return { ...facts, stages: card.stages, gives: nonZero(card.abilities.symbols) }
    case 'leader':
      return { ...facts, gives: nonZero(card.abilities.symbols) }
    case 'territory':
      return { ...facts, immediate: card.immediate, permanent: nonZero(card.abilities.symbols) }
    case 'tactic': {
      const { infantry, cavalry, artillery, strength, antiquated } = card
      return { ...facts, infantry, cavalry, artillery, strength, antiquated }
    }
    case 'aggression':
    case 'war':
      return { ...facts, military: card.military }
    case 'pact':
      return {
        ...facts,
        A: nonZero(card.A.abilities.symbols),
        B: nonZero(card.B.abilities.symbols),
        attackForbidden: card.attackForbidden,
        endsOnAttack: card.endsOnAttack,
      }
    case 'bonus':
      return { ...facts, defense: card.defense, colonization: card.colonization }
    case 'action':
    case 'event':
      return facts
  }
}

const nonZero = (symbols: object): object =>
  Object.fromEntries(Object.entries(symbols).filter(([, amount]) => amount !== 0))

export const throughTheAges: Game<State, View, Event, Options> = {
  id: 'through-the-ages',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  cards: editionOf('2015').cards.all.map(factsOf),
  setup,
  beat,
  outcome,
  view,
  hidden,
  why: whyNot,
  check,
}
