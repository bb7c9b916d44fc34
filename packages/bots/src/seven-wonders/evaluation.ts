import type { Seat } from '@ziggurat/kernel'
import {
  BOARDS,
  builtStages,
  cardOf,
  CARDS,
  GOODS,
  hasAbility,
  neighbour,
  science,
  scoreSheet,
  shieldsOf,
  symbolsOf,
} from '@ziggurat/seven-wonders'
import type { CardId, City, Effect, Good, State } from '@ziggurat/seven-wonders'

const TURNS_PER_AGE = 6
const LAST_AGE = 3

/** The value of producing all goods, at the start of the game. Production pays for everything that is built later. */
const PRODUCTION = 75
/** The share of a good's value that is missing with only one unit of it: raw materials are needed more than once. */
const RAW_LEFT = 0.4
const MADE_LEFT = 0.15
const STILL_MISSING: Readonly<Record<Good, number>> = {
  wood: RAW_LEFT,
  stone: RAW_LEFT,
  clay: RAW_LEFT,
  ore: RAW_LEFT,
  glass: MADE_LEFT,
  cloth: MADE_LEFT,
  papyrus: MADE_LEFT,
}
/** A neighbour's goods at half price, at the start. */
const DISCOUNT = 1.6
/** The value of a full purse beyond its points, at the start, and how fast it is reached. */
const PURSE = 2
const PURSE_LEFT = 0.8
/** The share of the remaining turns in which a green card can be built. */
const GREEN_CARDS = 0.12
/** Shields that a city may gain in one turn of an age, for each shield of a red card of that age. */
const ARMING = 0.3
/** The share of a card's cost that a building saves by making the card free. */
const CHAIN = 0.35
/** Building a card for free, or an extra card, once per age. */
const EXTRA_BUILD = 3
/** Copying a neighbour's guild at the end. */
const COPIED_GUILD = 5

/** The points that a city has and may expect. */
export function evaluate(state: State, seat: Seat): number {
  const city = state.cities[seat]
  // Boards are still being chosen.
  if (city === undefined || state.age === 0) return 0
  const points = scoreSheet(state, seat).total
  if (state.over) return points + city.coins / 1000
  const turns = (LAST_AGE - state.age) * TURNS_PER_AGE + TURNS_PER_AGE + 1 - state.turn
  const left = turns / (LAST_AGE * TURNS_PER_AGE)
  const effects: readonly Effect[] = [...city.built.map(cardOf), ...builtStages(city)]
  return (
    points +
    (city.coins % 3) / 3 +
    PURSE * left * (1 - PURSE_LEFT ** city.coins) +
    PRODUCTION * left * productionOf(city, effects) +
    DISCOUNT * left * discountsOf(effects) +
    GREEN_CARDS * turns * nextSymbol(city) +
    conflictsToCome(state, seat, city) +
    CHAIN * chainsOf(state, city) +
    abilitiesOf(state, city)
  )
}

/** From 0 to 1: how many goods the city produces, and how many units of each. A choice counts as a share of each. */
function productionOf(city: City, effects: readonly Effect[]): number {
  const units: Partial<Record<Good, number>> = { [BOARDS[city.board].start]: 1 }
  for (const { produces = [] } of effects) {
    for (const goods of produces) {
      for (const good of goods) units[good] = (units[good] ?? 0) + 1 / Math.sqrt(goods.length)
    }
  }
  const have = (good: Good) => 1 - STILL_MISSING[good] ** (units[good] ?? 0)
  return GOODS.reduce((sum, good) => sum + have(good), 0) / GOODS.length
}

const discountsOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, { discount }) => sum + (discount?.from.length ?? 0), 0)

/** The points for one more science symbol of the best kind. */
function nextSymbol(city: City): number {
  const { fixed, free } = symbolsOf(city)
  return science(fixed, free + 1) - science(fixed, free)
}

/** The expected points of this age's conflict and the later ones, by today's shields. */
function conflictsToCome(state: State, seat: Seat, city: City): number {
  const own = shieldsOf(city)
  let points = 0
  for (const side of ['left', 'right'] as const) {
    const other = state.cities[neighbour(state, seat, side)]
    const lead = other === undefined ? 0 : own - shieldsOf(other)
    let arming = 0
    for (let age = state.age; age <= LAST_AGE; age++) {
      arming += ARMING * age * (age === state.age ? TURNS_PER_AGE + 1 - state.turn : TURNS_PER_AGE)
      const lean = Math.tanh(lead / (arming + 0.1))
      points += lean > 0 ? lean * (age * 2 - 1) : lean
    }
  }
  return points
}

const unitsIn = (cost: Readonly<Record<string, number>>): number =>
  Object.values(cost).reduce((sum, units) => sum + units, 0)

/** For each building, the cards of the next age that it makes free, and the goods that this saves. */
const CHAINS: ReadonlyMap<CardId, readonly { readonly age: number; readonly saves: number }[]> = new Map(
  CARDS.map(({ id }) => [
    id,
    CARDS.filter((card) => card.chainFrom?.includes(id)).map(({ age, cost }) => ({
      age,
      saves: unitsIn({ ...cost }),
    })),
  ]),
)

/** The goods that the city's chains will save in later ages. */
function chainsOf(state: State, city: City): number {
  let saved = 0
  for (const id of city.built) {
    for (const { age, saves } of CHAINS.get(id) ?? []) if (age > state.age) saved += saves
  }
  return saved
}

function abilitiesOf({ age, turn }: State, city: City): number {
  const agesLeft = LAST_AGE - age + (TURNS_PER_AGE - turn) / TURNS_PER_AGE
  const extra = hasAbility(city, 'free-build') || hasAbility(city, 'seventh-card')
  const copies = hasAbility(city, 'copy-guild') && age < LAST_AGE
  return (extra ? EXTRA_BUILD * agesLeft : 0) + (copies ? COPIED_GUILD : 0)
}
