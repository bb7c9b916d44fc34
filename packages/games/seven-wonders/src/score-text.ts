import { columns, cut, wrap } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import { CATEGORIES } from './scoring.ts'
import type { ScoreSheet } from './scoring.ts'
import type { View } from './view.ts'
import { signed } from './wording.ts'
import type { Wording } from './wording.ts'

const WIDTH = 80
const COLUMNS = [...CATEGORIES, 'total'] as const

interface Line {
  readonly player: string
  readonly sheet: ScoreSheet
  readonly coins: number
}

/** The score sheet as a table, best first, and who won; empty while the game goes on. */
export function scoreLines(words: Wording, view: View, name: (seat: Seat) => string): readonly string[] {
  if (view.scores === null) return []
  const ranking = view.scores
    .slice(0, view.players)
    .map((sheet, seat): Line => ({ player: name(seat), sheet, coins: view.cities[seat]?.coins ?? 0 }))
    .sort((one, other) => other.sheet.total - one.sheet.total || other.coins - one.coins)
  return [...grid(words, ranking), '', ...verdict(words, ranking).flatMap((line) => wrap(line, WIDTH))]
}

function grid({ say }: Wording, ranking: readonly Line[]): string[] {
  const head = COLUMNS.map((category) => say.categories[category])
  const rows = ranking.map(({ sheet }) =>
    COLUMNS.map((category) => (sheet[category] < 0 ? signed(sheet[category]) : `${sheet[category]}`)),
  )
  const widths = head.map((label, at) =>
    Math.max(...[label, ...rows.map((row) => row[at] ?? '')].map(columns)),
  )
  const room = WIDTH - widths.reduce((sum, width) => sum + width + 1, 0)
  const names = ranking.map(({ player }) => cut(player, room))
  const longest = Math.max(...names.map(columns))
  const line = (label: string, cells: readonly string[]): string =>
    label +
    ' '.repeat(longest - columns(label)) +
    cells.map((cell, at) => ` ${cell.padStart(widths[at] ?? 0)}`).join('')
  return [line('', head), ...rows.map((row, at) => line(names[at] ?? '', row))]
}

function verdict(words: Wording, ranking: readonly Line[]): string[] {
  const [best] = ranking
  if (best === undefined) return []
  const { scores } = words.say
  const { total } = best.sheet
  const level = ranking.filter(({ sheet }) => sheet.total === total)
  const winners = level.filter(({ coins }) => coins === best.coins).map(({ player }) => player)
  return [
    winners.length === 1 ? scores.winner(best.player, total) : scores.winners(words.all(winners), total),
    ...(level.length > winners.length ? [scores.byCoins(best.coins)] : []),
  ]
}
