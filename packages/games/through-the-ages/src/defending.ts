import type { Rules } from '@ziggurat/kernel'

import type { CardId } from './card.ts'
import { discardOpenly, discardSecretly } from './hands.ts'
import type { Play } from './play.ts'
import { militaryTotal, strengthRating } from './ratings.ts'
import { cardsFor, chooseSeries } from './series.ts'
import type { Piece } from './series.ts'
import type { Civilization } from './state.ts'

/** Whether the rival holds out, with cards or without; a defence is empty or sufficient (TTA-AGGR-07 to -11). */
export function* defend(play: Play, rival: Civilization, strength: number, card: CardId): Rules<boolean> {
  const own = strengthRating(play, rival)
  const limit = militaryTotal(play, rival)
  // That there is nothing to defend with is for all to see.
  if (rival.militaryHand.cards.length === 0 || limit === 0) return own >= strength
  const value = ({ verb, card: id }: Piece) => (verb === 'bonus' ? play.cards.of('bonus', id).defense : 1)
  const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + value(piece), own)
  const best = (rest: readonly Piece[], count: number) =>
    rest.toSorted((one, other) => value(other) - value(one)).slice(0, count)
  const pieces = yield* chooseSeries({
    seat: rival.seat,
    kind: 'defend',
    about: { card },
    pieces: defencesOf(play, rival),
    decline: 'yield',
    enough: (picked) => total(picked) >= strength,
    possible: (picked, rest) =>
      picked.length <= limit && total([...picked, ...best(rest, limit - picked.length)]) >= strength,
  })
  if (pieces === null) {
    play.tell({ kind: 'yielded', seat: rival.seat })
    return false
  }
  const bonuses = cardsFor('bonus', pieces)
  const discards = cardsFor('discard', pieces)
  for (const bonus of bonuses) discardOpenly(play, rival, bonus)
  const told = { kind: 'defended', seat: rival.seat, bonuses, discards: discards.length } as const
  play.tell({ ...told, strength: total(pieces) }, { reveals: true })
  discardSecretly(play, rival, discards)
  return true
}

/** Any card may be thrown in for 1; a bonus card may also be played. */
function defencesOf({ cards }: Play, { militaryHand }: Civilization): Piece[] {
  return militaryHand.cards.flatMap((card, from): Piece[] => {
    const discarded: Piece = { verb: 'discard', card, from }
    return cards.get(card).type === 'bonus' ? [{ verb: 'bonus', card, from }, discarded] : [discarded]
  })
}
