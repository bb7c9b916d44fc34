import { cardOf } from './cards/index.ts'
import type { Effect, Neighbour } from './effects.ts'
import { MADE, RAW } from './goods.ts'
import type { Good, Goods } from './goods.ts'
import { Market, visitSources } from './market.ts'
import type { Play } from './plays.ts'
import { coinsOf, conflictToken, SALE, scoreSheet, shieldsOf, symbolsOf } from './scoring.ts'
import type { ScoreSheet, Symbols } from './scoring.ts'
import { cityAt, FREE_CITY, FREE_CITY_PREFIX, neighbour, nextStage } from './state.ts'
import type { Cities, City } from './state.ts'
import type { CityView, View } from './view.ts'

/** What can be worked out from a view alone, for a screen; by the functions that the rules use. */

/** What a city makes each turn: units of one good, and units of which one may choose. */
export interface Production {
  readonly goods: Goods
  readonly choices: readonly (readonly Good[])[]
}

/** All that a city produces for itself: its start, its cards, its wonder (7W-PROD-01). */
export const productionOf = (city: CityView): Production => produced(opened(city), false)

export interface Sales extends Production {
  readonly seller: number
  /** What the buyer pays for a unit of each good. */
  readonly prices: Readonly<Record<Good, number>>
}

/** What the neighbour on this side sells to a city, and for how much (7W-TRADE-02, -03, -11). */
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

/** What a city would score if the game ended here. */
export const scoredSoFar = (view: View, city: number): ScoreSheet => scoreSheet(openedTable(view), city)

/** The science symbols that a city shows. */
export const symbolsIn = (city: CityView): Symbols => symbolsOf(opened(city))

interface Change<T = number> {
  readonly before: T
  readonly after: T
}

/** A city against one neighbour, if there were a conflict now: both have these shields, and it brings so much. */
interface Front {
  readonly against: number
  readonly theirs: number
  readonly token: Change
}

/** What a play would do to its city. What others do in the same turn, and pay, is not in it. */
export interface Foreseen {
  readonly city: number
  readonly coins: Change
  readonly shields: Change
  readonly fronts: Readonly<Record<Neighbour, Front>>
  readonly symbols: Change<Symbols>
  /** Printed points of the card or stage, which nothing takes away again. */
  readonly points: number
  /** What the game would be worth if it ended here. */
  readonly sheet: Change<ScoreSheet>
}

/** The play of the viewer, or of the Free City that it leads, before it is made. */
export function foreseen(view: View, play: Play): Foreseen {
  const index = play.id.startsWith(FREE_CITY_PREFIX) ? FREE_CITY : (view.viewer ?? 0)
  const before = openedTable(view)
  const after = openedTable(view)
  const city = cityAt(after, index)
  const effect = carriedOut(city, play)
  city.coins -= play.left + play.right + play.bank
  city.coins += effect === null ? SALE : coinsOf(after, index, effect)
  const was = cityAt(before, index)
  const front = (side: Neighbour): Front => {
    const against = neighbour(before, index, side)
    const theirs = shieldsOf(cityAt(before, against))
    const token = (own: number) => conflictToken(view.age, own, theirs)
    return { against, theirs, token: changed(token(shieldsOf(was)), token(shieldsOf(city))) }
  }
  return {
    city: index,
    coins: changed(was.coins, city.coins),
    shields: changed(shieldsOf(was), shieldsOf(city)),
    fronts: { left: front('left'), right: front('right') },
    symbols: changed(symbolsOf(was), symbolsOf(city)),
    points: effect?.points ?? 0,
    sheet: changed(scoreSheet(before, index), scoreSheet(after, index)),
  }
}

/** Puts the card where it goes: what it or the stage gives, or null if it is sold. */
function carriedOut(city: City, { action, card }: Play): Effect | null {
  if (action === 'sell') return null
  if (action === 'build') {
    city.built.push(card)
    return cardOf(card)
  }
  const stage = nextStage(city) ?? null
  city.stages.cards.push(card)
  return stage
}

const changed = <T>(before: T, after: T): Change<T> => ({ before, after })

const openedTable = ({ players, cities }: View): Cities => ({ players, cities: cities.map(opened) })

/** A city with what lies open of it; any card will do for those under its wonder. */
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
