import type { Seat } from '@ziggurat/kernel'

import type { Abilities, CardId, PactCard, Side } from '../cards/card.ts'
import type { Play } from '../play.ts'
import { civilizationAt } from '../state.ts'
import type { Civilization } from '../state.ts'

/** A pact as one of its two parties sees it. */
interface Party {
  readonly card: PactCard
  /** The civilization that it lies in front of. */
  readonly owner: Civilization
  /** The other party. */
  readonly partner: Seat
  /** What this party gets from it. */
  readonly abilities: Abilities
}

const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** The pact in front of an owner, if this civilization is a party to it. */
function partyTo({ cards }: Play, owner: Civilization, civ: Civilization): Party | null {
  const { pact } = owner
  if (pact === null) return null
  const card = cards.of('pact', pact.card)
  if (owner === civ) return { card, owner, partner: pact.partner, abilities: card[pact.side] }
  if (pact.partner !== civ.seat) return null
  return { card, owner, partner: owner.seat, abilities: card[otherSide(pact.side)] }
}

/** All pacts that a civilization is a party to, whoever they lie in front of (TTA-PACT-07). */
export function pactsOf(play: Play, civ: Civilization): Party[] {
  const parties: Party[] = []
  for (const owner of play.state.players) {
    const party = partyTo(play, owner, civ)
    if (party !== null) parties.push(party)
  }
  return parties
}

/** The pacts between two civilizations as the first one sees them: at most one in front of each. */
export function pactsBetween(play: Play, civ: Civilization, other: Civilization): Party[] {
  const parties: Party[] = []
  for (const owner of [civ, other]) {
    const party = partyTo(play, owner, civ)
    if (party?.partner === other.seat) parties.push(party)
  }
  return parties
}

/** The other party to a pact. */
export function partnerIn(play: Play, civ: Civilization, id: CardId): Civilization {
  const party = pactsOf(play, civ).find(({ card }) => card.id === id)
  if (party === undefined) throw new Error(`seat ${civ.seat} is not a party to ${id}`)
  return civilizationAt(play.state, party.partner)
}
