import type { Rules } from '@ziggurat/kernel'

import { isUnit } from './card.ts'
import type { CardId } from './card.ts'
import type { Play } from './play.ts'
import { unitsStrength, unitStrength } from './ratings.ts'
import { cardsFor, chooseSeries } from './series.ts'
import type { Piece } from './series.ts'
import { isLastRound } from './state.ts'
import type { Civilization } from './state.ts'
import { removeWorker } from './tokens.ts'

/** Units may leave for good: to a colony, or to win an attack. */
export const maySacrifice = ({ state, edition }: Play): boolean =>
  edition.attacks.sacrificesInLastRound || !isLastRound(state)

/** Both sides of an attack may sacrifice units. */
export const maySacrificeInAttacks = (play: Play): boolean =>
  play.edition.attacks.sacrifices && maySacrifice(play)

/** Each unit, in the order in which they are chosen. */
export function unitPieces(play: Play, civ: Civilization, verb: 'send' | 'sacrifice'): Piece[] {
  const pieces: Piece[] = []
  for (const { card, workers } of civ.technologies) {
    if (!isUnit(play.cards.work(card).type)) continue
    for (let i = 0; i < workers; i++) pieces.push({ verb, card, from: -1 - pieces.length })
  }
  return pieces
}

/**
 * Units that one side of an attack gives up, and the strength that they add to it: they still count
 * in the strength of the civilization, so they count twice (TTA06-ADV-AGG-02, -04).
 */
export function* sacrifice(play: Play, civ: Civilization, card: CardId): Rules<number> {
  const pieces = maySacrificeInAttacks(play) ? unitPieces(play, civ, 'sacrifice') : []
  if (pieces.length === 0) return 0
  const added = (units: readonly Piece[]) => unitsStrength(play, civ, cardsFor('sacrifice', units))
  const picked = yield* chooseSeries({
    seat: civ.seat,
    kind: 'sacrifice',
    about: { card },
    pieces,
    inOrder: false,
    decline: 'done',
    adds: ({ card: unit }) => unitStrength(play, civ, unit),
    total: added,
    enough: () => true,
    possible: () => true,
  })
  const units = cardsFor('sacrifice', picked ?? [])
  const strength = added(picked ?? [])
  giveUp(civ, units)
  if (units.length > 0) play.tell({ kind: 'sacrificed', seat: civ.seat, units, strength })
  return strength
}

/** Units leave their cards; their tokens wait for the end of the attack. */
export function giveUp(civ: Civilization, units: readonly CardId[]): void {
  for (const unit of units) removeWorker(civ, unit)
  civ.sacrificed += units.length
}

/** The attack is over: the tokens go back to the yellow banks (TTA06-ADV-AGG-06). */
export function returnTokens(...sides: readonly Civilization[]): void {
  for (const civ of sides) {
    civ.yellowBank += civ.sacrificed
    civ.sacrificed = 0
  }
}
