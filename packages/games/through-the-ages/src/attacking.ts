import type { Rules } from '@ziggurat/kernel'

import type { AggressionCard, CardId, PactCard, WarCard } from './card.ts'
import { EVERYBODY } from './knowledge.ts'
import type { Reasons } from './listing.ts'
import { discard, discardOpenly, discardSecretly, show } from './military.ts'
import { enough, militaryActions, payMilitary } from './paying.ts'
import type { Play } from './play.ts'
import { abilitiesOf, militaryTotal, strengthRating } from './ratings.ts'
import { chooseSeries } from './series.ts'
import type { Piece } from './series.ts'
import { civilizationAt, isLastRound } from './state.ts'
import type { Civilization, Pact } from './state.ts'
import { rearrange } from './tokens.ts'

interface Between {
  readonly pact: Pact
  readonly owner: Civilization
  readonly card: PactCard
}

/** The pacts between two civilizations, in front of whomever. */
function pactsBetween({ cards }: Play, one: Civilization, other: Civilization): Between[] {
  const found: Between[] = []
  for (const [owner, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const { pact } = owner
    if (pact?.partner === partner.seat) found.push({ pact, owner, card: cards.of('pact', pact.card) })
  }
  return found
}

/** Military actions for an attack on this rival. */
export function attackCost(play: Play, card: AggressionCard | WarCard, rival: Civilization): number {
  let cost = card.military
  for (const abilities of abilitiesOf(play, rival)) cost = abilities.attackCost?.(cost) ?? cost
  return cost
}

/** What holds for aggressions and wars alike (TTA-AGGR-02, -03, TTA-WAR-02, -03). */
function mayTurnAgainst(
  play: Play,
  civ: Civilization,
  card: AggressionCard | WarCard,
  rival: Civilization,
  reasons: Reasons,
): boolean {
  const rule = card.type === 'war' ? 'TTA-WAR-03' : 'TTA-AGGR-03'
  let may = enough(
    reasons,
    'military-actions',
    card.type === 'war' ? 'TTA-WAR-02' : 'TTA-AGGR-02',
    attackCost(play, card, rival),
    militaryActions(civ),
  )
  if (abilitiesOf(play, civ).some(({ peaceful }) => peaceful)) {
    reasons?.push({ kind: 'peaceful', rule })
    may = false
  }
  if (pactsBetween(play, civ, rival).some((between) => between.card.attackForbidden)) {
    reasons?.push({ kind: 'pact-forbids', rule })
    may = false
  }
  return may
}

/** The pacts that an attack ends: one in front of each at most. */
const endedBy = (play: Play, civ: Civilization, rival: Civilization): Between[] =>
  pactsBetween(play, civ, rival).filter(({ card }) => card.endsOnAttack)

/** The strength of one of the two, once the pacts that an attack ends are gone (TTA-AGGR-05). */
function strengthWithout(play: Play, civ: Civilization, ended: readonly Between[]): number {
  let strength = strengthRating(play, civ)
  for (const { pact, owner, card } of ended) {
    const partnerSide = pact.side === 'A' ? 'B' : 'A'
    strength -= card[owner === civ ? pact.side : partnerSide].abilities.symbols.strength
  }
  return strength
}

/** What cards in play add to the strength of one against the other. */
const bonusAgainst = (play: Play, civ: Civilization, rival: Civilization): number =>
  pactsBetween(play, civ, rival).reduce((sum, { card }) => sum + card.attackBonus, 0)

/** The strength with which one attacks the other. */
const attackStrength = (play: Play, civ: Civilization, rival: Civilization): number =>
  strengthWithout(play, civ, endedBy(play, civ, rival)) + bonusAgainst(play, civ, rival)

export function mayAttack(
  play: Play,
  civ: Civilization,
  card: AggressionCard,
  rival: Civilization,
  reasons: Reasons,
): boolean {
  let may = mayTurnAgainst(play, civ, card, rival, reasons)
  if (!may && reasons === null) return false
  const own = attackStrength(play, civ, rival)
  const other = strengthWithout(play, rival, endedBy(play, civ, rival))
  if (own <= other) {
    reasons?.push({ kind: 'strength', rule: 'TTA-AGGR-04', own, rival: other })
    may = false
  }
  if (card.mayTarget !== undefined && !card.mayTarget(play, rival, reasons)) may = false
  return may
}

/** Pacts that the attack ends are gone before anything else (TTA-AGGR-06, TTA-WAR-05). */
function* endPacts(play: Play, civ: Civilization, rival: Civilization): Rules<void> {
  for (const { owner } of endedBy(play, civ, rival)) yield* endPact(play, owner)
}

/** The pact in front of a player leaves play. */
export function* endPact(play: Play, owner: Civilization): Rules<void> {
  const { pact } = owner
  if (pact === null) return
  yield* rearrange(play, () => (owner.pact = null))
  discard(play, pact.card, EVERYBODY)
  play.tell({ kind: 'pact-ended', seat: owner.seat, partner: pact.partner, card: pact.card })
}

export function* attack(
  play: Play,
  civ: Civilization,
  card: AggressionCard,
  rival: Civilization,
): Rules<void> {
  show(play, civ, card.id)
  play.state.doing = { kind: 'event', card: card.id }
  payMilitary(civ, attackCost(play, card, rival))
  yield* endPacts(play, civ, rival)
  const strength = attackStrength(play, civ, rival)
  const told = { kind: 'attacked', seat: civ.seat, rival: rival.seat, card: card.id, strength } as const
  play.tell(told, { reveals: true })
  play.state.doing = { kind: 'attack', card: card.id, rival: rival.seat, strength }
  const held = yield* defend(play, rival, strength, card.id)
  if (!held) yield* card.succeeds(play, civ, rival)
  play.state.doing = null
  discard(play, card.id, EVERYBODY)
}

/** The rival holds out, with cards or without; empty or sufficient (TTA-AGGR-07 to -11). */
function* defend(play: Play, rival: Civilization, strength: number, card: CardId): Rules<boolean> {
  const own = strengthRating(play, rival)
  const limit = militaryTotal(play, rival)
  const value = ({ verb, card: id }: Piece) => (verb === 'bonus' ? play.cards.of('bonus', id).defense : 1)
  const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + value(piece), own)
  const best = (rest: readonly Piece[], places: number) => {
    const values = new Map<number, number>()
    for (const piece of rest) values.set(piece.from, Math.max(values.get(piece.from) ?? 0, value(piece)))
    const sorted = [...values.values()].toSorted((one, other) => other - one)
    return sorted.slice(0, Math.max(0, places)).reduce((sum, each) => sum + each, 0)
  }
  // That there is nothing to defend with is for all to see.
  if (rival.militaryHand.cards.length === 0 || limit === 0) return own >= strength
  const pieces = yield* chooseSeries({
    seat: rival.seat,
    kind: 'defend',
    about: { card },
    pieces: defencesOf(play, rival),
    decline: 'yield',
    enough: (picked) => total(picked) >= strength,
    possible: (picked, rest) =>
      picked.length <= limit && total(picked) + best(rest, limit - picked.length) >= strength,
  })
  if (pieces === null) {
    play.tell({ kind: 'yielded', seat: rival.seat })
    return false
  }
  const bonuses = pieces.filter(({ verb }) => verb === 'bonus').map((piece) => piece.card)
  const discards = pieces.filter(({ verb }) => verb === 'discard').map((piece) => piece.card)
  const told = { kind: 'defended', seat: rival.seat, bonuses, discards: discards.length } as const
  for (const bonus of bonuses) discardOpenly(play, rival, bonus)
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

/** TTA-WAR-01 to -08: strength does not matter yet; no wars in the last round. */
export function mayDeclare(
  play: Play,
  civ: Civilization,
  card: WarCard,
  rival: Civilization,
  reasons: Reasons,
): boolean {
  let may = mayTurnAgainst(play, civ, card, rival, reasons)
  if (isLastRound(play.state)) {
    reasons?.push({ kind: 'last-round', rule: 'TTA-WAR-08' })
    may = false
  }
  if (isSafeFromWars(play, rival)) {
    reasons?.push({ kind: 'card-forbids', rule: 'TTA-WAR-03' })
    may = false
  }
  return may
}

function isSafeFromWars({ cards, state }: Play, rival: Civilization): boolean {
  return state.players.some((owner) => {
    const { pact } = owner
    if (pact === null) return false
    const card = cards.of('pact', pact.card)
    const partnerSide = pact.side === 'A' ? 'B' : 'A'
    return (
      (owner === rival && card[pact.side].noWars === true) ||
      (pact.partner === rival.seat && card[partnerSide].noWars === true)
    )
  })
}

export function* declare(play: Play, civ: Civilization, card: WarCard, rival: Civilization): Rules<void> {
  show(play, civ, card.id)
  payMilitary(civ, attackCost(play, card, rival))
  yield* endPacts(play, civ, rival)
  civ.wars.push({ card: card.id, rival: rival.seat })
  const told = { kind: 'declared', seat: civ.seat, rival: rival.seat, card: card.id } as const
  play.tell(told, { reveals: true })
}

/** Wars declared a turn ago: the stronger one wins, whoever declared (TTA-WAR-10 to -16). */
export function* resolveWars(play: Play, civ: Civilization): Rules<void> {
  for (const war of civ.wars.splice(0)) {
    const rival = civilizationAt(play.state, war.rival)
    const card = play.cards.of('war', war.card)
    const own = strengthRating(play, civ) + bonusAgainst(play, civ, rival)
    const other = strengthRating(play, rival)
    const strengths = [own, other] as const
    play.tell({ kind: 'fought', seat: civ.seat, rival: rival.seat, card: card.id, strengths })
    play.state.doing = { kind: 'event', card: card.id }
    if (own > other) yield* card.won(play, civ, rival, own - other)
    else if (other > own) yield* card.won(play, rival, civ, other - own)
    play.state.doing = null
    discard(play, card.id, EVERYBODY)
  }
}
