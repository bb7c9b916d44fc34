import { editionOf } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { YEAR_2015 } from './editions.ts'
import { position } from './position.ts'
import type { Facts, PlayerFacts, Position } from './position.ts'

/**
 * A current event comes up: the active player prepares an event of Age A, which scores no culture. The age is
 * that of the card by default.
 */
export function reveal(
  card: CardId,
  players: readonly PlayerFacts[],
  facts: Omit<Partial<Facts>, 'players'> = {},
): Position {
  const { active = 0 } = facts
  const prepared = card === 'development-of-science' ? 'development-of-settlement' : 'development-of-science'
  return position({
    age: Math.max(1, editionOf(YEAR_2015).cards.get(card).age),
    stage: 'politics',
    currentEvents: [card],
    ...facts,
    players: players.map((player, seat) =>
      seat === active ? { ...player, military: [...(player.military ?? []), prepared] } : player,
    ),
  }).plays(active, `event ${prepared}`)
}
