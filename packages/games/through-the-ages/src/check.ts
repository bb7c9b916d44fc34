import type { Card, CardId } from './cards/card.ts'
import { copiesOf, isCivil, isMilitary } from './cards/catalogue.ts'
import { playing } from './editions/editions.ts'
import type { Play } from './play.ts'
import { civilTotal, militaryTotal } from './ratings/ratings.ts'
import type { Civilization, State } from './state.ts'

/** Throws if the state breaks an invariant. */
export function check(state: State): void {
  const play = playing(state)
  checkCards(play)
  for (const civ of state.players) if (!civ.out) checkCivilization(play, civ)
}

/** Checks that every card that has entered the game is in exactly one place. */
function checkCards(play: Play): void {
  const { state, cards } = play
  const counts = new Map<CardId, number>()
  const found = (list: readonly (CardId | null)[]) => {
    for (const card of list) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  found(state.row)
  found(state.civilDeck)
  found(state.militaryDeck)
  found(state.gone)
  found(state.pastEvents)
  found(state.commonTactics)
  if (state.doing !== null && state.doing.kind !== 'offer') found([state.doing.card])
  const stacks = [...state.discards, ...state.leftOver, state.currentEvents, state.futureEvents]
  for (const { cards: pile } of [...stacks, state.scoring, state.aside]) found(pile)
  for (const civ of state.players) if (!civ.out) found(cardsOf(civ))
  for (const card of cards.all) {
    const count = counts.get(card.id) ?? 0
    const expected = expectedOf(play, card)
    if (!isStarting(card) && count !== expected) fail(`${card.id} is there ${count} times, not ${expected}`)
  }
}

const isStarting = (card: Card): boolean =>
  'starting' in card && card.starting !== null && card.starting !== false

/** The decks of an age enter the game when it begins; events set aside for the end enter at once. */
function expectedOf({ state, edition }: Play, card: Card): number {
  const early = edition.endScoring !== null && card.type === 'event' && card.age === 3
  const players = early ? state.players.length : state.preparedFor[card.age]
  return players === undefined ? 0 : copiesOf(card, players)
}

function cardsOf(civ: Civilization): (CardId | null)[] {
  return [
    civ.leader,
    civ.government,
    civ.site?.card ?? null,
    civ.pact?.card ?? null,
    civ.exclusive ? civ.tactic : null,
    ...civ.specials,
    ...civ.colonies,
    ...civ.civilHand,
    ...civ.militaryHand.cards,
    ...civ.technologies.map(({ card }) => card),
    ...civ.wars.map(({ card }) => card),
    ...civ.wonders.flatMap(({ card, beneath }) => [card, beneath]),
  ]
}

function checkCivilization(play: Play, civ: Civilization): void {
  const { cards } = play
  const amounts = [
    civ.yellowBank,
    civ.blueBank,
    civ.unused,
    civ.sacrificed,
    civ.civil,
    civ.military,
    civ.science,
    civ.culture,
  ]
  for (const { workers, tokens } of civ.technologies) amounts.push(workers, tokens)
  if (amounts.some((amount) => !Number.isInteger(amount) || amount < 0)) {
    fail(`seat ${civ.seat} has less than nothing of something`)
  }
  if (civ.civil > civilTotal(play, civ)) fail(`seat ${civ.seat} has more civil actions than its total`)
  if (civ.military > militaryTotal(play, civ))
    fail(`seat ${civ.seat} has more military actions than its total`)
  if (civ.civilHand.some((card) => !isCivil(cards.get(card)))) fail('a military card is in a civil hand')
  if (civ.militaryHand.cards.some((card) => !isMilitary(cards.get(card)))) {
    fail('a civil card is in a military hand')
  }
  const types = civ.specials.map((card) => cards.get(card).type)
  if (new Set(types).size !== types.length) fail('two special technologies of one type are in play')
  for (const { tokens, card } of civ.technologies) {
    const { worth, type } = cards.work(card)
    if (tokens > 0 && worth === 0 && type !== 'lab') fail(`tokens lie on ${card}`)
  }
}

function fail(problem: string): never {
  throw new Error(problem)
}
