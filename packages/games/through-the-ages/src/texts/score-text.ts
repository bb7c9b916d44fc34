import { columns, wrap } from '@ziggurat/texts'

import type { View } from '../knowledge/view.ts'
import type { Name, Wording } from './wording.ts'

/** The final scoring by card, the totals, and the winners; empty while the game goes on. */
export function scoreLines(words: Wording, view: View, name: Name): readonly string[] {
  const { scores } = words.say
  if (!view.over) return []
  const order = view.players.toSorted(
    (one, other) => Number(one.out) - Number(other.out) || other.culture - one.culture,
  )
  const places = order.map(({ out, culture }) =>
    out ? 0 : 1 + order.filter((other) => !other.out && other.culture > culture).length,
  )
  const lines = order.map(({ seat, out, culture }, at) =>
    out ? scores.resigned(name(seat)) : scores.line(places[at] ?? 0, name(seat), culture),
  )
  const winners = order.filter((_, at) => places[at] === 1)
  const best = winners[0]?.culture ?? 0
  const names = winners.map(({ seat }) => name(seat))
  const verdict =
    names.length === 1 ? scores.winner(names.join(''), best) : scores.shared(words.all(names), best)
  return [...sheetLines(words, view, name), ...lines, '', verdict].flatMap((line) => wrap(line))
}

/** A row for each card that was scored after the last round. */
function sheetLines(words: Wording, { final, players }: View, name: Name): string[] {
  const { scores } = words.say
  if (final.length === 0) return []
  const gained = players.map(({ seat }) => final.reduce((sum, each) => sum + (each.scores[seat] ?? 0), 0))
  const rows = [
    { title: scores.before, points: players.map(({ culture, seat }) => culture - (gained[seat] ?? 0)) },
    ...final.map((each) => ({ title: words.scored(each.what), points: each.scores })),
    { title: scores.total, points: players.map(({ culture }) => culture) },
  ]
  return [
    ...rows.map(({ title, points }) => {
      const cells = points.map((own, seat) => `${name(seat)} ${own}`).join(', ')
      return `${title}${' '.repeat(Math.max(1, 30 - columns(title)))}${cells}`
    }),
    '',
  ]
}
