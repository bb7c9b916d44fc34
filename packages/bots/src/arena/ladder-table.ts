import { learnable } from '../games.ts'
import type { Interval } from '../interval.ts'
import { intervalOf, sideOf } from './cells.ts'
import type { Cell, Quantity } from './cells.ts'
import type { Entry } from './entry.ts'
import { isAgainstItself, keyOf } from './pairing.ts'
import type { TableKind } from './pairing.ts'
import { ratings } from './ratings.ts'

type Row = readonly string[]

/** Results as Markdown: for each kind of table the ratings and who won how much, then the bars and what happens in games. */
export function ladderTable(
  game: string,
  entries: ReadonlyMap<string, Entry>,
  bars: readonly Cell[],
  names: readonly string[],
): readonly string[] {
  const all = [...entries.values()]
  const tables = [...Map.groupBy(all, (entry) => tableInWords(game, entry))]
  const parts = [
    ...tables.map(([title, played]) => [`**${title}**`, '', ...ratingLines(played, names)]),
    bars.length === 0 ? [] : ['**Bars**', '', ...barLines(game, bars, entries)],
    happenedLines(game, all),
  ]
  return parts.filter(({ length }) => length > 0).flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]))
}

/** The seats, the edition if there are several, and what is not usual. */
export function tableInWords(game: string, { seats, options }: TableKind): string {
  const edition = learnable(game).game.options['edition']?.usual
  const shown = { ...(edition !== undefined && { edition }), ...options }
  return [`${seats} players`, ...Object.entries(shown).map(([key, value]) => `${key} ${value}`)].join(', ')
}

const ANCHOR = 'novice-1'

/** A row for each player: its rating, its time, and its victories alone among copies of each other player. */
function ratingLines(entries: readonly Entry[], names: readonly string[]): readonly string[] {
  const others = entries.filter((entry) => !isAgainstItself(entry))
  const met = others.map(({ player, against, seats, games }) => ({
    player,
    against,
    seats,
    games: games.length,
    wins: games.reduce((sum, [share]) => sum + share, 0),
  }))
  const playing = new Set(entries.flatMap(({ player, against }) => [player, against]))
  const known = playing.has(ANCHOR) ? ANCHOR : names.findLast((name) => playing.has(name))
  const anchor = known ?? [...playing][0] ?? ANCHOR
  const rated = ratings(met, anchor)
  const order = [...names, ...playing].filter(
    (name, at, all) => playing.has(name) && all.indexOf(name) === at,
  )
  const columns = order.filter((name) => met.some(({ against }) => against === name))
  const rows = order.map((name): Row => {
    const own = rated.find((each) => each.name === name)
    const doubt = name === anchor ? '' : ` ± ${own?.doubt.toFixed(0)}`
    return [
      `\`${name}\``,
      own === undefined ? '' : `${own.rating.toFixed(0)}${doubt}`,
      msOf(entries, name),
      ...columns.map((against) => {
        const one = others.find((each) => each.player === name && each.against === against)
        return one === undefined ? '' : shareInWords(one)
      }),
    ]
  })
  return markdown(['bot', 'rating', 'ms', ...columns.map((name) => `against \`${name}\``)], rows)
}

function shareInWords(entry: Entry): string {
  const { value, low, high } = intervalOf('victories', entry)
  return `${percent(value)} (${percent(low)}–${percent(high)}, ${entry.games.length})`
}

/** A player's mean time for a decision in all of its games. */
function msOf(entries: readonly Entry[], name: string): string {
  let [decisions, ms] = [0, 0]
  for (const { player, against, thought } of entries) {
    for (const [who, [some, time]] of [
      [player, thought[0]],
      [against, thought[1]],
    ] as const) {
      if (who !== name) continue
      decisions += some
      ms += time
    }
  }
  return decisions === 0 ? '' : msInWords(ms / decisions)
}

const msInWords = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

function barLines(
  game: string,
  bars: readonly Cell[],
  entries: ReadonlyMap<string, Entry>,
): readonly string[] {
  const rows = bars.map((cell): Row => {
    const { player, against, quantity, bar } = cell
    const entry = entries.get(keyOf(cell))
    const start = [
      tableInWords(game, cell),
      `\`${player}\``,
      `\`${against}\``,
      `${QUANTITY_NAMES[quantity]} ≥ ${amount(quantity, bar)}`,
    ]
    if (entry === undefined || entry.games.length === 0) return [...start, '', '', '', 'not measured']
    const measured = intervalOf(quantity, entry)
    const games = `${entry.games.length}${entry.unended > 0 ? `, ${entry.unended} without an end` : ''}`
    return [
      ...start,
      amount(quantity, measured.value),
      between(quantity, measured),
      games,
      verdict(cell, entry),
    ]
  })
  return markdown(['table', 'player', 'against', 'bar', 'measured', '95 % between', 'games', 'reached'], rows)
}

/** How often the player and one of the others do what is counted; of a player against itself, one of all. */
function happenedLines(game: string, entries: readonly Entry[]): readonly string[] {
  const names = learnable(game).happenings.map(({ name }) => name)
  const rows = entries.flatMap((entry): readonly Row[] => {
    const { seats, player, against, happened } = entry
    if (happened === undefined) return []
    const { games } = happened
    const means = names.map((name) => {
      const [own, rest] = [happened.player[name] ?? 0, happened.others[name] ?? 0]
      return isAgainstItself(entry)
        ? mean((own + rest) / seats, games)
        : `${mean(own, games)} : ${mean(rest / (seats - 1), games)}`
    })
    return [[tableInWords(game, entry), `\`${player}\``, `\`${against}\``, `${games}`, ...means]]
  })
  if (rows.length === 0) return []
  const title = '**What happens in a game, to the player : to one of the others**'
  return [title, '', ...markdown(['table', 'player', 'against', 'games', ...names], rows)]
}

const mean = (sum: number, games: number): string => (sum / games).toFixed(2)

export const QUANTITY_NAMES: Readonly<Record<Quantity, string>> = {
  victories: 'victories',
  'times-chance': 'times chance',
  points: 'points',
}

/** Whether a bar is reached; without a doubt only if the whole interval is on one side. */
export function verdict(cell: Cell, entry: Entry): string {
  const side = sideOf(cell, entry)
  if (side !== 'open') return side === 'above' ? 'yes' : 'no'
  return intervalOf(cell.quantity, entry).value >= cell.bar ? 'it seems so' : 'it seems not'
}

/** Close to 100 %, a digit after the point makes a difference. */
function percent(share: number): string {
  const exact = (100 * share).toFixed(1)
  return `${share > 0.985 && exact !== '100.0' ? exact : (100 * share).toFixed(0)} %`
}

export const amount = (quantity: Quantity, value: number): string =>
  quantity === 'victories' ? percent(value) : quantity === 'points' ? value.toFixed(1) : value.toFixed(2)

export const between = (quantity: Quantity, { low, high }: Interval): string =>
  `${amount(quantity, low)} and ${amount(quantity, high)}`

/** A table whose columns are aligned, as people and formatters like it. */
function markdown(head: Row, rows: readonly Row[]): readonly string[] {
  const widths = head.map((cell, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? cell).length)))
  const line = (row: Row): string =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}
