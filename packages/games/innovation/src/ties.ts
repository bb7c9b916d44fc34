import type { Seat } from '@ziggurat/kernel'

import type { View } from './view.ts'
import type { Wording } from './wording.ts'

/**
 * Which players were tied on what decided the game, and what broke the tie: achievements if points came first
 * (INN-END-02), otherwise points. A player who has won by achievements or by a card was tied with nobody.
 */
export function tieLines(
  { say }: Wording,
  { over, players }: Pick<View, 'over' | 'players'>,
  name: (seat: Seat) => string,
): readonly string[] {
  if (over === null) return []
  const isWon = over.by === 'achievements' || over.by === 'card'
  const [first, next] = isWon ? (['achievements', 'points'] as const) : (['points', 'achievements'] as const)
  const ranked = players
    .map((player, seat) => ({ seat, first: player[first], next: player[next] }))
    .filter(({ seat }) => !isWon || !over.winners.includes(seat))
    .toSorted((one, other) => other.first - one.first || other.next - one.next)
  return [...new Set(ranked.map((each) => each.first))].flatMap((amount) => {
    const level = ranked.filter((each) => each.first === amount)
    if (new Set(level.map((each) => each.next)).size === 1) return []
    return [
      say.scores.level[first](amount, level.map((each) => `${name(each.seat)} ${each.next}`).join(', ')),
    ]
  })
}
