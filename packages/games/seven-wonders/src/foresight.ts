import { changesBetween } from '@ziggurat/kernel'
import type { Numbers, Foreseen as ForeseenOf, Option } from '@ziggurat/kernel'

import type { Find, Play } from './answers.ts'
import { broughtBy, paidFor } from './coins.ts'
import { SYMBOLS } from './effects.ts'
import type { Neighbour } from './effects.ts'
import { MADE, RAW } from './goods.ts'
import type { Good, Goods } from './goods.ts'
import { Market, visitSources } from './market.ts'
import { CATEGORIES, conflictToken, scoreSheet, shieldsOf, symbolsOf } from './scoring.ts'
import type { ScoreSheet, Symbols } from './scoring.ts'
import { builtStages, cityAt, FREE_CITY, neighbour } from './state.ts'
import type { Cities, City } from './state.ts'
import type { CityView, View } from './view.ts'

/** What a screen can compute from a view alone, with the functions that the rules use. */

/** What a city produces each turn: units of one good, and units with a choice of goods. */
export interface Production {
  readonly goods: Goods
  readonly choices: readonly (readonly Good[])[]
}

/** Everything that a city produces for itself: its starting resource, its cards, its wonder (7W-PROD-01). */
export const productionOf = (city: CityView): Production => produced(opened(city), false)

export interface Sales extends Production {
  readonly seller: number
  /** What the buyer pays for a unit of each good. */
  readonly prices: Readonly<Record<Good, number>>
}

/** What the neighbour on this side sells to a city, and the prices (7W-TRADE-02, -03, -11). */
export function salesOf(view: View, buyer: number, side: Neighbour): Sales {
  const table = openedTable(view)
  const { rawPrice, madePrice } = new Market(table).of(buyer)
  const seller = neighbour(table, buyer, side)
  const priced = (goods: readonly Good[], price: number) => goods.map((good) => [good, price] as const)
  const prices = Object.fromEntries([...priced(RAW, rawPrice[side]), ...priced(MADE, madePrice[side])])
  return { seller, ...produced(cityAt(table, seller), true), prices: prices as Record<Good, number> }
}

function produced(city: City, onlySold: boolean): Production {
  const goods: Partial<Record<Good, number>> = {}
  const choices: (readonly Good[])[] = []
  visitSources(city, ({ produces = [] }, sold) => {
    if (onlySold && !sold) return
    for (const unit of produces) {
      const [good] = unit
      if (unit.length > 1) choices.push(unit)
      else if (good !== undefined) goods[good] = (goods[good] ?? 0) + 1
    }
  })
  return { goods, choices }
}

/** What a city would score if the game ended now. */
export const scoredSoFar = (view: View, city: number): ScoreSheet => scoreSheet(openedTable(view), city)

/** The science symbols that a city shows. */
export const symbolsIn = (city: CityView): Symbols => symbolsOf(opened(city))

/** The numbers of a city that are forecast: what it has, and what it would score if the game ended now. */
const FIGURES = [
  'coins',
  'shields',
  ...SYMBOLS,
  'any-science',
  /** What a conflict with each neighbour would bring now. */
  'token-left',
  'token-right',
  ...CATEGORIES,
  'total',
] as const
export type Figure = (typeof FIGURES)[number]

export const figuresOf = (view: View, city: number): Numbers<Figure> =>
  figuresIn(openedTable(view), view.age, city)

function figuresIn(cities: Cities, age: number, index: number): Numbers<Figure> {
  const city = cityAt(cities, index)
  const shields = shieldsOf(city)
  const { fixed, free } = symbolsOf(city)
  const [compass = 0, gear = 0, tablet = 0] = fixed
  const token = (side: Neighbour) =>
    conflictToken(age, shields, shieldsOf(cityAt(cities, neighbour(cities, index, side))))
  return {
    coins: city.coins,
    shields,
    compass,
    gear,
    tablet,
    'any-science': free,
    'token-left': token('left'),
    'token-right': token('right'),
    ...scoreSheet(cities, index),
  }
}

/** The changes that a play brings. `seat` is the city that plays, which may be the Free City. */
export interface Foreseen extends ForeseenOf<Figure> {
  readonly before: Numbers<Figure>
  readonly after: Numbers<Figure>
}

/** The city that the viewer is asked about: their own, or the Free City if they lead it. */
export const cityAsked = ({ viewer }: View, { kind }: { readonly kind: string }): number =>
  kind.startsWith('free-city') ? FREE_CITY : (viewer ?? 0)

/**
 * What an answer would do to the city it is given for; null if it uses no card. What others do and pay in the
 * same turn is not included.
 */
export function foreseen(view: View, asked: { readonly kind: string }, option: Option): Foreseen | null {
  const play = playIn(option)
  if (play === null) return null
  const city = cityAsked(view, asked)
  const before = figuresOf(view, city)
  const table = openedTable(view)
  const digs = place(cityAt(table, city), play)
  cityAt(table, city).coins += broughtBy(table, city, play) - paidFor(play)
  const after = figuresIn(table, view.age, city)
  return {
    seat: city,
    of: FIGURES,
    changes: changesBetween(FIGURES, before, after),
    leavesOut: digs ? ['others', 'answers'] : ['others'],
    before,
    after,
  }
}

type Placed = Pick<Play, 'does' | 'card' | 'left' | 'right' | 'bank'>

/** How a card is used. A card from the discard pile is built without a cost. */
function playIn(option: Option): Placed | null {
  if (isPlay(option)) return option
  return isFind(option) && option.card !== undefined
    ? { does: 'build', card: option.card, left: 0, right: 0, bank: 0 }
    : null
}

export const isPlay = (option: Option): option is Play =>
  option.does === 'build' || option.does === 'wonder' || option.does === 'sell'

export const isFind = (option: Option): option is Find => option.does === 'dig'

/** Puts the card in its place. Returns whether the city may then dig. */
function place(city: City, { does, card }: Placed): boolean {
  if (does === 'build') city.built.push(card)
  if (does !== 'wonder') return false
  city.stages.cards.push(card)
  return builtStages(city).at(-1)?.ability === 'dig'
}

const openedTable = ({ players, cities }: View): Cities => ({ players, cities: cities.map(opened) })

/** A city made from its public parts. Any cards serve for those under its wonder. */
const opened = ({ board, side, coins, built, stages, tokens }: CityView): City => ({
  board,
  side,
  coins,
  built: [...built],
  stages: { cards: Array.from({ length: stages }, () => 'altar' as const), traces: [] },
  tokens: [...tokens],
  freeBuiltIn: 0,
  mayDig: false,
})
