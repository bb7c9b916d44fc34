import { EVERYBODY } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import { enough, militaryActions, payMilitary } from '../economy/paying.ts'
import { discard, playOpenly } from '../knowledge/hands.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'

export const PLAY_COST = 1
export const COPY_COST = 2

/** A tactic may be played or copied once per turn, unless an edition allows more (TTA-TACTIC-08). */
function once({ edition }: Play, civ: Civilization, reasons: Reasons): boolean {
  if (!civ.turn.tacticDone || edition.manyTactics) return true
  reasons?.push({ kind: 'tactic-done', rule: 'TTA-TACTIC-08' })
  return false
}

export function mayPlayTactic(play: Play, civ: Civilization, reasons: Reasons): boolean {
  const may = once(play, civ, reasons)
  return enough(reasons, 'military-actions', 'TTA-TACTIC-06', PLAY_COST, militaryActions(civ)) && may
}

/** Plays a tactic from hand as an exclusive one (TTA-TACTIC-06). */
export function playTactic(play: Play, civ: Civilization, card: CardId): void {
  payMilitary(civ, PLAY_COST)
  playOpenly(play, civ, card)
  adopt(play, civ, card, false)
}

export function mayCopyTactic(play: Play, civ: Civilization, card: CardId, reasons: Reasons): boolean {
  let may = once(play, civ, reasons)
  if (civ.tactic === card) {
    reasons?.push({ kind: 'current-tactic', rule: 'TTA-TACTIC-09' })
    may = false
  }
  return enough(reasons, 'military-actions', 'TTA-TACTIC-09', COPY_COST, militaryActions(civ)) && may
}

export function copyTactic(play: Play, civ: Civilization, card: CardId): void {
  payMilitary(civ, COPY_COST)
  adopt(play, civ, card, true)
}

/** An exclusive tactic is discarded for the new one. */
function adopt(play: Play, civ: Civilization, card: CardId, copied: boolean): void {
  if (civ.exclusive && civ.tactic !== null) discard(play, civ.tactic, EVERYBODY)
  civ.tactic = card
  civ.exclusive = !copied
  civ.turn.tacticDone = true
  play.emit({ kind: 'tactic', seat: civ.seat, card, copied })
}

/** An exclusive tactic becomes common at the start of its owner's next turn (TTA-TACTIC-01 to -04). */
export function shareTactic(play: Play, civ: Civilization): void {
  if (!civ.exclusive || civ.tactic === null) return
  const { commonTactics, gone } = play.state
  civ.exclusive = false
  if (commonTactics.includes(civ.tactic)) gone.push(civ.tactic)
  else commonTactics.push(civ.tactic)
  play.emit({ kind: 'shared', seat: civ.seat, card: civ.tactic })
}
