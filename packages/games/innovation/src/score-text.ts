import { wrap } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import type { PlayerView, View } from './view.ts'
import type { Wording } from './wording.ts'

interface Line {
  readonly player: string
  readonly won: boolean
  readonly achievements: number
  readonly points: number
}

/** Everybody's achievements and points, the winners first, and why they won; empty while the game goes on. */
export function scoreLines(words: Wording, view: View, name: (seat: Seat) => string): readonly string[] {
  const { over } = view
  if (over === null) return []
  const lines = view.players
    .map(({ achievements, points }: PlayerView, seat): Line => {
      return { player: name(seat), won: over.winners.includes(seat), achievements, points }
    })
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) ||
        other.achievements - one.achievements ||
        other.points - one.points,
    )
  return [
    ...lines.map(({ player, achievements, points }) => words.say.scores.line(player, achievements, points)),
    '',
    ...verdict(words, over.by, lines),
  ].flatMap((line) => wrap(line))
}

function verdict(words: Wording, by: string, lines: readonly Line[]): string[] {
  const { scores } = words.say
  const winners = lines.filter(({ won }) => won)
  const [winner] = winners
  if (winner === undefined) return []
  const { player, achievements, points } = winner
  if (by === 'achievements') return [scores.byAchievements(player, achievements)]
  if (by === 'card') return [scores.byCard(player)]
  const level = lines.filter((line) => line.points === points)
  return [
    winners.length === 1
      ? scores.byPoints(player, points)
      : scores.shared(words.all(winners.map((each) => each.player)), points),
    ...(level.length > winners.length ? [scores.tieBroken(achievements)] : []),
  ]
}
