import { amongPieces, SetQuestion } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import { discardOpenly, discardSecretly } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { strengthRating, unitsStrength } from '../ratings/ratings.ts'
import type { Civilization } from '../state.ts'
import { cardsFor, joined, leftInHand, pieceOf, usesEachOnce } from './pieces.ts'
import type { ForcePiece, ForceRules } from './pieces.ts'
import { giveUp, maySacrificeInAttacks, unitPieces } from './sacrificing.ts'

/**
 * Whether the rival withstands the attack, by their strength or by what they add (TTA-AGGR-07 to -11,
 * TTA06-ADV-AGG-03).
 */
export function* defend(play: Play, rival: Civilization, strength: number, card: CardId): Rules<boolean> {
  const rules = defences(play, rival, strength)
  // Everybody sees an empty hand; nobody sees what the cards of a hand are worth.
  const secret = play.edition.attacks.defenceCards(play, rival) > 0 && rival.militaryHand.cards.length > 0
  if (rules.pieces.length === 0 && !secret) return stands(play, rival, strength)
  const question = new SetQuestion(rival.seat, 'defend', rules, { card })
  const { id, pieces } = question.answered(yield question)
  if (id === 'yield') {
    play.emit({ kind: 'yielded', seat: rival.seat })
    return false
  }
  if (pieces.length === 0) return stands(play, rival, strength)
  const reached = rules.total(pieces)
  const sacrificed = cardsFor('sacrifice', pieces)
  const bonuses = cardsFor('bonus', pieces)
  const discards = cardsFor('discard', pieces)
  giveUp(rival, sacrificed)
  for (const bonus of bonuses) discardOpenly(play, rival, bonus)
  const emitted = { kind: 'defended', seat: rival.seat, units: sacrificed, bonuses } as const
  const held = reached >= strength
  play.emit({ ...emitted, discards: discards.length, strength: reached, held }, { reveals: true })
  discardSecretly(play, rival, discards)
  return held
}

/** What the rival may add against an attack of this strength. */
export function defences(play: Play, rival: Civilization, strength: number): ForceRules {
  const { attacks } = play.edition
  const { mustHold } = attacks
  const own = strengthRating(play, rival)
  const limit = attacks.defenceCards(play, rival)
  const hand = limit === 0 ? [] : rival.militaryHand.cards
  const units = maySacrificeInAttacks(play) ? unitPieces(play, rival, 'sacrifice') : []
  const total = (chosen: readonly ForcePiece[]) =>
    own +
    unitsStrength(play, rival, cardsFor('sacrifice', chosen)) +
    chosen.reduce((sum, { does, adds, count }) => (does === 'sacrifice' ? sum : sum + adds * count), 0)
  const most = mustHold ? limit : Infinity
  const holds = (chosen: readonly ForcePiece[]) => !mustHold || total(chosen) >= strength
  return {
    ...amongPieces([...units, ...defencesOf(play, rival, hand)], {
      least: 0,
      most,
      none: own >= strength ? 'done' : 'yield',
      reveals: 'pieces',
    }),
    legal: (chosen) => chosen.length === 0 || (usesEachOnce(hand, chosen) && holds(chosen)),
    open: (chosen) => {
      if (chosen.length === 0) return true
      const size = chosen.reduce((sum, { count }) => sum + count, 0)
      const rest = strongest(play, rival, leftInHand(hand, chosen)).slice(0, Math.max(0, most - size))
      return usesEachOnce(hand, chosen) && holds(joined(chosen, rest))
    },
    total,
    needed: strength,
  }
}

/** Each of these cards in its better use, the strongest first. */
export const strongest = (play: Play, civ: Civilization, hand: readonly CardId[]): ForcePiece[] =>
  hand
    .flatMap((card) => defencesOf(play, civ, [card]).slice(0, 1))
    .toSorted((one, other) => other.adds - one.adds)

/** Whether the rival is strong enough without additions. */
function stands(play: Play, rival: Civilization, attack: number): boolean {
  const strength = strengthRating(play, rival)
  const held = strength >= attack
  const emitted = { kind: 'defended', seat: rival.seat, units: [], bonuses: [], discards: 0 } as const
  if (held) play.emit({ ...emitted, strength, held })
  return held
}

/**
 * A bonus card may be played; where an edition allows it, any card may be discarded for 1. The better use
 * comes first.
 */
function defencesOf(play: Play, civ: Civilization, hand: readonly CardId[]): ForcePiece[] {
  const { cards, edition } = play
  const factor = abilitiesOf(play, civ).reduce((product, { defenseFactor = 1 }) => product * defenseFactor, 1)
  return hand.flatMap((card): ForcePiece[] => {
    const { type } = cards.get(card)
    const bonus = type === 'bonus' ? [pieceOf('bonus', card, factor * cards.of('bonus', card).defense)] : []
    return edition.attacks.anyCardDefends ? [...bonus, pieceOf('discard', card, 1)] : bonus
  })
}
