import { amongPieces, SetQuestion } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { isUnit } from '../cards/card.ts'
import type { CardId } from '../cards/card.ts'
import { removeWorker } from '../economy/tokens.ts'
import type { Play } from '../play.ts'
import { unitsStrength, unitStrength } from '../ratings/ratings.ts'
import { isLastRound } from '../state.ts'
import type { Civilization } from '../state.ts'
import { showsNext } from '../turn/showing.ts'
import { cardsFor, pieceOf } from './pieces.ts'
import type { ForcePiece, ForceRules } from './pieces.ts'

/** Whether units may be sacrificed, for a colony or in an attack. */
export const maySacrifice = ({ state, edition }: Play): boolean =>
  edition.attacks.sacrificesInLastRound || !isLastRound(state)

/** Whether both sides of an attack may sacrifice units. */
export const maySacrificeInAttacks = (play: Play): boolean =>
  play.edition.attacks.sacrifices && maySacrifice(play)

/** The units of a civilization. */
export const unitPieces = (play: Play, civ: Civilization, does: 'send' | 'sacrifice'): ForcePiece[] =>
  civ.technologies
    .filter(({ card, workers }) => workers > 0 && isUnit(play.cards.work(card).type))
    .map(({ card, workers }) => pieceOf(does, card, unitStrength(play, civ, card), workers))

/**
 * Lets one side of an attack sacrifice units, and returns the strength that they add. They still count in the
 * strength of the civilization, so they count twice (TTA06-ADV-AGG-02, -04).
 */
export function* sacrifice(play: Play, civ: Civilization, card: CardId): Rules<number> {
  if (!maySacrificeInAttacks(play)) return 0
  const rules = sacrifices(play, civ)
  if (rules.pieces.length === 0) return 0
  const question = new SetQuestion(civ.seat, 'sacrifice', rules, { card })
  const { pieces } = question.answered(yield question)
  const units = cardsFor('sacrifice', pieces)
  const strength = rules.total(pieces)
  giveUp(civ, units)
  if (units.length > 0) play.emit({ kind: 'sacrificed', seat: civ.seat, units, strength })
  return strength
}

/** What sacrificed units would add. */
export function sacrifices(play: Play, civ: Civilization): ForceRules {
  return {
    ...amongPieces(unitPieces(play, civ, 'sacrifice'), {
      least: 0,
      most: Infinity,
      none: 'done',
      reveals: play.state.stage === 'war' && showsNext(play),
    }),
    total: (chosen) => unitsStrength(play, civ, cardsFor('sacrifice', chosen)),
    needed: 0,
  }
}

/** Removes units from their cards; their tokens wait for the end of the attack. */
export function giveUp(civ: Civilization, units: readonly CardId[]): void {
  for (const unit of units) removeWorker(civ, unit)
  civ.sacrificed += units.length
}

/** After the attack, the tokens go back to the yellow banks (TTA06-ADV-AGG-06). */
export function returnTokens(...sides: readonly Civilization[]): void {
  for (const civ of sides) {
    civ.yellowBank += civ.sacrificed
    civ.sacrificed = 0
  }
}
