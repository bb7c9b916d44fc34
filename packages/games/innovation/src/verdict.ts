import type { Seat } from '@ziggurat/kernel'

import type { Messages } from './messages/messages.ts'
import type { View } from './view.ts'

/** Why the winners have won, in sentences; empty while the game goes on. */
export function verdict(
  { scores }: Pick<Messages, 'scores'>,
  all: (names: readonly string[]) => string,
  { over, players }: Pick<View, 'over' | 'players'>,
  name: (seat: Seat) => string,
): readonly string[] {
  const [first] = over?.winners ?? []
  if (over === null || first === undefined) return []
  const { points = 0, achievements = 0 } = players[first] ?? {}
  if (over.by === 'achievements') return [scores.byAchievements(name(first), achievements)]
  if (over.by === 'card') return [scores.byCard(name(first))]
  const won =
    over.winners.length === 1
      ? scores.byPoints(name(first), points)
      : scores.shared(all(over.winners.map(name)), points)
  return over.by === 'tie' ? [won, scores.tieBroken(achievements)] : [won]
}
