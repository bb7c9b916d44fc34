import type { Seat } from '@ziggurat/kernel'
import { wrap } from '@ziggurat/texts'

import { worthOf } from './achievements.ts'
import { verdict } from './verdict.ts'
import type { View } from './view.ts'
import type { Wording } from './wording.ts'

/**
 * Everybody's achievements and points, best first, and why the winners have won; empty while the game goes
 * on.
 */
export function scoreLines(
  { say, all }: Wording,
  view: View,
  name: (seat: Seat) => string,
): readonly string[] {
  const { over, players } = view
  if (over === null) return []
  const lines = players
    .map((player, seat) => ({ ...player, seat, won: over.winners.includes(seat) }))
    .toSorted(
      (one, other) => Number(other.won) - Number(one.won) || worthOf(over.by, other) - worthOf(over.by, one),
    )
    .map(({ seat, achievements, points }) => say.scores.line(name(seat), achievements, points))
  return [...lines, '', ...verdict(say, all, view, name)].flatMap((line) => wrap(line))
}
