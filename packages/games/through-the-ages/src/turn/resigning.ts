import { EVERYBODY } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { gains } from '../economy/goods.ts'
import { discard, discardSecretly, putAway } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import { endPact } from '../politics/pacts.ts'
import { playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import { endGame } from './finishing.ts'
import { passTurn } from './turn-order.ts'

/** Removes a civilization from the game with everything it has (TTA-RESIGN-02 to -07). */
export function* resign(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  const { warCulture = 0, cardsLeave = false } = play.edition.resigning ?? {}
  play.emit({ kind: 'resigned', seat: civ.seat }, { reveals: true })
  if (cardsLeave) putAwayHand(play, civ)
  else discardSecretly(play, civ, civ.militaryHand.cards.slice())
  const none = play.edition.pactsNeedThree && playersLeft(state) === 3
  for (const owner of state.players) {
    if (none || owner === civ || owner.pact?.partner === civ.seat) yield* endPact(play, owner)
  }
  for (const { card } of civ.wars.splice(0)) discard(play, card, EVERYBODY)
  for (const owner of state.players) {
    const against = owner.wars.filter(({ rival }) => rival === civ.seat)
    owner.wars = owner.wars.filter(({ rival }) => rival !== civ.seat)
    for (const { card } of against) {
      discard(play, card, EVERYBODY)
      gains(play, owner, 'culture', warCulture)
    }
  }
  leave(play, civ)
  if (playersLeft(state) === 1) endGame(play)
  else passTurn(play)
}

/** Removes the military hand from the game face down. */
function putAwayHand(play: Play, { militaryHand }: Civilization): void {
  const { cards, known } = militaryHand
  for (const [at, card] of cards.entries()) putAway(play, card, known[at] ?? 0)
  cards.length = 0
  known.length = 0
}

/**
 * Civil cards are gone for good; military cards go to their discard piles or are gone too; a common tactic
 * stays (TTA-RESIGN-03).
 */
function leave(play: Play, civ: Civilization): void {
  const { state } = play
  civ.out = true
  state.gone.push(...civ.civilHand.splice(0), ...civ.specials.splice(0), civ.government)
  if (civ.leader !== null) state.gone.push(civ.leader)
  if (civ.site !== null) state.gone.push(civ.site.card)
  for (const { card, beneath } of civ.wonders.splice(0)) {
    state.gone.push(card)
    if (beneath !== null) state.gone.push(beneath)
  }
  state.gone.push(...civ.technologies.splice(0).map(({ card }) => card))
  const open = [...civ.colonies.splice(0), ...(civ.exclusive && civ.tactic !== null ? [civ.tactic] : [])]
  if (play.edition.resigning?.cardsLeave === true) state.gone.push(...open)
  else for (const card of open) discard(play, card, EVERYBODY)
  civ.leader = null
  civ.site = null
  civ.tactic = null
  civ.exclusive = false
  for (const rival of state.players) if (rival.attackedBy === civ.seat) rival.attackedBy = null
}
