import type { Rules } from '@ziggurat/kernel'

import { deckOf } from './decks.ts'
import { discardSecretly } from './hands.ts'
import { dismiss } from './leading.ts'
import { endPact } from './pacts.ts'
import type { Play } from './play.ts'
import { playersLeft, startingPlayer } from './state.ts'
import type { Civilization } from './state.ts'
import { loseYellow } from './tokens.ts'

/** The age that just ended makes older cards antiquated, and the next one begins (TTA-AGE-04 to -16). */
export function* endAge(play: Play): Rules<void> {
  const { state } = play
  const ended = state.age
  state.age = ended + 1
  if (ended > 0) {
    for (const civ of state.players) if (!civ.out) yield* antiquate(play, civ, ended)
    for (const civ of state.players) if (!civ.out) loseYellow(play, civ, 2)
  }
  prepareDecks(play)
  if (state.age === 4)
    state.lastRound = state.active === startingPlayer(state) ? state.round : state.round + 1
  play.tell({ kind: 'age', age: state.age, lastRound: state.lastRound })
}

/** Cards older than the age that ended leave hands; leaders, unfinished wonders and pacts leave play. */
function* antiquate(play: Play, civ: Civilization, ended: number): Rules<void> {
  const { state, cards } = play
  const isOld = (card: string) => cards.get(card).age < ended
  const { civilHand, seat } = civ
  const old = civilHand.filter(isOld)
  state.gone.push(...old)
  civilHand.splice(0, civilHand.length, ...civilHand.filter((card) => !isOld(card)))
  for (const card of old) play.tell({ kind: 'antiquated', seat, card })
  discardSecretly(play, civ, civ.militaryHand.cards.filter(isOld))
  if (civ.leader !== null && isOld(civ.leader)) {
    play.tell({ kind: 'antiquated', seat, card: civ.leader })
    yield* dismiss(play, civ)
  }
  if (civ.site !== null && isOld(civ.site.card)) {
    play.tell({ kind: 'antiquated', seat, card: civ.site.card })
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

/** The decks of the new age, for as many players as are left (TTA-AGE-02, -14, -15, TTA-RESIGN-09). */
function prepareDecks(play: Play): void {
  const { state } = play
  const { age } = state
  state.gone.push(...state.civilDeck.splice(0))
  state.leftOver[age - 1]?.push(...state.militaryDeck.splice(0))
  if (age > 3) return
  const players = Math.max(2, playersLeft(state))
  state.preparedFor[age] = players
  state.civilDeck = deckOf(play, 'civil', age, players)
  state.militaryDeck = deckOf(play, 'military', age, players)
}
