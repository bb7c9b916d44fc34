import type { Option, Seat } from '@ziggurat/kernel'
import {
  BOARDS,
  builtStages,
  cardOf,
  GOODS,
  neighbour,
  scoreSheet,
  shieldsOf,
  symbolsOf,
} from '@ziggurat/seven-wonders'
import type { City, Good, Play, State } from '@ziggurat/seven-wonders'

import type { Theme } from '../../seven-wonders/features.ts'
import type { Facts, Why } from '../why.ts'

/** Points are what would be scored now. For each good, how many sources of it there are: one's own, and those of both neighbours. */
export type Fact =
  | Good
  | `${Good}Beside`
  | 'age'
  | 'shields'
  | 'shieldsLeft'
  | 'shieldsRight'
  | 'conflict'
  | 'goods'
  | 'kinds'
  | 'choices'
  | 'coins'
  | 'discounts'
  | 'yellow'
  | 'symbols'
  | 'sets'
  | 'science'
  | 'stages'
  | 'wonder'
  | 'guilds'
  | 'blue'
  | 'total'
  | 'coinsBeside'

function facts(state: State, seat: Seat): Facts<Fact> {
  const city = state.cities[seat]
  // Boards are still being chosen.
  if (city === undefined || state.age === 0) return NONE
  const sheet = scoreSheet(state, seat)
  const [left, right] = (['left', 'right'] as const).map((side) => state.cities[neighbour(state, seat, side)])
  const { fixed, free } = symbolsOf(city)
  return {
    age: state.age,
    shields: shieldsOf(city),
    shieldsLeft: left === undefined ? 0 : shieldsOf(left),
    shieldsRight: right === undefined ? 0 : shieldsOf(right),
    conflict: sheet.conflict,
    ...goodsOf(city),
    ...sources('', [city]),
    ...sources('Beside', [left, right]),
    coins: city.coins,
    discounts: city.built.reduce((sum, id) => sum + (cardOf(id).discount?.from.length ?? 0), 0),
    yellow: city.built.filter((id) => cardOf(id).colour === 'yellow').length,
    symbols: fixed.reduce((sum, each) => sum + each, free),
    sets: Math.min(...fixed),
    science: sheet.science,
    stages: city.stages.cards.length,
    wonder: sheet.wonder,
    guilds: sheet.guilds,
    blue: sheet.civilian,
    total: sheet.total,
    coinsBeside: (left?.coins ?? 0) + (right?.coins ?? 0),
  }
}

const NONE: Facts<Fact> = {
  ...sources('', []),
  ...sources('Beside', []),
  age: 0,
  shields: 0,
  shieldsLeft: 0,
  shieldsRight: 0,
  conflict: 0,
  goods: 0,
  kinds: 0,
  choices: 0,
  coins: 0,
  discounts: 0,
  yellow: 0,
  symbols: 0,
  sets: 0,
  science: 0,
  stages: 0,
  wonder: 0,
  guilds: 0,
  blue: 0,
  total: 0,
  coinsBeside: 0,
}

/** The goods that a city makes: what it starts with, and those of its cards and its wonder. */
const unitsOf = (city: City): readonly (readonly Good[])[] => [
  [BOARDS[city.board].start],
  ...[...city.built.map(cardOf), ...builtStages(city)].flatMap(({ produces = [] }) => produces),
]

/** The goods that a city makes in a turn, how many kinds it could make, and how many of them can be chosen each turn. */
function goodsOf(city: City): Pick<Facts<Fact>, 'goods' | 'kinds' | 'choices'> {
  const units = unitsOf(city)
  return {
    goods: units.length,
    kinds: new Set(units.flat()).size,
    choices: units.filter((unit) => unit.length > 1).length,
  }
}

function sources<Whose extends '' | 'Beside'>(
  whose: Whose,
  cities: readonly (City | undefined)[],
): Facts<`${Good}${Whose}`> {
  const units = cities.flatMap((city) => (city === undefined ? [] : unitsOf(city)))
  return Object.fromEntries(
    GOODS.map((good) => [`${good}${whose}`, units.filter((unit) => unit.includes(good)).length]),
  ) as Facts<`${Good}${Whose}`>
}

function pointsOf(state: State, seat: Seat): Partial<Record<Theme, number>> {
  const sheet = scoreSheet(state, seat)
  return {
    shields: sheet.conflict,
    money: sheet.treasury + sheet.commercial,
    wonder: sheet.wonder,
    points: sheet.civilian,
    science: sheet.science,
    guilds: sheet.guilds,
  }
}

/** What is built, whoever is paid for it. A stage of the wonder, or three coins, are the same with any card. */
const effect = (option: Option): string =>
  [
    option.does,
    option.does === 'build' ? option.card : '',
    (option as Partial<Play>).freeCity === true ? 'free city' : '',
  ].join(' ')

export const why: Why<State, Theme, Fact> = { facts, ending: { pointsOf, rivals: 'rivals' }, effect }
