import type { Rules } from '@ziggurat/kernel'

import type { LeaderCard } from '../cards/card.ts'
import { ACTION, hasCivil, payCivil } from '../economy/paying.ts'
import { rearrange } from '../economy/tokens.ts'
import { removeFromCivilHand } from '../knowledge/hands.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { civilTotal } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'

export const mayLead = (civ: Civilization, reasons: Reasons): boolean => hasCivil(civ, ACTION, reasons)

/** Makes a spent civil action available again, if there is one (TTA-TOTAL-05). */
export function regainCivil(play: Play, civ: Civilization): void {
  civ.civil = Math.min(civ.civil + 1, civilTotal(play, civ))
}

/**
 * Plays a new leader. The old one leaves, and one action comes back if the edition says so (TTA-LEADER-01 to
 * -03).
 */
export function* lead(play: Play, civ: Civilization, card: LeaderCard): Rules<void> {
  payCivil(civ, 1)
  const old = civ.leader
  play.emit({ kind: 'led', seat: civ.seat, card: card.id, instead: old })
  if (old !== null) {
    const { abilities } = play.cards.of('leader', old)
    const stays = abilities.whenReplaced === undefined ? false : yield* abilities.whenReplaced(play, civ)
    abilities.whenLeaving?.(play, civ)
    if (!stays) {
      play.state.gone.push(old)
      if (play.edition.leaderRefund) regainCivil(play, civ)
    }
    civ.turn.leaderReplaced = true
  }
  removeFromCivilHand(civ, card.id)
  yield* rearrange(play, () => (civ.leader = card.id))
  civ.turn.unitResources += card.abilities.unitResources ?? 0
}

/** The leader leaves play for good, with the effects of leaving. */
export function* dismiss(play: Play, civ: Civilization): Rules<void> {
  const { leader } = civ
  if (leader === null) return
  play.cards.of('leader', leader).abilities.whenLeaving?.(play, civ)
  yield* rearrange(play, () => {
    civ.leader = null
    play.state.gone.push(leader)
  })
}
