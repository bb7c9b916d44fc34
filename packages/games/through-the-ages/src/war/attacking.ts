import { EVERYBODY } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { AggressionCard, WarCard } from '../cards/card.ts'
import { enough, militaryActions, payMilitary } from '../economy/paying.ts'
import { discard, playOpenly } from '../knowledge/hands.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { endPact } from '../politics/pacts.ts'
import { pactsBetween } from '../politics/parties.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { strengthRating } from '../ratings/ratings.ts'
import { civilizationAt, isLastRound } from '../state.ts'
import type { Civilization } from '../state.ts'
import { defend } from './defending.ts'
import { returnTokens, sacrifice } from './sacrificing.ts'

/** The military actions for an attack on this rival. */
export function attackCost(play: Play, card: AggressionCard | WarCard, rival: Civilization): number {
  const { military } = card
  let cost = typeof military === 'number' ? military : military(play, rival)
  for (const abilities of abilitiesOf(play, rival)) cost = abilities.attackCost?.(cost) ?? cost
  return cost
}

/** What applies to both aggressions and wars (TTA-AGGR-02, -03, TTA-WAR-02, -03). */
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
  const pacifist = abilitiesOf(play, civ).find(({ peaceful }) => peaceful)
  if (pacifist !== undefined) {
    reasons?.push({ kind: 'peaceful', card: pacifist.card })
    may = false
  }
  if (pactsBetween(play, civ, rival).some((between) => between.card.attackForbidden)) {
    reasons?.push({ kind: 'pact-forbids', rule })
    may = false
  }
  const { attackedBy } = rival
  if (play.edition.attacks.oneAttacker && attackedBy !== null && attackedBy !== civ.seat) {
    reasons?.push({ kind: 'attacked-by-another', rule: 'TTA06-VAR-GANG-01' })
    may = false
  }
  return may
}

/** The pacts that end when one civilization attacks the other. */
const endedPacts = (play: Play, civ: Civilization, other: Civilization) =>
  pactsBetween(play, civ, other).filter(({ card }) => card.endsOnAttack)

/**
 * The strength of one civilization against the other, after the attack has ended their pacts (TTA-AGGR-05).
 */
const strengthAgainst = (play: Play, civ: Civilization, other: Civilization): number =>
  endedPacts(play, civ, other).reduce(
    (strength, { abilities }) => strength - abilities.symbols.strength,
    strengthRating(play, civ),
  )

/** What cards in play add to the strength of one civilization against the other. */
const bonusAgainst = (play: Play, civ: Civilization, rival: Civilization): number =>
  pactsBetween(play, civ, rival).reduce((sum, { card }) => sum + card.attackBonus, 0)

/** The strength with which one civilization attacks the other. */
const attackStrength = (play: Play, civ: Civilization, rival: Civilization): number =>
  strengthAgainst(play, civ, rival) + bonusAgainst(play, civ, rival)

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
  const other = strengthAgainst(play, rival, civ)
  if (play.edition.attacks.onlyWeaker && own <= other) {
    reasons?.push({ kind: 'strength', rule: 'TTA-AGGR-04', own, rival: other })
    may = false
  }
  if (card.mayTarget !== undefined && !card.mayTarget(play, rival, reasons)) may = false
  return may
}

/** Pacts that the attack ends are removed before anything else (TTA-AGGR-06, TTA-WAR-05). */
function* endPacts(play: Play, civ: Civilization, rival: Civilization): Rules<void> {
  for (const { owner } of endedPacts(play, civ, rival)) yield* endPact(play, owner)
}

export function* attack(
  play: Play,
  civ: Civilization,
  card: AggressionCard,
  rival: Civilization,
): Rules<void> {
  playOpenly(play, civ, card.id)
  play.state.doing = { kind: 'event', card: card.id }
  payMilitary(civ, attackCost(play, card, rival))
  yield* endPacts(play, civ, rival)
  const base = attackStrength(play, civ, rival)
  const emitted = {
    kind: 'attacked',
    seat: civ.seat,
    rival: rival.seat,
    card: card.id,
    strength: base,
  } as const
  play.emit(emitted, { reveals: true })
  turnAgainst(play, civ, rival)
  play.state.doing = { kind: 'attack', card: card.id, rival: rival.seat, strength: base }
  const strength = base + (yield* sacrifice(play, civ, card.id))
  play.state.doing = { kind: 'attack', card: card.id, rival: rival.seat, strength }
  const held = yield* defend(play, rival, strength, card.id)
  if (!held) yield* card.succeeds(play, civ, rival)
  returnTokens(civ, rival)
  play.state.doing = null
  discard(play, card.id, EVERYBODY)
}

/** The effects of an aggression or a war on the rival before its outcome. */
function turnAgainst(play: Play, civ: Civilization, rival: Civilization): void {
  rival.attackedBy = civ.seat
  for (const abilities of abilitiesOf(play, rival)) abilities.whenAttacked?.(play, rival)
}

/**
 * TTA-WAR-01 to -08: strength does not matter yet. No wars in the last round, unless an edition allows them.
 */
export function mayDeclare(
  play: Play,
  civ: Civilization,
  card: WarCard,
  rival: Civilization,
  reasons: Reasons,
): boolean {
  let may = mayTurnAgainst(play, civ, card, rival, reasons)
  if (isLastRound(play.state) && !play.edition.attacks.warsInLastRound) {
    reasons?.push({ kind: 'last-round', rule: 'TTA-WAR-08' })
    may = false
  }
  if (abilitiesOf(play, rival).some(({ noWars }) => noWars)) {
    reasons?.push({ kind: 'card-forbids', rule: 'TTA-WAR-03' })
    may = false
  }
  return may
}

export function* declare(play: Play, civ: Civilization, card: WarCard, rival: Civilization): Rules<void> {
  playOpenly(play, civ, card.id)
  payMilitary(civ, attackCost(play, card, rival))
  yield* endPacts(play, civ, rival)
  civ.wars.push({ card: card.id, rival: rival.seat })
  const emitted = { kind: 'declared', seat: civ.seat, rival: rival.seat, card: card.id } as const
  play.emit(emitted, { reveals: true })
  turnAgainst(play, civ, rival)
}

/** Decides the wars declared a turn ago: the stronger side wins, whoever declared (TTA-WAR-10 to -16). */
export function* resolveWars(play: Play, civ: Civilization): Rules<void> {
  for (const war of civ.wars.splice(0)) {
    const rival = civilizationAt(play.state, war.rival)
    const card = play.cards.of('war', war.card)
    // Sacrificed units still count in the ratings.
    const [ours, theirs] = [
      strengthRating(play, civ) + bonusAgainst(play, civ, rival),
      strengthRating(play, rival),
    ]
    const doing = { kind: 'war', card: card.id, rival: rival.seat, against: theirs } as const
    play.state.doing = { ...doing, strength: ours }
    const own = ours + (yield* sacrifice(play, civ, card.id))
    play.state.doing = { ...doing, strength: own }
    const other = theirs + (yield* sacrifice(play, rival, card.id))
    const strengths = [own, other] as const
    play.emit({ kind: 'fought', seat: civ.seat, rival: rival.seat, card: card.id, strengths })
    play.state.doing = { kind: 'event', card: card.id }
    if (own > other) yield* card.won(play, civ, rival, own - other)
    else if (other > own) yield* card.won(play, rival, civ, other - own)
    returnTokens(civ, rival)
    play.state.doing = null
    discard(play, card.id, EVERYBODY)
  }
}
