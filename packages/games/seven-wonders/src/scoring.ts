import type { Outcome } from '@ziggurat/kernel'

import { cardOf } from './cards/index.ts'
import { SYMBOLS } from './effects.ts'
import type { Effect, Per } from './effects.ts'
import { builtStages, cityAt, hasAbility, neighbour } from './state.ts'
import type { Cities, City, State } from './state.ts'

export const CATEGORIES = [
  'conflict',
  'treasury',
  'wonder',
  'civilian',
  'science',
  'commercial',
  'guilds',
] as const
export type Category = (typeof CATEGORIES)[number]

export type ScoreSheet = Readonly<Record<Category | 'total', number>>

export function shieldsOf(city: City): number {
  let shields = 0
  for (const id of city.built) shields += cardOf(id).shields ?? 0
  for (const stage of builtStages(city)) shields += stage.shields ?? 0
  return shields
}

function count(city: City, what: Per['what']): number {
  if (what === 'stages') return city.stages.cards.length
  if (what === 'defeats') return city.tokens.filter((token) => token < 0).length
  let cards = 0
  for (const id of city.built) if (what.includes(cardOf(id).colour)) cards++
  return cards
}

/** What an effect of the form 'an amount for each' is worth to a city now. */
function tally(state: Cities, index: number, { amount, what, where }: Per): number {
  let things = 0
  if (where !== 'neighbours') things += count(cityAt(state, index), what)
  if (where !== 'own') {
    things += count(cityAt(state, neighbour(state, index, 'left')), what)
    things += count(cityAt(state, neighbour(state, index, 'right')), what)
  }
  return amount * things
}

/** The token of a conflict: 1, 3 or 5 by age for more shields, -1 for fewer (7W-WAR-01 to -04). */
export const conflictToken = (age: number, own: number, theirs: number): number =>
  own === theirs ? 0 : own > theirs ? age * 2 - 1 : -1

/** Coins for a card that is sold (7W-TURN-05). */
export const SALE = 3

/** The coins that an effect brings at once. */
export const coinsOf = (state: Cities, index: number, { coins, coinsPer }: Effect): number =>
  (coins ?? 0) + (coinsPer === undefined ? 0 : tally(state, index, coinsPer))

/**
 * Squares of equal symbols, and 7 for each full set. Free symbols are placed together for the best result
 * (7W-SCORE-06, -07).
 */
export function science(symbols: readonly number[], free: number): number {
  if (free > 0) {
    return Math.max(
      ...symbols.map((_, kind) =>
        science(
          symbols.map((n, i) => (i === kind ? n + 1 : n)),
          free - 1,
        ),
      ),
    )
  }
  const [compasses = 0, gears = 0, tablets = 0] = symbols
  const sets = Math.min(compasses, gears, tablets)
  return compasses * compasses + gears * gears + tablets * tablets + 7 * sets
}

export interface Symbols {
  readonly fixed: readonly number[]
  readonly free: number
}

export function symbolsOf(city: City): Symbols {
  const fixed = [0, 0, 0]
  let free = 0
  for (const id of city.built) {
    const { science: symbol, anyScience } = cardOf(id)
    if (symbol !== undefined) {
      const kind = SYMBOLS.indexOf(symbol)
      fixed[kind] = (fixed[kind] ?? 0) + 1
    }
    if (anyScience) free++
  }
  for (const stage of builtStages(city)) if (stage.anyScience) free++
  return { fixed, free }
}

/** The best guild of a neighbour, scored as if it were the city's own (7W-WONDER-B-OLYMPIA). */
function copiedGuild(state: Cities, index: number, { fixed, free }: Symbols): number {
  const worth = (effect: Effect): number =>
    effect.pointsPer !== undefined
      ? tally(state, index, effect.pointsPer)
      : science(fixed, free + 1) - science(fixed, free)
  const guilds = (['left', 'right'] as const)
    .flatMap((side) => cityAt(state, neighbour(state, index, side)).built.map(cardOf))
    .filter(({ colour }) => colour === 'purple')
  return Math.max(0, ...guilds.map(worth))
}

export function scoreSheet(state: Cities, index: number): ScoreSheet {
  const city = cityAt(state, index)
  const symbols = symbolsOf(city)
  let [civilian, commercial, guilds] = [0, 0, 0]
  for (const id of city.built) {
    const { colour, points = 0, pointsPer } = cardOf(id)
    const worth = pointsPer === undefined ? points : points + tally(state, index, pointsPer)
    if (colour === 'blue') civilian += worth
    else if (colour === 'yellow') commercial += worth
    else if (colour === 'purple') guilds += worth
  }
  if (hasAbility(city, 'copy-guild')) guilds += copiedGuild(state, index, symbols)
  const conflict = city.tokens.reduce((sum, token) => sum + token, 0)
  const treasury = Math.floor(city.coins / 3)
  const wonder = builtStages(city).reduce((sum, stage) => sum + (stage.points ?? 0), 0)
  const learning = science(symbols.fixed, symbols.free)
  const total = conflict + treasury + wonder + civilian + learning + commercial + guilds
  return { conflict, treasury, wonder, civilian, science: learning, commercial, guilds, total }
}

/**
 * The highest total wins, then most coins; otherwise the victory is shared (7W-SCORE-10). The Free City does
 * not compete (7W-TWO-16).
 */
export function outcome(state: State): Outcome | null {
  if (!state.over) return null
  const scores = state.hands.map((_, seat) => scoreSheet(state, seat).total)
  const worths = scores.map((score, seat) => score * 1000 + cityAt(state, seat).coins)
  const places = worths.map((worth) => 1 + worths.filter((other) => other > worth).length)
  return { scores, places }
}
