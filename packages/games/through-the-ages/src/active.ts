import type { Abilities, CardId } from './card.ts'
import type { Play } from './play.ts'
import type { Civilization } from './state.ts'

/** A card whose owner can do something with it, beside its rating. */
interface Active {
  readonly card: CardId
  readonly abilities: Abilities
}

/** The leader, completed wonders and pacts: the cards that can have deeds of their own. */
export function activeCards({ cards, state }: Play, civ: Civilization): Active[] {
  const list: Active[] = []
  if (civ.leader !== null)
    list.push({ card: civ.leader, abilities: cards.of('leader', civ.leader).abilities })
  for (const { card, ruined } of civ.wonders) {
    if (!ruined) list.push({ card, abilities: cards.of('wonder', card).abilities })
  }
  for (const owner of state.players) {
    const { pact } = owner
    if (pact === null || (owner !== civ && pact.partner !== civ.seat)) continue
    const side = owner === civ ? pact.side : pact.side === 'A' ? 'B' : 'A'
    list.push({ card: pact.card, abilities: cards.of('pact', pact.card)[side].abilities })
  }
  return list
}
