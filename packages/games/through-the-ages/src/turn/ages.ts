import { chacha, shuffle } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { dismiss } from '../actions/leading.ts'
import type { CardId } from '../cards/card.ts'
import { copiesOf, isCivil } from '../cards/catalogue.ts'
import { loseYellow } from '../economy/tokens.ts'
import { discardSecretly, putAway } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import { endPact } from '../politics/pacts.ts'
import { newStack, playersLeft, startingPlayer } from '../state.ts'
import type { Civilization, State } from '../state.ts'
import { turnUp } from './finishing.ts'

/** Makes cards before the age that ended antiquated, and begins the next age (TTA-AGE-04 to -16). */
export function* endAge(play: Play): Rules<void> {
  const { state, edition } = play
  const ended = state.age
  state.age = ended + 1
  if (ended > 0) {
    const { antiquates, yellowTokens } = edition.endOfAge
    for (const civ of state.players) if (!civ.out && antiquates) yield* antiquate(play, civ, ended)
    for (const civ of state.players) if (!civ.out) loseYellow(play, civ, yellowTokens)
    if (edition.endScoring?.oneByOne === true) turnUp(play)
  }
  prepareDecks(play)
  if (state.age > edition.lastAge) state.lastRound = edition.lastRound(state)
  play.emit({ kind: 'age', age: state.age, lastRound: state.lastRound })
}

/** The current round is the last. */
export const thisRound = ({ round }: State): number => round

/** The current round is finished, and one more is played unless it has just begun (TTA-AGE-16). */
export const oneMoreRound = (state: State): number =>
  state.active === startingPlayer(state) ? state.round : state.round + 1

/** Cards older than the age that ended leave hands; such leaders, unfinished wonders and pacts leave play. */
function* antiquate(play: Play, civ: Civilization, ended: number): Rules<void> {
  const { state, cards } = play
  const isOld = (card: string) => cards.get(card).age < ended
  const { civilHand, seat } = civ
  const old = civilHand.filter(isOld)
  state.gone.push(...old)
  civilHand.splice(0, civilHand.length, ...civilHand.filter((card) => !isOld(card)))
  for (const card of old) play.emit({ kind: 'antiquated', seat, card })
  discardSecretly(play, civ, civ.militaryHand.cards.filter(isOld))
  if (civ.leader !== null && isOld(civ.leader)) {
    play.emit({ kind: 'antiquated', seat, card: civ.leader })
    yield* dismiss(play, civ)
  }
  if (civ.site !== null && isOld(civ.site.card)) {
    play.emit({ kind: 'antiquated', seat, card: civ.site.card })
    abandonSite(play, civ)
  }
  if (civ.pact !== null && isOld(civ.pact.card)) yield* endPact(play, civ)
}

/** An unfinished wonder leaves play; its tokens go back to the bank (TTA-AGE-10). */
export function abandonSite(play: Play, civ: Civilization): void {
  const { site } = civ
  if (site === null) return
  civ.blueBank += site.tokens
  civ.site = null
  play.state.gone.push(site.card)
}

/**
 * Makes the decks of the new age (TTA-AGE-02, -14, -15), for the players who are left or for all who began
 * (TTA-RESIGN-09).
 */
function prepareDecks(play: Play): void {
  const { state } = play
  const { age } = state
  state.gone.push(...state.civilDeck.splice(0))
  for (const card of state.militaryDeck.splice(0)) putAway(play, card, 0)
  if (age > play.edition.lastAge) return
  const smaller = play.edition.resigning?.smallerDecks === true
  const players = smaller ? Math.max(2, playersLeft(state)) : state.players.length
  state.preparedFor[age] = players
  state.civilDeck = deckOf(play, 'civil', age, players)
  // Events set aside for this deck are now in it; those that will be scored at the end are not.
  if (age === 3) state.aside = newStack()
  const { scoring } = state
  state.militaryDeck = deckOf(play, 'military', age, players).filter((card) => !scoring.cards.includes(card))
}

/** A shuffled deck of an age for this number of players (TTA-SETUP-04 to -06). */
export function deckOf(play: Play, kind: 'civil' | 'military', age: number, players: number): CardId[] {
  const deck: CardId[] = []
  for (const card of play.edition.cards.all) {
    if (card.age !== age || (kind === 'civil') !== isCivil(card)) continue
    const copies = copiesOf(card, players)
    for (let i = 0; i < copies; i++) deck.push(card.id)
  }
  return shuffle(chacha(play.state.random), deck)
}
