import type { Seat } from '@ziggurat/kernel'
import { columns, cut, wrap } from '@ziggurat/texts'

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

/** The score sheet as a table, best first, with the winners; empty while the game goes on. */
export function scoreLines(words: Wording, view: View, name: (seat: Seat) => string): readonly string[] {
  const ranking = ranked(view, name)
  if (ranking.length === 0) return []
  const said = [...verdict(words, ranking), ...tiesIn(words, ranking)]
  return [...grid(words, ranking), '', ...said.flatMap((line) => wrap(line, WIDTH))]
}

/** Ties on points that coins decided (7W-SCORE-10). */
export const tieLines = (words: Wording, view: View, name: (seat: Seat) => string): readonly string[] =>
  tiesIn(words, ranked(view, name))

function tiesIn({ say }: Wording, ranking: readonly Line[]): readonly string[] {
  const totals = new Set(ranking.map(({ sheet }) => sheet.total))
  return [...totals].flatMap((total) => {
    const level = ranking.filter(({ sheet }) => sheet.total === total)
    if (new Set(level.map(({ coins }) => coins)).size === 1) return []
    return [say.scores.byCoins(total, level.map(({ player, coins }) => `${player} ${coins}`).join(', '))]
  })
}

/** Best first; empty while the game goes on. */
const ranked = (view: View, name: (seat: Seat) => string): readonly Line[] =>
  (view.scores ?? [])
    .slice(0, view.players)
    .map((sheet, seat): Line => ({ player: name(seat), sheet, coins: view.cities[seat]?.coins ?? 0 }))
    .toSorted((one, other) => other.sheet.total - one.sheet.total || other.coins - one.coins)

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
  const winners = ranking
    .filter(({ sheet, coins }) => sheet.total === total && coins === best.coins)
    .map(({ player }) => player)
  return [
    winners.length === 1 ? scores.winner(best.player, total) : scores.winners(words.all(winners), total),
  ]
}
