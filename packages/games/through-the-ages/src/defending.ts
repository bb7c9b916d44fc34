import type { Rules } from '@ziggurat/kernel'

import { abilitiesOf } from './abilities.ts'
import type { CardId } from './card.ts'
import { discardOpenly, discardSecretly } from './hands.ts'
import type { Play } from './play.ts'
import { strengthRating, unitsStrength, unitStrength } from './ratings.ts'
import { giveUp, maySacrificeInAttacks, unitPieces } from './sacrificing.ts'
import { cardsFor, chooseSeries } from './series.ts'
import type { Piece } from './series.ts'
import type { Civilization } from './state.ts'

/** Whether the rival holds out, by what he is or by what he adds (TTA-AGGR-07 to -11, TTA06-ADV-AGG-03). */
export function* defend(play: Play, rival: Civilization, strength: number, card: CardId): Rules<boolean> {
  const { attacks } = play.edition
  const own = strengthRating(play, rival)
  const limit = attacks.defenceCards(play, rival)
  const units = maySacrificeInAttacks(play) ? unitPieces(play, rival, 'sacrifice') : []
  const cards = limit === 0 ? [] : rival.militaryHand.cards
  // That there is nothing to defend with is for all to see.
  if (cards.length === 0 && units.length === 0) return stands(play, rival, strength)
  const value = valuing(play, rival)
  const total = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => (piece.verb === 'sacrifice' ? sum : sum + value(piece)), own) +
    unitsStrength(play, rival, cardsFor('sacrifice', pieces))
  const best = (rest: readonly Piece[], count: number) =>
    rest.toSorted((one, other) => value(other) - value(one)).slice(0, count)
  const pieces = yield* chooseSeries({
    seat: rival.seat,
    kind: 'defend',
    about: { card },
    pieces: [...units, ...defencesOf(play, cards)],
    inOrder: attacks.mustHold,
    decline: own >= strength ? 'done' : 'yield',
    adds: value,
    total,
    enough: (picked) => !attacks.mustHold || total(picked) >= strength,
    possible: (picked, rest) =>
      !attacks.mustHold ||
      (picked.length <= limit && total([...picked, ...best(rest, limit - picked.length)]) >= strength),
  })
  if (pieces === null) {
    play.tell({ kind: 'yielded', seat: rival.seat })
    return false
  }
  if (pieces.length === 0) return stands(play, rival, strength)
  const reached = total(pieces)
  const sacrificed = cardsFor('sacrifice', pieces)
  const bonuses = cardsFor('bonus', pieces)
  const discards = cardsFor('discard', pieces)
  giveUp(rival, sacrificed)
  for (const bonus of bonuses) discardOpenly(play, rival, bonus)
  const told = { kind: 'defended', seat: rival.seat, units: sacrificed, bonuses } as const
  const held = reached >= strength
  play.tell({ ...told, discards: discards.length, strength: reached, held }, { reveals: true })
  discardSecretly(play, rival, discards)
  return held
}

/** What a piece adds to a defence by itself. */
export function valuing(play: Play, civ: Civilization): (piece: Piece) => number {
  const factor = abilitiesOf(play, civ).reduce((most, { defenseFactor = 1 }) => most * defenseFactor, 1)
  return ({ verb, card }) => {
    if (verb === 'sacrifice') return unitStrength(play, civ, card)
    return verb === 'bonus' ? factor * play.cards.of('bonus', card).defense : 1
  }
}

/** Whether the rival is strong enough as he is. */
function stands(play: Play, rival: Civilization, attack: number): boolean {
  const strength = strengthRating(play, rival)
  const held = strength >= attack
  const told = { kind: 'defended', seat: rival.seat, units: [], bonuses: [], discards: 0 } as const
  if (held) play.tell({ ...told, strength, held })
  return held
}

/** A bonus card may be played; where an edition allows it, any card may be thrown in for 1. */
export function defencesOf({ cards, edition }: Play, hand: readonly CardId[]): Piece[] {
  return hand.flatMap((card, from): Piece[] => {
    const bonus: Piece[] = cards.get(card).type === 'bonus' ? [{ verb: 'bonus', card, from }] : []
    return edition.attacks.anyCardDefends ? [...bonus, { verb: 'discard', card, from }] : bonus
  })
}
