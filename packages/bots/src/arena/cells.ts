import { estimate, wilson } from '../interval.ts'
import type { Interval } from '../interval.ts'
import { meansOfDeals } from './deals.ts'
import { gamesOfDeal, isAgainstItself } from './pairing.ts'
import type { Pairing, Score, TableKind } from './pairing.ts'

/** What is measured: the share of victories, that share in multiples of an even one, or the mean of the player's points. */
export type Quantity = 'victories' | 'times-chance' | 'points'

/** A measurement and its bar. */
export interface Cell extends Pairing {
  readonly quantity: Quantity
  readonly bar: number
  /** The least and the most games; deals are played on every seat, so it may be a few more or less. */
  readonly least: number
  readonly most: number
}

/** The games of a pairing: of m games of a deal, game n has deal n / m, and the player sits on seat n % m. */
export interface Games extends Pairing {
  readonly games: readonly Score[]
}

/** The whole deals of a number of games. */
export const leastGames = (cell: Cell): number =>
  Math.ceil(cell.least / gamesOfDeal(cell)) * gamesOfDeal(cell)
export const mostGames = (cell: Cell): number =>
  Math.max(leastGames(cell), Math.floor(cell.most / gamesOfDeal(cell)) * gamesOfDeal(cell))

export function intervalOf(quantity: Quantity, played: Games): Interval {
  if (quantity === 'points') return ofPoints(played)
  const { seats, games } = played
  const wins = games.reduce((sum, [share]) => sum + share, 0)
  const { value, low, high } = wilson(wins, games.length)
  if (quantity === 'victories') return { value, low, high }
  return { value: value * seats, low: low * seats, high: high * seats }
}

function ofPoints(played: Games): Interval {
  if (played.games.length === 0) return { value: 0, low: -Infinity, high: Infinity }
  const { mean, doubt } = estimate(deals(played))
  return { value: mean, low: mean - doubt, high: mean + doubt }
}

/** The player's mean points of each deal. */
function deals(played: Games): readonly number[] {
  const { seats, games } = played
  if (isAgainstItself(played))
    return games.map(([, points, others]) => (points + others * (seats - 1)) / seats)
  return meansOfDeals(
    games.map(([, points]) => points),
    (game) => Math.floor(game / seats),
  )
}

/** On which side of its bar a cell's interval lies; `open` if the bar is inside. */
export function sideOf({ quantity, bar }: Cell, games: Games): 'above' | 'below' | 'open' {
  const { low, high } = intervalOf(quantity, games)
  return low >= bar ? 'above' : high < bar ? 'below' : 'open'
}

/** Whether a cell needs no more games. It is asked after whole deals only. */
export function isDecided(cell: Cell, games: Games): boolean {
  const { length } = games.games
  if (length < leastGames(cell) || length % gamesOfDeal(cell) !== 0) return false
  return length >= mostGames(cell) || sideOf(cell, games) !== 'open'
}

const LEAST = 20
const MOST = 200

/** Every player against every later one, until it is clear which is better: who wins more than an even share. */
export function roundRobin(table: TableKind, names: readonly string[]): readonly Cell[] {
  return names.flatMap((player, at) =>
    names.slice(at + 1).map((against) => barred(table, player, against, 'victories', 1 / table.seats)),
  )
}

/** A cell with a bar of its own. */
export const barred = (
  table: TableKind,
  player: string,
  against: string,
  quantity: Quantity,
  bar: number,
): Cell => ({ ...table, player, against, quantity, bar, least: LEAST, most: MOST })
